import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { words } from '#server/core/words.ts'
import { titleIn, wireTexts } from '#server/listings/listingTexts.ts'
import type { ListingColumns } from '#server/listings/publish/changes.ts'
import type { ListingFacts } from '#server/listings/publish/draft.ts'
import { listingLifeDays } from '#server/listings/publish/expiry.ts'
import { moveTo } from '#server/listings/publish/lifecycle.ts'
import type { Author } from '#server/listings/publish/listingRows.ts'
import { lockListing, withLockedListing } from '#server/listings/publish/lockListing.ts'
import { write } from '#server/listings/publish/write.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { users } from '#server/users/users.table.ts'
import type { ActivityEvent } from '#shared/activities.ts'
import type { BatchAction } from '#shared/listings/batchActions.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import type { BatchResult } from '#shared/listings/moderation.ts'
import { clearChanged, isChanged, saveApproval } from './approvedContent.ts'

export interface ModerationDependencies {
  db: Db
  notifier: Pick<Notifier, 'notify'>
}

interface Step {
  columns: ListingColumns
  event?: ActivityEvent
}

interface Work {
  action: BatchAction
  reason: string | null
  now: Date
}

/** In its own transaction. Throws `not_found` and `conflict`. */
export async function moderateListing(
  { db, notifier }: ModerationDependencies,
  id: string,
  { action, reason, now = new Date() }: { action: BatchAction; reason?: string | null; now?: Date },
  actor: Actor,
): Promise<Pick<BatchResult, 'outcome' | 'status'>> {
  let answer: Pick<BatchResult, 'outcome' | 'status'> = { outcome: 'unchanged', status: null }
  await withLockedListing(db, id, { actor }, async (tx, row, by) => {
    const step = await stepOf(tx, row, { action, reason: reason ?? null, now })
    answer = { outcome: step ? 'done' : 'unchanged', status: step?.columns.status ?? row.status }
    if (!step) return
    const { columns, event } = step
    await write(tx, row, columns, { by, now, ...(event && { event }) })
    if (action === 'approve') await approved(tx, row, by, { notifier, now, columns })
    if (action === 'reject') await rejected(tx, row, columns, notifier)
    if (action === 'pause' || action === 'delete') await hidden(tx, row, by, { notifier, columns })
    if (action === 'resume' || action === 'restore') await shownAgain(tx, row, { notifier, columns })
  })
  return answer
}

/** Undefined: nothing to do. */
async function stepOf(tx: Db, row: ListingFacts, { action, reason, now }: Work): Promise<Step | undefined> {
  const { status } = row
  const isShown = status === 'active' || status === 'reserved'
  switch (action) {
    case 'approve':
      if (isShown && (await isChanged(tx, row.id))) return { columns: {}, event: 'approve' }
      if (status !== 'pending' && !(status === 'draft' && row.rejectionReason)) throw done('notWaiting')
      await requireActiveOwner(tx, row)
      return { columns: moveTo(row, 'active', now), event: 'approve' }
    case 'reject':
      if (status !== 'pending' && !isShown) throw done('notRejectable')
      return { columns: { ...moveTo(row, 'draft', now), rejectionReason: reason }, event: 'reject' }
    case 'feature':
    case 'unfeature':
      if (status === 'deleted') throw done('isDeleted')
      return row.featured === (action === 'feature')
        ? undefined
        : { columns: { featured: !row.featured }, event: action }
    case 'pause':
      if (status === 'draft') return undefined
      if (!isShown && status !== 'pending') throw done('notPausable')
      return { columns: { ...moveTo(row, 'draft', now), heldStatus: status } }
    case 'resume':
      return isShown || status === 'pending'
        ? undefined
        : { columns: await resumed(tx, row, now), event: action }
    case 'delete':
      return status === 'deleted' ? undefined : { columns: moveTo(row, 'deleted', now) }
    case 'restore':
      return status === 'deleted' ? { columns: await restored(tx, row, now), event: 'restore' } : undefined
  }
}

type Refusal = keyof ReturnType<typeof words>['errors']['moderation']

const done = (refusal: Refusal) =>
  new AppError('conflict', { sentence: (language) => words(language).errors.moderation[refusal] })

export const hideableStatuses: readonly ListingStatus[] = ['active', 'reserved', 'pending']

