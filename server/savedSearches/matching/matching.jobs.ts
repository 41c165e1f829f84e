import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { listings } from '#server/listings/listings.table.ts'
import { insertAlerts } from '#server/savedSearches/alerts/alerts.queries.ts'
import { alertFavorites, findFavorites, mayBeTold } from '#server/savedSearches/alerts/favoriteAlerts.ts'
import { tellAlerts } from '#server/savedSearches/alerts/tellAlerts.ts'
import { recordEvents } from '#server/webhooks/recordEvents.ts'
import type { MatchContext } from './matchContext.ts'
import { matchListings } from './matches.ts'
import { type Change, matchAgainJob, matchListingsJob, matchRestJob } from './matching.ts'
import { newAlertsOf } from './newAlerts.ts'

/** Published before, and not compared yet. */
const lately = '7 days'
/** Milliseconds: a server that has just started reads all saved searches first, which takes longer where they are many. */
const maxWait = 300

export function matchingJobs(
  context: Pick<Context, 'db'> & MatchContext,
  queue: Pick<Queue, 'send' | 'sendAll'>,
): JobHandler[] {
  const { db } = context

  /** False: only a part of the saved searches was there to compare with. */
  async function match(changes: readonly Change[], maxWait?: number): Promise<boolean> {
    const ids = [...new Set(changes.flatMap(({ event, listingId }) => (event === 'shown' ? listingId : [])))]
    const { listings: found, isWhole } = await matchListings(context, ids, maxWait)
    // One question for all: an import has hundreds of changes, of which hardly any is of somebody's favorite.
    const favorite = await findFavorites(
      db,
      changes.filter(mayBeTold).map(({ listingId }) => listingId),
    )
    const matched = new Map(found.map((one) => [one.row.id, one]))
    for (const change of changes) {
      const one = change.event === 'shown' ? matched.get(change.listingId) : undefined
      const now = new Date()
      // Each on its own, so that none takes longer than a statement may: what is written again stays what it was.
      for (const alerts of one ? newAlertsOf(one, change) : [])
        await db.transaction(async (tx) => {
          const { isAny, asking } = await insertAlerts(tx, alerts, now)
          if (isAny) await queue.send(tellAlerts, {}, { tx })
          const events = asking.map(({ userId, savedSearchId }) => ({
            audience: { makerId: userId },
            type: 'saved_search.matched' as const,
            subject: `listing ${alerts.listingId}`,
            data: { savedSearchId, listingId: alerts.listingId, reason: alerts.kind },
            at: now,
          }))
          await recordEvents(tx, events)
        })
      if (!mayBeTold(change) || !favorite.has(change.listingId)) continue
      await db.transaction(async (tx) => {
        if (await alertFavorites(tx, change, now)) await queue.send(tellAlerts, {}, { tx })
      })
    }
    return isWhole
  }

  return [
    handle(matchListingsJob, async ({ changes }) => {
      const isWhole = await match(changes, maxWait)
      // What is told twice is told once.
      if (!isWhole) await queue.send(matchRestJob, { changes })
    }),
    handle(matchRestJob, async ({ changes }) => void (await match(changes))),
    handle(matchAgainJob, async () => {
      const since = sql`now() - ${lately}::interval`
      const rows = await db
        .select({ listingId: listings.id })
        .from(listings)
        .where(and(eq(listings.status, 'active'), gt(listings.firstPublishedAt, since)))
      await match(rows.map(({ listingId }) => ({ listingId, event: 'shown' as const, before: null })))
    }),
  ]
}
