import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listingSources } from '#server/imports/importRows.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { confirmListings, expirePaused } from '#server/listings/publish/expiry.ts'

/** Days between confirmations, and until what its source has no more has expired. */
const confirmedFor = 7
const hiddenFor = 14
const atOnce = 2000

const daysAgo = (days: number) => sql`now() - ${days}::int * interval '1 day'`

/** What is in a source is still offered: it does not expire while its source has it. */
export async function confirmListed(db: Db, sourceId: string): Promise<void> {
  const isListed = and(
    eq(listingSources.sourceId, sourceId),
    isNull(listingSources.withdrawnAt),
    eq(listingSources.missingRuns, 0),
    eq(listings.status, 'active'),
    lt(listings.lastConfirmedAt, daysAgo(confirmedFor)),
  )
  for (;;) {
    const found = await db
      .select({ id: listings.id })
      .from(listingSources)
      .innerJoin(listings, eq(listings.id, listingSources.listingId))
      .where(isListed)
      .limit(atOnce)
    if (found.length > 0)
      await confirmListings(
        db,
        found.map(({ id }) => id),
      )
    if (found.length < atOnce) return
  }
}

/** Hidden since its source had it no more. */
export async function expireWithdrawn(db: Db): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const found = await tx
        .select({ id: listings.id })
        .from(listingSources)
        .innerJoin(listings, eq(listings.id, listingSources.listingId))
        .where(and(lt(listingSources.withdrawnAt, daysAgo(hiddenFor)), eq(listings.status, 'draft')))
        .limit(atOnce)
      if (found.length > 0)
        await expirePaused(
          tx,
          found.map(({ id }) => id),
        )
      return found.length
    })
    if (count < atOnce) return
  }
}
