import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'

export const queuedJob = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  attempts: z.int(),
  /** Messages may contain personal data. */
  error: z.nullable(z.string()),
})
export type QueuedJob = z.infer<typeof queuedJob>

export const jobSummary = z.object({
  name: z.string(),
  /** Not started, or between two attempts. */
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  lastDoneAt: z.nullable(z.string()),
})
export type JobSummary = z.infer<typeof jobSummary>

export const queueState = z.object({
  jobs: z.array(jobSummary),
  /** Newest first. */
  failed: z.array(queuedJob),
})
export type QueueState = z.infer<typeof queueState>

export const queueApi = {
  get: endpoint('GET', '/api/admin/queue', {
    summary: 'Jobs that wait, run or failed in the last two days',
    access: 'settings.manage',
    answer: queueState,
    errors: ['not_signed_in'],
  }),
  retry: endpoint('POST', '/api/admin/queue/retry', {
    summary: 'Try failed jobs again: those of these ids, of this name, or all',
    access: 'settings.manage',
    body: z.object({
      ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))),
      name: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: z.object({ retried: z.int() }),
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
}
