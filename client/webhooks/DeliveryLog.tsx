import { Send } from 'lucide-react'
import { useEffect } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { usePages } from '#client/ui/list/usePages.ts'
import { type Delivery, type Webhook, webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { DeliveryRow } from './DeliveryRow.tsx'

const pageSize = 20
/** Milliseconds. */
const pace = 2000

/** What an endpoint was sent, with what sends more. */
export function DeliveryLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { webhooks: w } = useWords('webhooks')
  const params = { id: webhook.id }
  const pages = usePages(webhooksApi.deliveries, { limit: pageSize }, '', params)
  const { refetch } = pages
  const onError = useFailureToast()
  const onSettled = () => refetch()
  const test = useSingleMutation({
    mutationFn: () => call(webhooksApi.test, { params }),
    ...{ onError, onSettled },
  })
  const again = useSingleMutation({
    mutationFn: (delivery: string) => call(webhooksApi.redeliver, { params: { ...params, delivery } }),
    ...{ onError, onSettled },
  })
  const isUnderWay = pages.items?.some(isSoon) ?? false
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void refetch(), pace)
    return () => clearInterval(timer)
  }, [isUnderWay, refetch])
  const isOn = webhook.offReason === null
  return (
    <Dialog
      open
      placement="side"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.log.title}
      description={w.log.lead}
      footer={
        <Button
          icon={<Send aria-hidden="true" className="size-4.5" />}
          busy={test.isPending}
          disabled={!isOn}
          onClick={() => test.mutate(undefined)}
        >
          {w.log.test}
        </Button>
      }
    >
      <PagedList pages={pages} more={w.log.more} empty={<p className="text-ink-muted">{w.log.none}</p>}>
        {(items) => (
          <ul className="divide-y">
            {items.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                {...(isOn && { onAgain: () => again.mutate(delivery.id) })}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  )
}

/** Sent within the next moments. */
const isSoon = ({ state, nextAttemptAt }: Delivery) =>
  state === 'waiting' && Date.parse(nextAttemptAt ?? '') < Date.now() + 30_000
