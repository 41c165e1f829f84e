import { sql } from 'drizzle-orm'
import { tellDue } from '#server/savedSearches/alerts/tell.ts'
import { matchingJobs } from '#server/savedSearches/matching/matching.jobs.ts'
import type { Change } from '#server/savedSearches/matching/matching.ts'
import { createMatching } from '#server/savedSearches/savedSearches.feature.ts'
import { momentOf, wallTime } from '#shared/core/paraguayTime.ts'
import type { TestApp } from './app.ts'
import { jobsOf } from './jobs.ts'

const day = 24 * 3_600_000

/** At that hour in Paraguay, so many days from now. */
export function hourAt(daysAhead: number, hour: number): Date {
  const date = wallTime(new Date(Date.now() + daysAhead * day)).slice(0, 10)
  return momentOf(`${date}T${String(hour).padStart(2, '0')}:00`) ?? new Date(Number.NaN)
}

/** Compares and tells at the times that a test chooses, without the queue. */
export function alertSteps(current: () => TestApp) {
  let made: { match: (changes: Change[]) => Promise<void> } | undefined
  function steps() {
    const { context, services } = current()
    const matching = { ...context, ...createMatching(context, services) }
    const [job] = matchingJobs(matching, services.queue)
    made ??= { match: async (changes) => job?.run({ changes }) }
    return made
  }
  return {
    shown: (listingId: string, before: Change['before'] = null) =>
      steps().match([{ listingId, event: 'shown', before }]),
    left: (listingId: string, event: 'closed' | 'expired') =>
      steps().match([{ listingId, event, before: null }]),
    tell: (now: Date) => tellDue(current().context.db, current().services.queue, now),
    /** Ids of listings, mail by mail, oldest first. */
    async mailed(): Promise<string[][]> {
      const { db } = current().context
      const jobs = await jobsOf(db)
      const mailIds = jobs.flatMap(({ name, data }) => (name === 'mail-alerts' ? [String(data.mailId)] : []))
      return Promise.all(
        mailIds.map(async (mailId) => {
          const { rows } = await db.execute<{ id: string }>(
            sql`select distinct listing_id as id from saved_search_alerts where mail_id = ${mailId} order by 1`,
          )
          return rows.map(({ id }) => id)
        }),
      )
    },
  }
}

/** Of a price in dollars that was another. */
export const priceWas = (priceUsd: string, monthlyRent: string | null = null): Change['before'] => ({
  priceUsd,
  monthlyRent,
  isOtherCurrency: false,
})
