import { eq, inArray } from 'drizzle-orm'
import { changesBetween } from '#server/activities/changes.ts'
import type { Db } from '#server/core/database/database.ts'
import { whereAlone } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { fieldsOf } from '#server/listings/publish/changes.ts'
import type { ListingFacts } from '#server/listings/publish/draft.ts'
import { readPictures } from '#server/listings/publish/pictures.ts'
import type { ActivityChanges } from '#shared/activities.ts'
import { type FieldLabel, type ModeratedField, plainNames } from '#shared/listings/listingFields.ts'
import { listingApprovals } from './listingApprovals.table.ts'

type Content = Record<string, unknown>

/** Each has a label to be read by. */
const approvedFields: ReadonlySet<string> = new Set<FieldLabel | ModeratedField>([
  ...plainNames.filter((name) => name !== 'aiRewritten'),
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
    .insert(listingApprovals)
    .values({ listingId: row.id, ...approval })
    .onConflictDoUpdate({ target: listingApprovals.listingId, set: approval })
}

/** Call before the owner's change is written: the current content counts as approved if none is. */
export async function markChanged(tx: Db, row: ListingFacts, now: Date): Promise<void> {
  const content = await contentOf(tx, row)
  await tx
    .insert(listingApprovals)
    .values({ listingId: row.id, content, changedAt: now })
    .onConflictDoUpdate({ target: listingApprovals.listingId, set: { changedAt: now } })
}

export async function isChanged(tx: Db, listingId: string): Promise<boolean> {
  const [found] = await tx
    .select({ changedAt: listingApprovals.changedAt })
    .from(listingApprovals)
    .where(eq(listingApprovals.listingId, listingId))
  return found?.changedAt != null
}

/** Changes after a rejection are reviewed on resubmission. */
export async function clearChanged(tx: Db, listingId: string): Promise<void> {
  await tx.update(listingApprovals).set({ changedAt: null }).where(eq(listingApprovals.listingId, listingId))
}

/** What an administrator wrote is approved; the owner's other changes still wait. */
export async function approveFields(tx: Db, row: ListingFacts, fields: readonly string[]): Promise<void> {
  const isOfListing = eq(listingApprovals.listingId, row.id)
  const [approval] = await tx.select().from(listingApprovals).where(isOfListing).for('update')
  if (!approval) return
  const current = await storedContentOf(tx, row)
  const content = { ...approval.content }
  for (const field of fields) if (field in current) content[field] = current[field]
  const isAll = Object.keys(changesBetween(content, current)).length === 0
  await tx
    .update(listingApprovals)
    .set({ content, ...(isAll && { changedAt: null }) })
    .where(isOfListing)
}

/** Null: nothing was approved yet. */
export async function changesSinceApproval(
  tx: Db,
  row: ListingFacts,
): Promise<{ approvedAt: Date | null; changes: ActivityChanges } | null> {
  const [found] = await tx.select().from(listingApprovals).where(eq(listingApprovals.listingId, row.id))
  if (!found) return null
  const changes = changesBetween(found.content, await storedContentOf(tx, row))
  return { approvedAt: found.approvedAt, changes }
}

export async function eraseApprovals(tx: Db, userId: string): Promise<void> {
  const own = tx.select({ id: listings.id }).from(listings).where(whereAlone(userId))
  await tx.delete(listingApprovals).where(inArray(listingApprovals.listingId, own))
}
