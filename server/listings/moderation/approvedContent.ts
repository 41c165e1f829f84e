import { eq, inArray } from 'drizzle-orm'
import { changesBetween } from '#server/activities/changes.ts'
import type { Db } from '#server/core/database/database.ts'
import { whereAlone } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { fieldsOf } from '#server/listings/publish/changes.ts'
import type { ListingFacts } from '#server/listings/publish/draft.ts'
import { readPictures, readPicturesOf } from '#server/listings/publish/pictures.ts'
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

function contentOf(row: ListingFacts, pictures: Awaited<ReturnType<typeof readPictures>>): Content {
  const fields = Object.entries(fieldsOf(row)).filter(([name]) => approvedFields.has(name))
  return { ...Object.fromEntries(fields), ...pictures }
}

const readContent = async (tx: Db, row: ListingFacts) => contentOf(row, await readPictures(tx, row.id))

/** As it is once stored. */
const stored = (content: Content): Content => JSON.parse(JSON.stringify(content))

export async function saveApproval(tx: Db, row: ListingFacts, by: string, now: Date): Promise<void> {
  const approval = { content: await readContent(tx, row), approvedAt: now, approvedBy: by, changedAt: null }
  await tx
    .insert(listingApprovals)
    .values({ listingId: row.id, ...approval })
    .onConflictDoUpdate({ target: listingApprovals.listingId, set: approval })
}

/** Call before the owner's change is written: the current content counts as approved if none is. */
export async function markChanged(tx: Db, row: ListingFacts, now: Date): Promise<void> {
  const content = await readContent(tx, row)
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
  const current = stored(await readContent(tx, row))
  const content = { ...approval.content }
  for (const field of fields) if (field in current) content[field] = current[field]
  const isAll = Object.keys(changesBetween(content, current)).length === 0
  await tx
    .update(listingApprovals)
    .set({ content, ...(isAll && { changedAt: null }) })
    .where(isOfListing)
}

interface SinceApproval {
  approvedAt: Date | null
  changes: ActivityChanges
}

/** By listing; absent: nothing was approved yet. */
export async function changesSinceApproval(
  db: Db,
  rows: ReadonlyMap<string, ListingFacts>,
): Promise<Map<string, SinceApproval>> {
  const ids = [...rows.keys()]
  const approvals = await db.select().from(listingApprovals).where(inArray(listingApprovals.listingId, ids))
  const picturesOf = await readPicturesOf(db, ids)
  return new Map(
    approvals.flatMap(({ listingId, content, approvedAt }): [string, SinceApproval][] => {
      const row = rows.get(listingId)
      if (!row) return []
      const changes = changesBetween(content, stored(contentOf(row, picturesOf(listingId))))
      return [[listingId, { approvedAt, changes }]]
    }),
  )
}

export async function eraseApprovals(tx: Db, userId: string): Promise<void> {
  const own = tx.select({ id: listings.id }).from(listings).where(whereAlone(userId))
  await tx.delete(listingApprovals).where(inArray(listingApprovals.listingId, own))
}
