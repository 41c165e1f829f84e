import { z } from 'zod'
import type { Env } from '#server/core/env.ts'
import { type JobOptions, job } from '#server/core/jobs/job.ts'
import { type InquirySide, inquirySides } from '#shared/inquiries/inbox.ts'

/** For a day, often enough to send soon after an outage. */
export const mailRetries = {
  retries: 2880,
  retryDelay: 30,
  steady: true,
  pollInterval: 10,
  expireIn: 120,
} satisfies JobOptions

/** Into the thread, else to the sender. The recipient's address stays private. */
export function replyAddress(
  { INBOUND_ADDRESS }: Pick<Env, 'INBOUND_ADDRESS'>,
  { token, to, email }: { token: string; to: InquirySide; email: string | null },
): string | undefined {
  if (INBOUND_ADDRESS !== undefined) return INBOUND_ADDRESS.replace('@', `+${token}@`)
  return to === 'recipient' ? (email ?? undefined) : undefined
}

export const noMailServer = 'no mail server is configured: mails about inquiries wait in the queue'

export const mailInquiry = job(
  'mail-inquiry',
  z.object({
    inquiryId: z.string(),
    to: z.enum(inquirySides),
    /** Null: the inquiry itself. */
    messageId: z.nullable(z.string()),
  }),
  mailRetries,
)
