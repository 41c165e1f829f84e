import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { scrollMotion } from '#client/core/motion.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { AnswerText } from './answer/AnswerText.tsx'
import { AnswerBubble } from './message/AnswerBubble.tsx'
import { AnswerMessage } from './message/AnswerMessage.tsx'
import { QuestionMessage } from './message/QuestionMessage.tsx'
import { TypingIndicator } from './message/TypingIndicator.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { ChatHandle } from './useChat.ts'

/** Milliseconds. */
const scrollDelay = 100
/** Pixels. */
const scrollGap = 12

interface MessageListProps {
  listing: Listing | undefined
  chat: ChatHandle
}

export function MessageList({ listing, chat }: MessageListProps) {
  const { chat: w } = useWords('chat')
  const { language } = useLanguage()
  const { messages, pending, suggestions } = chat
  const list = useRef<HTMLElement>(null)
  const isPending = pending !== undefined
  const count = messages.length + (isPending ? 1 : 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when a message comes, or more of it
  useEffect(() => {
    const timer = setTimeout(() => showLatest(list.current), scrollDelay)
    return () => clearTimeout(timer)
  }, [count, pending, suggestions])

  return (
    <section
      ref={list}
      aria-label={w.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4"
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <li>
          <AnswerBubble>
            {listing ? w.propertyGreeting(listingText(listing, language).title) : w.greeting}
          </AnswerBubble>
        </li>
        {messages.map((message, index) => (
          <li key={message.id} data-latest={(!isPending && index === messages.length - 1) || undefined}>
            {message.role === 'user' ? (
              <QuestionMessage
                message={message}
                isPending={isPending}
                onResend={() => chat.resend(message)}
              />
            ) : (
              <AnswerMessage message={message} />
            )}
          </li>
        ))}
        {isPending && (
          <li data-latest>
            {pending === '' ? (
              <TypingIndicator />
            ) : (
              <AnswerBubble>
                <AnswerText response={pending} />
              </AnswerBubble>
            )}
          </li>
        )}
      </ol>
      {!isPending && <Starters listing={listing} suggestions={suggestions} onChoose={chat.send} />}
      <Announcement>{isPending ? w.typing : lastAnswer(chat)}</Announcement>
    </section>
  )
}

function showLatest(list: HTMLElement | null): void {
  const latest = list?.querySelector<HTMLElement>('[data-latest]')
  if (!list || !latest) return
  const top = latest.offsetTop - list.offsetTop - scrollGap
  list.scrollTo({ top: Math.min(top, list.scrollHeight - list.clientHeight), behavior: scrollMotion() })
}

function lastAnswer({ messages }: ChatHandle): string {
  const last = messages.at(-1)
  return last?.role === 'assistant' ? last.content : ''
}

/** The complete answer, as pieces would interrupt the reading. */
function Announcement({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}

interface StartersProps {
  listing: Listing | undefined
  suggestions: readonly string[] | undefined
  onChoose: (question: string) => void
}

/** Suggested questions. */
function Starters({ listing, suggestions, onChoose }: StartersProps) {
  const { chat: w } = useWords('chat')
  const ofListing = listing?.transactionType === 'rent' ? w.rentStarters : w.saleStarters
  return <Suggestions questions={suggestions ?? (listing ? ofListing : w.starters)} onChoose={onChoose} />
}
