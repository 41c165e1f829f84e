import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { refreshInbox } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { TemplateTools } from '#client/inquiries/templates/TemplateTools.tsx'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { type InquiryThread, inboxApi } from '#shared/inquiries/inbox.ts'
import { MessageForm } from './MessageForm.tsx'
import { useWritingMark } from './useWritingMark.ts'

export function Answer({ thread, scope }: { thread: InquiryThread; scope: InboxScope }) {
  const { inbox: w } = useWords('inbox')
  const client = useQueryClient()
  const { id, email } = thread
  const sendsMail = useSendsMail()
  const markWriting = useWritingMark(id, thread.holder !== undefined)
  if (!email) return null
  const byMail = thread.receivesMail ? w.answerByMail : w.answerElsewhere
  return (
    <div className="border-t pt-5">
      <MessageForm
        conversation={`${scope.name}.${id}`}
        label={w.answer}
        hint={sendsMail ? `${w.answerHint(email)} ${byMail}` : w.writeHintNoMail}
        action={w.send}
        done={w.sentAnswer}
        send={(text, idempotencyKey) =>
          call(inboxApi.answer, { params: { id }, body: { text }, idempotencyKey })
        }
        onSent={() => void refreshInbox(client)}
        onWrite={markWriting}
        tools={(text, write) => <TemplateTools thread={thread} scope={scope} text={text} onUse={write} />}
      />
    </div>
  )
}
