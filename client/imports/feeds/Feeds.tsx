import { useQuery } from '@tanstack/react-query'
import { Rss } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { FeedCard } from './FeedCard.tsx'
import { FeedDialog } from './FeedDialog.tsx'
import { feedsQuery } from './feeds.api.ts'

/** Addresses that bring listings in by themselves. */
export function Feeds() {
  const { imports: w } = useWords('imports')
  const query = useQuery(feedsQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="mt-8">
      <PanelSection
        title={w.feeds.title}
        lead={w.feeds.lead}
        action={
          <Button
            variant="secondary"
            size="sm"
            icon={<Rss aria-hidden="true" className="size-4.5" />}
            onClick={() => setAdding(true)}
          >
            {w.feeds.add}
          </Button>
        }
      >
        <QueryPart query={query}>
          {(feeds) =>
            feeds.length === 0 ? (
              <p className="text-ink-muted">{w.feeds.none}</p>
            ) : (
              <ul className="divide-y">
                {feeds.map((feed) => (
                  <FeedCard key={feed.id} feed={feed} />
                ))}
              </ul>
            )
          }
        </QueryPart>
        {isAdding && <FeedDialog onClose={() => setAdding(false)} />}
      </PanelSection>
    </div>
  )
}
