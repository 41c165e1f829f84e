import { AnswerListings } from '#client/ai/answer/AnswerListings.tsx'
import { AnswerText } from '#client/ai/answer/AnswerText.tsx'
import type { ChatMessage } from '#client/ai/conversation/messages.ts'
import { useWords } from '#client/core/language.tsx'
import { AnswerBubble } from './AnswerBubble.tsx'

export function AnswerMessage({ message }: { message: ChatMessage }) {
  const { chat: w } = useWords('chat')
  const { content, links, listingIds = [], source, stopped } = message
  return (
    <>
      <AnswerBubble>
        <AnswerText response={content} links={links} />
      </AnswerBubble>
      {listingIds.length > 0 && <AnswerListings ids={listingIds} />}
      {(source || stopped) && (
        <p className="mt-1.5 px-1 text-ink-muted text-xs">
          {stopped ? w.stopped : source && w.sources[source]}
        </p>
      )}
    </>
  )
}
