import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { TaggedRow } from '#server/listings/search/engine/conditions.ts'
import type { NumberColumn } from '#server/listings/search/engine/row.ts'
import { insertAlerts, type NewAlert } from '#server/savedSearches/alerts/alerts.queries.ts'
import { alertFavorites } from '#server/savedSearches/alerts/favoriteAlerts.ts'
import { tellAlerts } from '#server/savedSearches/alerts/tellAlerts.ts'
import { type MatchContext, type MatchedListing, matchListings } from './matches.ts'
import { type Change, matchAgainJob, matchListingsJob } from './matching.ts'
import { type Entry, meets } from './percolator.ts'

/** Published before, and not compared yet. */
const lately = '7 days'
/** Of a price in another currency: the rate alone is no drop. */
const minShare = 0.01

export function matchingJobs(
  context: Pick<Context, 'db'> & MatchContext,
  queue: Pick<Queue, 'send' | 'sendAll'>,
): JobHandler[] {
  const { db } = context

  async function match(changes: readonly Change[]): Promise<void> {
    const ids = [...new Set(changes.flatMap(({ event, listingId }) => (event === 'shown' ? listingId : [])))]
    const matched = new Map((await matchListings(context, ids)).map((one) => [one.row.id, one]))
    for (const change of changes) {
      const found = change.event === 'shown' ? matched.get(change.listingId) : undefined
      const alerts = found ? alertsOf(found, change) : []
      const now = new Date()
      await db.transaction(async (tx) => {
        const isTold = await insertAlerts(tx, alerts, now)
        const isFavorite = await alertFavorites(tx, change, now)
        if (isTold || isFavorite) await queue.send(tellAlerts, {}, { tx })
      })
    }
  }

  return [
    handle(matchListingsJob, ({ changes }) => match(changes)),
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

/** New to those that were saved before it was published, or that its price brought it to; cheaper to the others. */
function alertsOf({ row, entries }: MatchedListing, change: Change): NewAlert[] {
  const earlier = rowBefore(row, change)
  return entries.flatMap((entry): NewAlert[] => {
    const column = entry.isRental ? 'monthlyRent' : 'priceUsd'
    const alert = { savedSearchId: entry.id, listingId: row.id, price: dollars(row.numbers[column]) }
    const isNew = row.numbers.published > entry.activeSince
    const isDrop = earlier !== undefined && isLower(row, earlier, column, change)
    const wasShown = isDrop && wasMet(entry, earlier)
    if (!isNew && !isDrop) return []
    if (!isNew && wasShown && !entry.priceDrops) return []
    const priceBefore = isDrop && entry.priceDrops ? dollars(earlier.numbers[column]) : null
    return [{ ...alert, kind: !isNew && wasShown ? 'price_drop' : 'new', priceBefore }]
  })
}

const wasMet = (entry: Entry, earlier: TaggedRow) =>
  meets(entry, earlier) || (entry.text !== undefined && meets(entry.text, earlier))

function rowBefore(row: TaggedRow, { before }: Change): TaggedRow | undefined {
  if (!before) return undefined
  const hundredths = (text: string | null) => (text === null ? Number.NaN : Math.round(Number(text) * 100))
  const prices = { priceUsd: hundredths(before.priceUsd), monthlyRent: hundredths(before.monthlyRent) }
  return { ...row, numbers: { ...row.numbers, ...prices } }
}

function isLower(row: TaggedRow, earlier: TaggedRow, column: NumberColumn, { before }: Change): boolean {
  const share = before?.isOtherCurrency ? 1 - minShare : 1
  return row.numbers[column] < earlier.numbers[column] * share
}

const dollars = (hundredths: number) => (Number.isNaN(hundredths) ? '0' : (hundredths / 100).toFixed(2))
