import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'

export const mailInvitation = job('mail-agency-invitation', z.object({ invitationId: z.string() }), {
  retries: 2880,
  retryDelay: 30,
  steady: true,
  pollInterval: 10,
  expireIn: 120,
})
