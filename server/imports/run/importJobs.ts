import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'

/** A killed server's work goes on with the next, however often. */
const goesOn = { retries: 500, retryDelay: 2, steady: true, expireIn: 4 * 3600, lease: 20 }
const importId = z.object({ importId: z.string() })

export const checkSheet = job('check-import', z.object({ importId: z.string(), version: z.int() }), goesOn)
export const runSheet = job('run-import', importId, goesOn)
/** Once all its rows are written. */
export const priceSheet = job('price-import', importId, goesOn)
export const undoSheet = job('undo-import', importId, goesOn)
export const fetchFeed = job('fetch-feed', z.object({ feedId: z.string(), accept: z.boolean() }), {
  ...goesOn,
  expireIn: 3600,
})
export const fetchPictures = job(
  'fetch-import-pictures',
  z.object({ importId: z.string(), number: z.int() }),
  { ...goesOn, expireIn: 1200 },
)
