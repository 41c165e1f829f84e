import { z } from 'zod'
import type { Env } from '#server/core/env.ts'
import { type JobOptions, job } from '#server/core/jobs/job.ts'
import { type InquirySide, inquirySides } from '#shared/inquiries/inbox.ts'

/** For a day, at intervals shorter than the minute in which mails leave once the mail server is back. */
export const mailPace = {
  retries: 2880,
  retryDelay: 30,
  steady: true,
  pollInterval: 10,
  expireIn: 120,
} satisfies JobOptions

/**
 * Where a reply goes: into the thread where mail can be received, else to who asked. Who was asked keeps their
 * address to themselves.
 */
export function replyAddress(
  { INBOUND_ADDRESS }: Pick<Env, 'INBOUND_ADDRESS'>,
  { token, to, email }: { token: string; to: InquirySide; email: string | null },
): string | undefined {
  if (INBOUND_ADDRESS !== undefined) return INBOUND_ADDRESS.replace('@', `+${token}@`)
  return to === 'recipient' ? (email ?? undefined) : undefined
}

/** Without a mail server. */
export const mailsWait = 'no mail server is configured: mails about inquiries wait in the queue'

export const mailInquiry = job(
  'mail-inquiry',
  z.object({
    inquiryId: z.string(),
    to: z.enum(inquirySides),
    /** Null: the inquiry itself. */
    messageId: z.nullable(z.string()),
  }),
  mailPace,
)
