import { recordActivities } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { AppError } from '#server/core/errors.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { listingTexts } from '#server/listings/listingTexts.table.ts'
import { type NewListing, typedPrice } from '#shared/listings/publishing.ts'
import { requirePlausibleLocation, requirePlausiblePrices } from './doubts.ts'
import { type Author, type NewRows, type Publication, toRows } from './listingRows.ts'
import { type ReadLocalFigures, requireLocalFigures } from './localFigures.ts'
import { requireOwnPictures } from './pictures.ts'

/** In the same transaction. */
export type OnPriced = (tx: Db, listingIds: string[]) => Promise<void>

/** Returns the id. Throws `price_currency_suspect`, `location_suspect` and `invalid`. */
export async function publishListing(
  db: Db,
  draft: NewListing,
  author: Author,
  {
    rate,
    onPriced,
    readLocalFigures,
    ...options
  }: Omit<Publication, 'draft' | 'author'> & {
    rate: number
    onPriced?: OnPriced
    readLocalFigures?: ReadLocalFigures
  },
): Promise<string> {
  if (!typedPrice(draft)) throw new AppError('invalid', { fields: { priceUSD: 'required' } })
  requirePlausiblePrices(draft, rate)
  if (readLocalFigures) await requireLocalFigures(db, draft, { rate, read: readLocalFigures })
  requirePlausibleLocation(draft)
  await requireOwnPictures(db, draft.media, author)
  const [id] = await publishListings(db, [{ ...options, draft, author }], rate, onPriced)
  if (!id) throw new AppError('internal')
  return id
}

/** Of valid drafts. `rate`: guaraníes per US dollar. */
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
  // First: listings derive their search text from them.
  await insertMany(
    tx,
    listingTexts,
    rows.flatMap(({ texts }) => texts),
  )
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
  await recordActivities(
    tx,
    rows.map(({ activity }) => activity),
  )
  await insertMany(
    tx,
    listingMedia,
    rows.flatMap((row) => row.pictures),
  )
}
