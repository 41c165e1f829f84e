import clsx from 'clsx'
import { MailX } from 'lucide-react'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'

/** Only without a mail server. */
export function NoMailNote({ text, className }: { text: string; className?: string }) {
  if (useSendsMail()) return null
  return (
    <p
      role="note"
      className={clsx(
        'flex items-start gap-2.5 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning',
        className,
      )}
    >
      <MailX aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {text}
    </p>
  )
}
