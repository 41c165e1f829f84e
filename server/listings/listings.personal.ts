import { and, asc, inArray, ne, sql } from 'drizzle-orm'
import { eraseListingActivities } from '#server/activities/activities.personal.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { forgetAnswersTo } from '#server/core/http/idempotency/idempotency.queries.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { listingMedia } from './listingMedia.table.ts'
import { listingPrices } from './listingPrices.table.ts'
import { isPersonalOf, whereAlone } from './listings.policy.ts'
import { readByIds } from './listings.queries.ts'
import { listings } from './listings.table.ts'
import { listingTexts } from './listingTexts.table.ts'
import { eraseApprovals } from './moderation/approvedContent.ts'
import { handOverAll } from './publish/handOver.ts'
import { toListings } from './toListing.ts'

/** Erasing an account closes its listings and removes what may identify the owner. */
export const listingsData: PersonalDataSource = {
  name: 'listings',
  async export(db, userId) {
    const own = await db
      .select({ id: listings.id })
      .from(listings)
      .where(and(isPersonalOf(userId), ne(listings.status, 'deleted')))
      .orderBy(asc(listings.createdAt), listings.id)
    const ids = own.map(({ id }) => id)
    const [rows, prices] = await Promise.all([readByIds(db, ids, 'true'), readPrices(db, ids)])
    const all = await toListings(db, rows)
    return ids.flatMap((id) => {
      const listing = all.find((one) => one.id === id)
      if (!listing) return []
      return {
        ...listing,
        prices: prices.filter(({ listingId }) => listingId === id).map(({ listingId: _, ...price }) => price),
      }
    })
  },
  async erase(tx, userId) {
    const own = tx.select({ id: listings.id }).from(listings).where(whereAlone(userId))
    const adminNames = tx.select({ name: administrators.username }).from(administrators)
    await eraseListingActivities(tx, own, adminNames)
    await tx
      .update(listings)
      .set({
        status: sql`case when ${listings.status} = 'deleted' then 'deleted' else 'closed' end`,
        address: null,
        latitude: null,
        longitude: null,
        locationPrecision: null,
        airbnbUrl: null,
        rejectionReason: null,
        heldStatus: null,
        updatedAt: sql`now()`,
      })
      .where(whereAlone(userId))
    await tx.update(listingTexts).set({ description: '' }).where(inArray(listingTexts.listingId, own))
    await eraseApprovals(tx, userId)
    await tx.delete(listingMedia).where(inArray(listingMedia.listingId, own))
    await handOverAll(tx, userId)
    await forgetAnswersTo(tx, userId)
  },
}

function readPrices(db: Db, ids: string[]) {
  return db
    .select({
      listingId: listingPrices.listingId,
      amount: listingPrices.amount,
      currency: listingPrices.currency,
      since: listingPrices.since,
    })
    .from(listingPrices)
    .where(inArray(listingPrices.listingId, ids))
    .orderBy(listingPrices.since)
}
