import { eq, inArray } from 'drizzle-orm'
import { changesBetween } from '#server/activities/changes.ts'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import { fieldsOf } from '#server/listings/publish/changes.ts'
import type { ListingFacts } from '#server/listings/publish/draft.ts'
import { readPictures } from '#server/listings/publish/pictures.ts'
import type { ActivityChanges } from '#shared/activities.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import { listingReviews } from './listingReviews.table.ts'

type Content = Record<string, unknown>

const { aiRewritten: _mark, ...content } = plainFields
const approvedFields = new Set([
  ...Object.keys(content),
  'price',
  'latitude',
  'longitude',
  'locationPrecision',
  'office',
  'expectedOccupancy',
])

async function contentOf(tx: Db, row: ListingFacts): Promise<Content> {
  const fields = Object.entries(fieldsOf(row)).filter(([name]) => approvedFields.has(name))
  return { ...Object.fromEntries(fields), ...(await readPictures(tx, row.id)) }
}

async function storedContentOf(tx: Db, row: ListingFacts): Promise<Content> {
  return JSON.parse(JSON.stringify(await contentOf(tx, row)))
}

export async function saveApproval(tx: Db, row: ListingFacts, by: string, now: Date): Promise<void> {
  const approval = { content: await contentOf(tx, row), approvedAt: now, approvedBy: by, changedAt: null }
  await tx
    .insert(listingReviews)
    .values({ listingId: row.id, ...approval })
    .onConflictDoUpdate({ target: listingReviews.listingId, set: approval })
}

/** Call before the owner's change is written: the current content counts as approved if none is. */
export async function markChanged(tx: Db, row: ListingFacts, now: Date): Promise<void> {
  const content = await contentOf(tx, row)
  await tx
    .insert(listingReviews)
    .values({ listingId: row.id, content, changedAt: now })
    .onConflictDoUpdate({ target: listingReviews.listingId, set: { changedAt: now } })
}

export async function isChanged(tx: Db, listingId: string): Promise<boolean> {
  const [found] = await tx
    .select({ changedAt: listingReviews.changedAt })
    .from(listingReviews)
    .where(eq(listingReviews.listingId, listingId))
  return found?.changedAt != null
}

/** Changes after a rejection are reviewed on resubmission. */
export async function clearChanged(tx: Db, listingId: string): Promise<void> {
  await tx.update(listingReviews).set({ changedAt: null }).where(eq(listingReviews.listingId, listingId))
}

/** What an administrator wrote is approved; the owner's other changes still wait. */
export async function approveFields(tx: Db, row: ListingFacts, fields: readonly string[]): Promise<void> {
  const isOfListing = eq(listingReviews.listingId, row.id)
  const [review] = await tx.select().from(listingReviews).where(isOfListing).for('update')
  if (!review) return
  const current = await storedContentOf(tx, row)
  const content = { ...review.content }
  for (const field of fields) if (field in current) content[field] = current[field]
  const isAll = Object.keys(changesBetween(content, current)).length === 0
  await tx
    .update(listingReviews)
    .set({ content, ...(isAll && { changedAt: null }) })
    .where(isOfListing)
}

/** Null: nothing was approved yet. */
export async function changesSinceApproval(
  tx: Db,
  row: ListingFacts,
): Promise<{ approvedAt: Date | null; changes: ActivityChanges } | null> {
  const [found] = await tx.select().from(listingReviews).where(eq(listingReviews.listingId, row.id))
  if (!found) return null
  const changes = changesBetween(found.content, await storedContentOf(tx, row))
  return { approvedAt: found.approvedAt, changes }
}

export async function eraseReviews(tx: Db, userId: string): Promise<void> {
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.ownerUserId, userId))
  await tx.delete(listingReviews).where(inArray(listingReviews.listingId, own))
}
