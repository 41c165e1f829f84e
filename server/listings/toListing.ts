import type { Db } from '#server/core/database/database.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Media } from '#shared/media.ts'
import { type ListingRow, readMedia } from './listings.queries.ts'
import { wireTexts } from './listingTexts.ts'

/** Maps a row to the API's shape; columns with the same name are passed on. */
export function toListing(row: ListingRow, media: Media[]): Listing {
  const { priceUsd, priceAmount, priceCurrency, estimatedRoi, firstPublishedAt, ...rest } = row
  const { ownerUserId, ownerAdminId, shownOwnerId, shownOwnerName, ...more } = rest
  const { agencyName, agencyDescription, agencyVerified, texts, ...same } = more
  return {
    ...same,
    ...wireTexts(texts),
    media,
    priceUSD: priceUsd,
    price: { amount: priceAmount, currency: priceCurrency },
    estimatedROI: estimatedRoi,
    ownerId: ownerUserId ?? ownerAdminId ?? '',
    owner: shownOwnerId ? { id: shownOwnerId, name: shownOwnerName || null } : null,
    agency:
      agencyName === null
        ? null
        : { name: agencyName, description: agencyDescription, verified: agencyVerified ?? false },
    createdAt: row.createdAt.toISOString(),
    publishedAt: firstPublishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Maps rows to the API's shape, with their pictures. */
export async function toListings(db: Db, rows: ListingRow[]): Promise<Listing[]> {
  const media = await readMedia(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toListing(row, media.get(row.id) ?? []))
}
