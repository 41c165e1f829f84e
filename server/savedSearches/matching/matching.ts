import { z } from 'zod'
import { type Job, type JobToSend, job, toSend } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { ChangeConsumer } from '#server/listings/outbox/consumer.ts'
import type { ListingChange } from '#server/listings/outbox/listingChange.ts'

const price = z.string().nullable()

/** A change of a listing that somebody may want to know of. */
const change = z.object({
  listingId: z.string(),
  event: z.enum(['shown', 'closed', 'expired']),
  /** Dollars before, where the price as typed changed. */
  before: z.object({ priceUsd: price, monthlyRent: price, isOtherCurrency: z.boolean() }).nullable(),
})
export type Change = z.infer<typeof change>

export const matchListingsJob = job('match-listings', z.object({ changes: z.array(change) }), {
  retries: 30,
  retryDelay: 2,
  expireIn: 300,
}) satisfies Job

/** Compares once more, when all saved searches are there. */
export const matchRestJob = job('match-listings-rest', z.object({ changes: z.array(change) }), {
  retries: 30,
  retryDelay: 2,
  expireIn: 600,
}) satisfies Job

/** Changes of a job. */
const batchSize = 100

/** Only sends jobs: comparing waits for nothing that the transaction holds. */
export function createMatchConsumer(queue: Pick<Queue, 'sendAll'>): ChangeConsumer {
  return {
    name: 'savedSearches',
    async consume(tx, changes) {
      const wanted = changes.flatMap((one) => changeOf(one) ?? [])
      const jobs: JobToSend[] = []
      for (let from = 0; from < wanted.length; from += batchSize)
        jobs.push(toSend(matchListingsJob, { changes: wanted.slice(from, from + batchSize) }))
      if (jobs.length > 0) await queue.sendAll(jobs, { tx })
    },
    async resync(tx) {
      await queue.sendAll([toSend(matchAgainJob, {})], { tx })
    },
  }
}

/** Compares what was published lately, as changes were lost. */
export const matchAgainJob = job('match-listings-again', z.object({}), { retries: 30, retryDelay: 2 })

function changeOf(change: ListingChange): Change | undefined {
  const { listingId, kinds } = change
  const event = eventOf(change)
  if (event === undefined || listingId === '') return undefined
  const isPriced = kinds.includes('price_changed')
  return {
    listingId,
    event,
    before: isPriced
      ? {
          priceUsd: change.oldPriceUsd,
          monthlyRent: change.oldMonthlyRent,
          isOtherCurrency: change.oldCurrency !== change.newCurrency,
        }
      : null,
  }
}

/** A change of what is shown with a listing has no status. */
function eventOf({ oldStatus, newStatus }: ListingChange): Change['event'] | undefined {
  if (newStatus === 'active' || (oldStatus === null && newStatus === null)) return 'shown'
  const wasOffered = oldStatus === 'active' || oldStatus === 'reserved'
  return wasOffered && (newStatus === 'closed' || newStatus === 'expired') ? newStatus : undefined
}
