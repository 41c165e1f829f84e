import { drizzle } from 'drizzle-orm/node-postgres'
import { purgeSessions } from './auth/sessions.service.ts'
import type { Context } from './core/context.ts'
import type { Db } from './core/database.ts'
import { purgeIdempotencyKeys } from './core/idempotency.queries.ts'
import { purgeLimits } from './core/limits.ts'
import { createQueue, type Queue } from './core/queue.ts'
import type { Currency } from './currency/currency.service.ts'
import { refreshDerived } from './listings/listings.derived.ts'
import { expireListings, remindOwners } from './listings/listings.expiry.ts'
import { isInNoListing } from './listings/listings.pictures.ts'
import { purgeSearches } from './listings/searches.service.ts'
import { refreshTerms } from './listings/terms.service.ts'
import { purgeViewMarks, refreshRecentViews } from './listings/views.queries.ts'
import type { Uploads } from './media/uploads.service.ts'
import { createNotifier } from './notifications/notifications.service.ts'

interface Parts {
  currency: Currency
  uploads: Pick<Uploads, 'sweep' | 'sweepFiles'>
}

/** What the server does without being asked: every job by name, and how often. Not yet started. */
export function createJobs(context: Context, { currency, uploads }: Parts): Queue {
  const queue = createQueue(context)
  const notifier = createNotifier(context, queue)
  const regularly = (name: string, everyMinutes: number, work: () => Promise<void>) => {
    // The next turn is soon enough: a job of the schedule is not tried again before it.
    queue.define(name, work, { retries: 1 })
    queue.schedule(name, everyMinutes)
  }
  /** Work over many rows takes longer than a request may; the embedded database has no such limit. */
  const inBulk = async (...steps: ((db: Db) => Promise<unknown>)[]) => {
    const all = async (db: Db) => {
      for (const step of steps) await step(db)
    }
    if (context.database.embedded) await all(context.db)
    else await context.database.withPatientClient((client) => all(drizzle(client)))
  }

  regularly('refresh-rate', 1, () => currency.refresh())
  regularly('refresh-terms', 15, () => inBulk(refreshTerms))
  regularly('refresh-derived', 60, () => inBulk(refreshDerived))
  regularly('refresh-recent-views', 60, () => inBulk(refreshRecentViews))
  regularly('expire-listings', 60, () => inBulk((db) => expireListings(db, notifier)))
  regularly('remind-owners', 60, () => inBulk((db) => remindOwners(db, notifier)))
  regularly('sweep-uploads', 60, () => inBulk((db) => uploads.sweep(db, isInNoListing(db))))
  regularly('sweep-files', 24 * 60, () => inBulk((db) => uploads.sweepFiles(db)))
  regularly('purge', 60, () =>
    inBulk(purgeSessions, purgeLimits, purgeViewMarks, purgeSearches, purgeIdempotencyKeys),
  )
  return {
    ...queue,
    async stop(patience) {
      await queue.stop(patience)
      notifier.close()
    },
  }
}
