import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'

/** Doubled with each retry: two days and a half. */
const untilTaken = { retries: 12, retryDelay: 60, expireIn: 120, lease: 20 }
const lead = z.object({ inquiryId: z.string() })

export const sendLead = job('send-lead', lead, untilTaken)
/** Waits for a mail server. */
export const mailLead = job('mail-lead', lead, untilTaken)