/** The previous status, unless the owner was suspended or it expired meanwhile. */
async function restored(tx: Db, row: ListingFacts, now: Date): Promise<ListingColumns> {
  const status = row.heldStatus ?? 'draft'
  if (hideableStatuses.includes(status) && (await ownerProblem(tx, row)))
    return { status: 'closed', heldStatus: status, deletedAt: null }
  return { status: statusOnRestore(row, status, now), heldStatus: null, deletedAt: null }
}

/** Throws `conflict`, also of what the owner paused. */
async function resumed(tx: Db, row: ListingFacts, now: Date): Promise<ListingColumns> {
  const { status, heldStatus } = row
  if (status !== 'draft' || heldStatus === null) throw done('notHeld')
  await requireActiveOwner(tx, row)
  return { status: statusOnRestore(row, heldStatus, now), heldStatus: null }
}

export function statusOnRestore(
  { lastConfirmedAt }: Pick<ListingFacts, 'lastConfirmedAt'>,
  status: ListingStatus,
  now: Date,
): ListingStatus {
  const ends = (lastConfirmedAt?.getTime() ?? 0) + listingLifeDays * 86_400_000
  return status === 'active' && ends <= now.getTime() ? 'expired' : status
}

async function ownerProblem(
  tx: Db,
  { ownerUserId }: ListingFacts,
): Promise<'ownerSuspended' | 'ownerGone' | undefined> {
  if (ownerUserId === null) return undefined
  const [owner] = await tx
    .select({ suspendedAt: users.suspendedAt, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, ownerUserId))
    .for('share')
  if (owner?.deletedAt) return 'ownerGone'
  return owner?.suspendedAt ? 'ownerSuspended' : undefined
}

/** Throws `conflict`. */
export async function requireActiveOwner(tx: Db, row: ListingFacts): Promise<void> {
  const problem = await ownerProblem(tx, row)
  if (problem) throw done(problem)
}

export async function approved(
  tx: Db,
  row: ListingFacts,
  by: Author,
  { notifier, now, columns }: { notifier: Pick<Notifier, 'notify'>; now: Date; columns: ListingColumns },
): Promise<void> {
  const written = await lockListing(tx, row.id)
  if (written) await saveApproval(tx, written, by.name, now)
  if (row.ownerUserId && columns.status === 'active')
    await notifier.notify(row.ownerUserId, { kind: 'listing_approved', ...detailsOf(row, columns) }, { tx })
}

export async function rejected(
  tx: Db,
  row: ListingFacts,
  columns: ListingColumns,
  notifier: Pick<Notifier, 'notify'>,
): Promise<void> {
  await clearChanged(tx, row.id)
  const reason = columns.rejectionReason ?? ''
  if (row.ownerUserId)
    await notifier.notify(
      row.ownerUserId,
      { kind: 'listing_rejected', ...detailsOf(row, columns), reason },
      { tx },
    )
}

const hiddenStatuses: readonly ListingStatus[] = ['draft', 'closed', 'deleted']

export async function hidden(
  tx: Db,
  row: ListingFacts,
  by: Author,
  { notifier, columns }: { notifier: Pick<Notifier, 'notify'>; columns: ListingColumns },
): Promise<void> {
  const { status } = columns
  const isHidden = hideableStatuses.includes(row.status) && status && hiddenStatuses.includes(status)
  if (isHidden && by.kind === 'admin' && row.ownerUserId)
    await notifier.notify(row.ownerUserId, { kind: 'listing_closed', ...detailsOf(row, columns) }, { tx })
}

/** The owner was told that it is hidden. */
async function shownAgain(
  tx: Db,
  row: ListingFacts,
  { notifier, columns }: { notifier: Pick<Notifier, 'notify'>; columns: ListingColumns },
): Promise<void> {
  const isShown = columns.status === 'active' || columns.status === 'reserved'
  if (isShown && row.ownerUserId)
    await notifier.notify(row.ownerUserId, { kind: 'listing_restored', ...detailsOf(row, columns) }, { tx })
}

function detailsOf(row: ListingFacts, { texts }: ListingColumns) {
  const all = { ...row.texts, ...texts }
  return { listingId: row.id, title: titleIn(all), titleEn: wireTexts(all).titleEn }
}
