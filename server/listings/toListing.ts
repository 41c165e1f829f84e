import type { Db } from '#server/core/database/database.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Media } from '#shared/media/media.ts'
import { type ListingRow, readMedia } from './listings.queries.ts'
import { wireTexts } from './listingTexts.ts'

/** The response schema drops additional columns. */
export function toListing(row: ListingRow, media: Media[]): Listing {
  const { title, description, titleEn, descriptionEn } = wireTexts(row.texts)
  const mapped = {
    title,
    description,
    titleEn,
    descriptionEn,
    media,
    priceUSD: row.priceUsd,
    price: { amount: row.priceAmount, currency: row.priceCurrency },
    estimatedROI: row.estimatedRoi,
    ownerId: row.ownerUserId ?? row.ownerAdminId ?? '',
    owner: row.shownOwnerId ? { id: row.shownOwnerId, name: row.shownOwnerName || null } : null,
    agency: agencyOf(row),
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.firstPublishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
  // V8 copies wide rows ten times faster than it spreads them into a larger literal.
  return Object.assign({ ...row }, mapped)
}

function agencyOf(row: ListingRow): Listing['agency'] {
  const { agencyName, agencyDescription, agencyVerified, agencySlug, agentName, agentSlug } = row
  if (agencyName === null) return null
  return {
    name: agencyName,
    description: agencyDescription,
    verified: agencyVerified ?? false,
    slug: agencySlug ?? undefined,
    agent: agentSlug !== null && agentName !== '' ? { name: agentName, slug: agentSlug } : null,
  }
}

export async function toListings(db: Db, rows: ListingRow[]): Promise<Listing[]> {
  const media = await readMedia(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toListing(row, media.get(row.id) ?? []))
}
