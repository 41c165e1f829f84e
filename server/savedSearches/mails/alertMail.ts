import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'
import { mailRetries } from './mailRetries.ts'

/** What was marked as told by it. */
export const mailAlerts = job(
  'mail-alerts',
  z.object({ subscriberId: z.string(), mailId: z.string() }),
  mailRetries,
)
