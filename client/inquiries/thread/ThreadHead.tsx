import { MailOpen, MessageCircle, Phone } from 'lucide-react'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useChangeThread } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { minutesBetween } from '#client/inquiries/minutesBetween.ts'
import { phoneText } from '#client/inquiries/phoneText.ts'
import { Button, ButtonExternalLink, ButtonNativeLink } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { durationText } from '#shared/inquiries/durationText.ts'
import { type InquiryThread, inquiryStatuses } from '#shared/inquiries/inbox.ts'
import { ReturnNote } from './ReturnNote.tsx'

export function ThreadHead({ thread, scope }: { thread: InquiryThread; scope: InboxScope }) {
  const { language } = useLanguage()
  const { core, inbox: w } = useWords('core', 'inbox')
  const { mutate, isPending } = useChangeThread(thread.id, scope)
  const failed = () => toast({ variant: 'destructive', title: core.error, description: core.saveFailed })
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="wrap-anywhere text-2xl">{thread.name ?? w.whatsappLead}</h2>
          <p className="mt-0.5 text-ink-muted text-sm">
            {thread.channel === 'form' && `${w.types[thread.inquiryType]} · `}
            {w.asked} {formatDate(thread.createdAt, language)}
          </p>
          <AnswerTime thread={thread} />
          {thread.returned && <ReturnNote returned={thread.returned} />}
        </div>
        <Field label={w.status} hideLabel className="basis-48">
          {(control) => (
            <Select
              {...control}
              value={thread.status}
              disabled={isPending}
              options={inquiryStatuses.map((value) => ({ value, label: w.statuses[value] }))}
              onChoose={(status) => mutate({ status }, { onError: failed })}
            />
          )}
        </Field>
      </div>
      {thread.channel === 'whatsapp' && <p className="max-w-reading text-ink-muted">{w.whatsappText}</p>}
      <div className="flex flex-wrap gap-2">
        {thread.phone && (
          <>
            <ButtonNativeLink
              href={`tel:${thread.phone}`}
              variant="secondary"
              size="sm"
              icon={<Phone aria-hidden="true" className="size-4" />}
              className="min-h-11"
            >
              {w.callPhone(phoneText(thread.phone))}
            </ButtonNativeLink>
            <ButtonExternalLink
              href={`https://wa.me/${thread.phone.replace('+', '')}`}
              variant="secondary"
              size="sm"
              icon={<MessageCircle aria-hidden="true" className="size-4" />}
              className="min-h-11"
            >
              {w.openWhatsApp}
            </ButtonExternalLink>
          </>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={<MailOpen aria-hidden="true" className="size-4" />}
          onClick={() =>
            mutate({ isUnread: true }, { onError: failed, onSuccess: () => toast({ title: w.markedUnread }) })
          }
          className="min-h-11"
        >
          {w.markUnread}
        </Button>
      </div>
    </header>
  )
}

function AnswerTime({ thread }: { thread: InquiryThread }) {
  const { inbox: w } = useWords('inbox')
  const { createdAt, firstAnsweredAt, status, channel } = thread
  if (firstAnsweredAt)
    return (
      <p className="text-positive text-sm">
        {w.firstAnswer(durationText(minutesBetween(createdAt, firstAnsweredAt), w))}
      </p>
    )
  if (status !== 'new' || channel !== 'form') return null
  return (
    <p className="font-medium text-sm text-warning">
      {w.unanswered(durationText(minutesBetween(createdAt, Date.now()), w))}
    </p>
  )
}
