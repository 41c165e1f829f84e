import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import { AppError } from '#server/core/errors.ts'
import { insertMany } from '#server/core/insertMany.ts'
import type { ListingStatus } from '#shared/listingTypes.ts'
import { looksLikeOtherCurrency, type NewListing, typedPrice } from '#shared/publishing.ts'
import { estimateReturns } from '#shared/roi.ts'
import { activities } from './activities.table.ts'
import { listingMedia } from './listingMedia.table.ts'
import { listingPrices } from './listingPrices.table.ts'
import { requireOwnPictures } from './listings.pictures.ts'
import { inDollars, type Lister, type NewRows, type Publication, toRows } from './listings.rows.ts'
import { listings } from './listings.table.ts'

/** What else belongs to a listing's new price, done in the same transaction by a feature that ranks above: its price analysis. */
export type OnPriced = (tx: Db, listingIds: string[]) => Promise<void>

/**
 * Publishes one listing as the API does: its price is questioned, its pictures must be the lister's own.
 * Throws `price_currency_suspect` and `invalid` (field `media`). Gives the new id.
 */
export async function publishListing(
  db: Db,
  draft: NewListing,
  lister: Lister,
  { rate, onPriced, ...how }: Omit<Publication, 'draft' | 'lister'> & { rate: number; onPriced?: OnPriced },
): Promise<string> {
  const price = typedPrice(draft)
  if (!price) throw new AppError('invalid', { fields: { priceUSD: 'required' } })
  if (!draft.confirmPrice && looksLikeOtherCurrency(price, draft.transactionType, rate))
    throw new AppError('price_currency_suspect', { fields: { priceUSD: 'invalid' } })
  await requireOwnPictures(db, draft.media, lister)
  const [id] = await publishListings(db, [{ ...how, draft, lister }], rate, onPriced)
  if (!id) throw new AppError('internal')
  return id
}

/**
 * Publishes listings that are known to be right, with their pictures, first prices and activities: all or none.
 * `rate`: guaraníes to the dollar. Gives the ids in the order of the drafts.
 */
export async function publishListings(
  db: Db,
  publications: Publication[],
  rate: number,
  onPriced?: OnPriced,
): Promise<string[]> {
  const now = new Date()
  const rows = publications.map((publication) => toRows(publication, rate, now))
  const ids = rows.map(({ listing }) => listing.id)
  await db.transaction(async (tx) => {
    await insertRows(tx, rows)
    await onPriced?.(tx, ids)
  })
  return ids
}

async function insertRows(tx: Db, rows: NewRows[]): Promise<void> {
  await insertMany(
    tx,
    listings,
    rows.map(({ listing }) => listing),
  )
  await insertMany(
    tx,
    listingPrices,
    rows.map(({ price }) => price),
  )
  await insertMany(
    tx,
    activities,
    rows.map(({ activity }) => activity),
  )
  await insertMany(
    tx,
    listingMedia,
    rows.flatMap((row) => row.pictures),
  )
}

interface Change {
  /** Whose name stands in the activity. */
  by: string
  now?: Date
}

/**
 * Asks another price from now on: a new row in the history, the listing's own figures, an activity.
 * Throws `not_found`.
 */
export async function changePrice(
  db: Db,
  id: string,
  price: { amount: number; currency: 'USD' | 'PYG' },
  { by, rate, now = new Date(), onPriced }: Change & { rate: number; onPriced?: OnPriced },
): Promise<void> {
  const priceUsd = inDollars(price, rate)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        title: listings.title,
        transactionType: listings.transactionType,
        expectedMonthlyRent: listings.expectedMonthlyRent,
        expectedOccupancy: listings.occupancyRate,
        monthlyExpenses: listings.monthlyExpenses,
      })
      .from(listings)
      .where(eq(listings.id, id))
      .for('update')
    if (!row) throw new AppError('not_found')
    const { estimatedROI } = estimateReturns({
      ...row,
      priceUSD: row.transactionType === 'rent' ? null : priceUsd,
    })
    await tx
      .update(listings)
      .set({
        priceAmount: String(price.amount),
        priceCurrency: price.currency,
        priceUsd: String(priceUsd),
        estimatedRoi: estimatedROI === null ? null : String(estimatedROI),
        updatedAt: now,
      })
      .where(eq(listings.id, id))
    await tx.insert(listingPrices).values({
      listingId: id,
      amount: String(price.amount),
      currency: price.currency,
      priceUsd: String(priceUsd),
      since: now,
    })
    await tx
      .insert(activities)
      .values({ userName: by, action: 'update', listingId: id, listingTitle: row.title, createdAt: now })
    await onPriced?.(tx, [id])
  })
}

/** Moves a listing through its life; its first activation is its publication. Throws `not_found`. */
export async function changeStatus(
  db: Db,
  id: string,
  status: ListingStatus,
  { by, now = new Date(), rejectionReason = null }: Change & { rejectionReason?: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ title: listings.title, firstPublishedAt: listings.firstPublishedAt })
      .from(listings)
      .where(eq(listings.id, id))
      .for('update')
    if (!row) throw new AppError('not_found')
    const live =
      status === 'active' ? { firstPublishedAt: row.firstPublishedAt ?? now, lastConfirmedAt: now } : {}
    await tx
      .update(listings)
      .set({
        ...live,
        status,
        rejectionReason,
        deletedAt: status === 'deleted' ? now : null,
        updatedAt: now,
      })
      .where(eq(listings.id, id))
    await tx.insert(activities).values({
      userName: by,
      action: status === 'deleted' ? 'delete' : 'update',
      listingId: id,
      listingTitle: row.title,
      createdAt: now,
    })
  })
}
