import { useQuery } from '@tanstack/react-query'
import { AnswerListings } from '#client/ai/answer/AnswerListings.tsx'
import { AnswerText } from '#client/ai/answer/AnswerText.tsx'
import type { ChatMessage } from '#client/ai/conversation/messages.ts'
import { useWords } from '#client/core/language.tsx'
import { batchQuery } from '#client/listings/listings.api.ts'
import { paths } from '#client/paths.ts'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { AnswerBubble } from './AnswerBubble.tsx'

export function AnswerMessage({ message }: { message: ChatMessage }) {
  const { chat: w } = useWords('chat')
  const { content, links, listingIds = [], source, stopped } = message
  const isNaming = listingIds.length > 0
  const { data: listings = [], isPending } = useQuery({ ...batchQuery(listingIds), enabled: isNaming })
  // The rules only list what the cards show; a model may say more.
  const shown = source === 'local' ? new Set(listings.map(({ id }) => paths.property(id))) : undefined
  return (
    <>
      <AnswerBubble>
        <AnswerText response={content} links={links} shown={shown} />
      </AnswerBubble>
      {isNaming && isPending && <Skeleton className="mt-2 h-24 rounded-lg" />}
      {listings.length > 0 && <AnswerListings listings={listings} />}
      {(source || stopped) && (
        <p className="mt-1.5 px-1 text-ink-muted text-xs">
          {stopped ? w.stopped : source && w.sources[source]}
        </p>
      )}
    </>
  )
}
