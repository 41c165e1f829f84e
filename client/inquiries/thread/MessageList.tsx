import clsx from 'clsx'
import { MailWarning } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { momentText } from '#client/inquiries/marketTime.ts'
import type { InquiryMessage, InquirySide } from '#shared/inquiries/inbox.ts'

interface Props {
  messages: readonly InquiryMessage[]
  /** The reader's, shown on the right. */
  side: InquirySide
}

export function MessageList({ messages, side }: Props) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const others = side === 'sender' ? w.author : w.sender
  return (
    <ol aria-label={w.messages} className="grid gap-3">
      {messages.map((message) => {
        const isOwn = message.side === side
        return (
          <li
            key={message.id}
            className={clsx(
              'wrap-anywhere grid max-w-[min(34rem,90%)] gap-1',
              isOwn ? 'justify-self-end' : 'justify-self-start',
            )}
          >
            <p className={clsx('flex flex-wrap gap-x-2 text-ink-muted text-xs', isOwn && 'justify-end')}>
              <span className="font-semibold">{isOwn ? w.you : (message.author ?? others)}</span>
              <time dateTime={message.createdAt}>{momentText(message.createdAt, language)}</time>
            </p>
            <p
              className={clsx(
                'whitespace-pre-line rounded-lg px-4 py-2.5',
                isOwn ? 'bg-action-soft' : 'bg-surface-sunken',
              )}
            >
              {message.text}
            </p>
            {message.isFromElsewhere && (
              <p className={clsx('flex items-start gap-1.5 text-warning text-xs', isOwn && 'justify-end')}>
                <MailWarning aria-hidden="true" className="size-4 shrink-0" />
                {isOwn ? w.ownFromElsewhere : w.fromElsewhere}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
