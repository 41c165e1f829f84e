import type { JobOptions } from '#server/core/jobs/job.ts'

/** For a day, often enough to send soon after an outage. */
export const mailRetries = {
  retries: 2880,
  retryDelay: 30,
  steady: true,
  pollInterval: 10,
  expireIn: 120,
} satisfies JobOptions

export const noMailServer = 'no mail server is configured: mails about saved searches wait in the queue'
