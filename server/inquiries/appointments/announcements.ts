import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'
import { mailRetries } from '#server/inquiries/mails/inquiryMail.ts'
import { inquirySides } from '#shared/inquiries/inbox.ts'

/** Skipped after a later change. */
const ofVisit = { visitId: z.string(), sequence: z.int() }

export const mailAppointment = job(
  'mail-visit',
  z.object({ ...ofVisit, to: z.enum(inquirySides), isReminder: z.boolean() }),
  mailRetries,
)

/** Mails both sides, push to the other one. A reminder a day before. */
export const announceAppointment = job(
  'announce-visit',
  z.object({ ...ofVisit, by: z.nullable(z.enum(inquirySides)), isReminder: z.boolean() }),
  { retries: 20, retryDelay: 2, pollInterval: 5 },
)
