import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#client/core/call.ts'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { AppointmentSection } from '#client/inquiries/appointments/AppointmentSection.tsx'
import { useConversationAppointment } from '#client/inquiries/appointments/access.ts'
import { conversationQuery, refreshInbox } from '#client/inquiries/inbox/inbox.api.ts'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { type Conversation as ConversationData, conversationsApi } from '#shared/inquiries/inbox.ts'
import { ListingHead } from './ListingHead.tsx'
import { MessageForm } from './MessageForm.tsx'
import { MessageList } from './MessageList.tsx'

interface Props {
  /** An id with a session, or the token of a mail's link. */
  reference: string
  /** Heading level. */
  level: 1 | 2
}

export function Conversation({ reference, level }: Props) {
  const { inbox: w } = useWords('inbox')
  const { data, error, refetch } = useQuery(conversationQuery(reference))
  if (data)
    return (
      <>
        <Loaded conversation={data} reference={reference} level={level} />
        {level === 1 && <p className="mt-4 text-center text-ink-muted text-sm">{w.conversationLead}</p>}
      </>
    )
  if (data === null)
    return (
      <EmptyState
        level={level}
        title={w.gone}
        text={level === 1 ? w.goneLink : w.goneText}
        actions={<ButtonLink to={paths.inboxSent}>{w.back}</ButtonLink>}
      />
    )
  return error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
}

/** Opening a mail's link tells the server that its address is read. */
const isToken = (reference: string) => reference.includes('.')

function Loaded({ conversation, reference, level }: Props & { conversation: ConversationData }) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const client = useQueryClient()
  const appointment = useConversationAppointment(reference)
  const sendsMail = useSendsMail()
  const { isUnread, side, otherName, listing } = conversation
  const Heading = `h${level}` as const
  const hasRead = useRef(false)
  useEffect(() => {
    if (!isUnread && (hasRead.current || !isToken(reference))) return
    hasRead.current = true
    call(conversationsApi.read, { params: { ref: reference } }).then(
      () => refreshInbox(client, conversationQuery(reference).queryKey),
      () => undefined,
    )
  }, [isUnread, reference, client])
  return (
    <article className="grid grid-cols-1 gap-6 rounded-xl border bg-surface-raised p-4 sm:p-6">
      <header>
        <Heading className="wrap-anywhere text-2xl">
          {otherName ?? (side === 'sender' ? w.conversationTitle : w.sender)}
        </Heading>
        <p className="mt-0.5 text-ink-muted text-sm">
          {w.types[conversation.inquiryType]} · {w.asked} {formatDate(conversation.createdAt, language)}
        </p>
      </header>
      <ListingHead listing={listing} />
      <MessageList messages={conversation.messages} side={side} />
      <AppointmentSection {...conversation} access={appointment} />
      <div className="border-t pt-5">
        {conversation.canWrite ? (
          <MessageForm
            conversation={conversation.id}
            label={w.write}
            hint={sendsMail ? w.writeHint : w.writeHintNoMail}
            action={w.sendMessage}
            done={w.sentMessage}
            send={(text, idempotencyKey) =>
              call(conversationsApi.write, { params: { ref: reference }, body: { text }, idempotencyKey })
            }
            onSent={() => void refreshInbox(client)}
          />
        ) : (
          <p className="text-ink-muted">{w.cannotWrite}</p>
        )}
      </div>
    </article>
  )
}
