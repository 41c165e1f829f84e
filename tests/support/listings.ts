import { eq } from 'drizzle-orm'
import { administrators } from '#server/administrators/administrators.table.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import { listingBoosts } from '#server/boosts/boosts.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { neighborhoodPoint } from '#server/listings/listings.derived.ts'
import { listings } from '#server/listings/listings.table.ts'
import { listingTexts } from '#server/listings/listingTexts.table.ts'
import { textRows, textsOf } from '#server/listings/listingTexts.ts'
import { media } from '#server/media/media.table.ts'
import { users } from '#server/users/users.table.ts'
import type { Listing } from '#shared/listings/listings.ts'

/** Without a valid password. */
export async function insertAdmin(
  db: Db,
  overrides: Partial<typeof administrators.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await db.insert(administrators).values({ id, username: `admin-${id}`, passwordHash: 'none', ...overrides })
  return overrides.id ?? id
}

/** With a verified address. */
export async function insertUser(
  db: Db,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const emailVerified = Boolean(overrides.email)
  await db
    .insert(users)
    .values({ id, issuer: 'https://login.test', subject: id, emailVerified, ...overrides })
  return overrides.id ?? id
}

export async function insertAgency(
  db: Db,
  overrides: Partial<typeof agencies.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await db.insert(agencies).values({ id, name: `Inmobiliaria ${id}`, ...overrides })
  return overrides.id ?? id
}

export async function insertBoost(db: Db, listingId: string, agencyId: string): Promise<void> {
  await db.insert(listingBoosts).values({ listingId, agencyId })
}

type Texts = Partial<Pick<Listing, 'title' | 'description' | 'titleEn' | 'descriptionEn'>>
export type NewListing = Partial<typeof listings.$inferInsert> & Texts

const owners = new WeakMap<Db, Promise<string>>()

function sharedOwner(db: Db): Promise<string> {
  const owner = owners.get(db) ?? insertAdmin(db)
  owners.set(db, owner)
  return owner
}

/** Active and complete; without an owner, one administrator's. Returns the ids in order. */
export async function insertListings(db: Db, many: NewListing[]): Promise<string[]> {
  if (many.length === 0) return []
  const rows = await Promise.all(many.map((overrides) => complete(db, overrides)))
  await insertRows(db, rows)
  return rows.map((row) => row.id)
}

export async function insertListing(db: Db, overrides: NewListing = {}): Promise<string> {
  const row = await complete(db, overrides)
  await insertRows(db, [row])
  return row.id
}

export async function rename(db: Db, id: string, title: string): Promise<void> {
  await db.update(listingTexts).set({ title }).where(eq(listingTexts.listingId, id))
}

async function insertRows(db: Db, rows: Awaited<ReturnType<typeof complete>>[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(listingTexts).values(rows.flatMap((row) => textRows(row.id, textsOf(row))))
    await tx
      .insert(listings)
      .values(rows.map(({ title, description, titleEn, descriptionEn, ...row }) => row))
  })
}

async function complete(db: Db, overrides: NewListing) {
  const owned = overrides.ownerUserId ?? overrides.ownerAdminId
  const { neighborhood = 'Villa Morra', city = 'Asunción' } = overrides
  return {
    id: newId(),
    titleEn: null,
    descriptionEn: null,
    ownerAdminId: owned ? null : await sharedOwner(db),
    status: 'active' as const,
    title: 'Casa en venta',
    description: 'Una casa.',
    transactionType: 'sale' as const,
    propertyType: 'house' as const,
    priceAmount: overrides.priceUsd ?? '100000.00',
    priceCurrency: 'USD' as const,
    priceUsd: '100000.00',
    neighborhood,
    city,
    ...neighborhoodPoint(neighborhood, city),
    state: 'Asunción',
    firstPublishedAt: new Date(),
    lastConfirmedAt: new Date(),
    ...overrides,
  } satisfies typeof listings.$inferInsert & Texts
}

/** Of no listing. */
export async function insertMedia(db: Db): Promise<string> {
  const id = newId()
  await db.insert(media).values({ id, width: 1600, height: 1200 })
  return id
}

export async function insertPictures(db: Db, listingId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  await db.insert(media).values(ids.map((id) => ({ id, width: 1600, height: 1200 })))
  await db.insert(listingMedia).values(
    ids.map((mediaId, position) => ({
      listingId,
      mediaId,
      position,
      caption: `Foto ${position + 1}`,
      isPrimary: position === 0,
    })),
  )
  return ids
}
