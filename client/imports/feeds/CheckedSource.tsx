import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { ListingCard } from '#client/listings/card/ListingCard.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { type FeedCheck, type FeedSample, feedsApi, type NewFeed } from '#shared/imports/feeds.ts'
import { feedsQuery } from './feeds.api.ts'
import { sampleListing } from './sampleListing.ts'

interface Props {
  check: FeedCheck
  body: NewFeed
  onBack: () => void
  onClose: () => void
}

export function CheckedSource({ check: { listings }, body, onBack, onClose }: Props) {
  const { imports: w } = useWords('imports')
  const client = useQueryClient()
  const adding = useSingleMutation({
    mutationFn: () => call(feedsApi.add, { body }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: feedsQuery.queryKey })
      onClose()
    },
    onError: useFailureToast(),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.feeds.checkedTitle}
      description={listings.length > 0 ? w.feeds.checked : w.feeds.checkedNone}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {w.feeds.back}
          </Button>
          <Button busy={adding.isPending} onClick={() => adding.mutate(undefined)}>
            {w.feeds.add}
          </Button>
        </>
      }
    >
      <ul className="grid gap-4">
        {listings.map((sample) => (
          <Sample key={sample.id} sample={sample} />
        ))}
      </ul>
    </Dialog>
  )
}

function SampleFooter() {
  const { imports: w } = useWords('imports')
  return <p className="text-ink-muted text-xs">{w.feeds.notYet}</p>
}

/** Leads nowhere: there is no page of it yet. */
function Sample({ sample }: { sample: FeedSample }) {
  const rate = useRate()
  const { title, neighborhood, city, problems } = sample
  return (
    <li>
      <VisuallyHidden>{[title, neighborhood, city].filter(Boolean).join(', ')}</VisuallyHidden>
      <div inert>
        <ListingCard
          listing={sampleListing(sample)}
          rate={rate}
          layout="list"
          level={3}
          footer={SampleFooter}
        />
      </div>
      {problems.map((problem) => (
        <p key={problem} className="mt-1.5 text-sm text-warning">
          {problem}
        </p>
      ))}
    </li>
  )
}
