import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'

/** To the lister, and a copy to the sender. */
export const announceInquiry = job('announce-inquiry', z.object({ inquiryId: z.string() }), {
  retries: 20,
  retryDelay: 2,
  pollInterval: 5,
})
