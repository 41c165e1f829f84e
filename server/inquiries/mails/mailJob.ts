import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'
import { inquirySides } from '#shared/inquiries/inbox.ts'

/** For a day, at intervals shorter than the minute in which mails leave once the mail server is back. */
export const mailInquiry = job(
  'mail-inquiry',
  z.object({
    inquiryId: z.string(),
    to: z.enum(inquirySides),
    /** Null: the inquiry itself. */
    messageId: z.nullable(z.string()),
  }),
  { retries: 2880, retryDelay: 30, steady: true, pollInterval: 10, expireIn: 120 },
)
