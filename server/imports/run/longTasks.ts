import type { z } from 'zod'
import type { Job } from '#server/core/jobs/job.ts'
import { checkImport } from '#server/imports/check/checkSheet.ts'
import { runFeed } from '#server/imports/feeds/runFeed.ts'
import { checkSheet, fetchFeed, priceSheet, runSheet, undoSheet } from './importJobs.ts'
import { priceListings } from './priceListings.ts'
import { runImport } from './runImport.ts'
import type { RunNeeds } from './runNeeds.ts'

export interface LongTask {
  job: Job
  run(needs: RunNeeds, data: unknown): Promise<void>
}

function task<Data extends z.ZodType>(
  job: Job<Data>,
  work: (needs: RunNeeds, data: z.output<Data>) => Promise<void>,
): LongTask {
  return { job, run: (needs, data) => work(needs, job.data.parse(data)) }
}

/** Seconds to minutes of work: what others wait for is not done beside it on the same thread, where there is another. */
export const longTasks: readonly LongTask[] = [
  task(checkSheet, (needs, { importId, version }) => checkImport(needs, importId, version)),
  task(runSheet, (needs, { importId }) => runImport(needs, importId, 'import')),
  task(priceSheet, (needs, { importId }) => priceListings(needs, importId)),
  task(undoSheet, (needs, { importId }) => runImport(needs, importId, 'undo')),
  task(fetchFeed, (needs, { feedId, accept }) => runFeed(needs, feedId, { accept })),
]
