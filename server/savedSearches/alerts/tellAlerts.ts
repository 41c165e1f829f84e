import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'

/** Whoever is due. */
export const tellAlerts = job('tell-alerts', z.object({}), { retries: 5, retryDelay: 2 })
