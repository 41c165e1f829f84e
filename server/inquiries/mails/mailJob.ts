import { z } from 'zod'
import { type JobOptions, job } from '#server/core/jobs/job.ts'
import { inquirySides } from '#shared/inquiries/inbox.ts'

/** For a day, at intervals shorter than the minute in which mails leave once the mail server is back. */
export const mailPace = {
  retries: 2880,
  retryDelay: 30,
  steady: true,
  pollInterval: 10,
  expireIn: 120,
} satisfies JobOptions

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
