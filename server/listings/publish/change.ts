import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { type IfMatch, requireMatch } from '#server/core/http/answers/versions.ts'
import { words } from '#server/core/words.ts'
import { can } from '#server/listings/listings.policy.ts'
import { approveFields, markChanged } from '#server/listings/moderation/approvedContent.ts'
import { approved, hidden, rejected, requireActiveOwner } from '#server/listings/moderation/moderate.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import type { ListingChange } from '#shared/listings/publishing.ts'
import { inChargeOf } from './assign.ts'
import { type ListingColumns, listingChanges, listingEvent } from './changes.ts'
import { requireUnchanged } from './editConflicts.ts'
import { confirmed, moveTo, nextStatus } from './lifecycle.ts'
import { type ReadLocalFigures, requireLocalFigures } from './localFigures.ts'
import { lockListing, withLockedListing } from './lockListing.ts'
import { pictureChanges, replacePictures } from './pictures.ts'
import type { OnPriced } from './publish.ts'
import { insertPrice, planChange, write } from './write.ts'

export interface ChangeDependencies {
  db: Db
  notifier: Pick<Notifier, 'notify'>
  /** Guaraníes per US dollar. */
  rate: () => Promise<number>
  onPriced: OnPriced
  readLocalFigures: ReadLocalFigures
}

export interface Editing {
  actor: Actor
  /** Of the request: the version that it is for. */
  version: IfMatch
}

/**
 * In one transaction. Ignores `featured` and `rejectionReason` unless the actor moderates. Throws
 * `not_found`, `forbidden`, `precondition_failed`, `invalid`, `price_currency_suspect`, `location_suspect` and
 * `edited_meanwhile`.
 */
export async function changeListing(
  needs: ChangeDependencies,
  id: string,
  { status, featured, rejectionReason, basedOn, assignedTo, ...change }: ListingChange,
  { actor, version }: Editing,
  now = new Date(),
): Promise<void> {
  const rate = await needs.rate()
  await withLockedListing(needs.db, id, { actor }, async (tx, row, by) => {
    requireMatch(version, row.updatedAt)
    const isModerator = can(actor, 'moderate', row)
    const { moderation } = await readSettings(tx)
    const plan = isEmpty(change) ? undefined : planChange(row, change, rate)
    if (plan?.isOtherMarket)
      await requireLocalFigures(tx, plan.draft, { rate, read: needs.readLocalFigures, without: id })
    const columns: ListingColumns = {
      ...plan?.facts,
      ...plan?.price,
      ...(plan && { texts: plan.texts }),
      ...moveTo(row, nextStatus(row, status ?? row.status, { isModerator, moderation }), now),
      ...(isModerator && { featured, ...(rejectionReason !== undefined && { rejectionReason }) }),
      ...(assignedTo !== undefined && (await inChargeOf(tx, row, assignedTo, actor))),
    }
    if (isEmpty(columns)) return
    const pictures = change.media && (await pictureChanges(tx, id, change.media))
    const content = {
      ...(plan && listingChanges(row, { ...plan.facts, ...plan.price, texts: plan.texts })),
      ...pictures,
    }
    if (basedOn)
      await requireUnchanged(tx, row, { basedOn, wanted: { ...listingChanges(row, columns), ...content } })
    if (isModerator && columns.status === 'active') await requireActiveOwner(tx, row)
    if (!isModerator && moderation && row.firstPublishedAt && Object.keys(content).length > 0)
      await markChanged(tx, row, now)
    await write(tx, row, columns, { by, now, changes: pictures })
    if (plan) {
      if (change.media) await replacePictures(tx, id, plan.draft.media, by)
      if (plan.asksAnother) await insertPrice(tx, id, plan.price, now)
      if (plan.needsAnalysis) await needs.onPriced(tx, [id])
    }
    if (!isModerator) return
    const written = await lockListing(tx, id)
    if (written) await approveFields(tx, written, Object.keys(content))
    const event = listingEvent(row, columns)
    if (event === 'approve') await approved(tx, row, by, { notifier: needs.notifier, now, columns })
    if (event === 'reject') await rejected(tx, row, columns, needs.notifier)
    else await hidden(tx, row, by, { notifier: needs.notifier, columns })
  })
}

/** Administrators still see it. Throws `not_found`, `forbidden` and `precondition_failed`. */
export async function deleteListing(
  { db, notifier }: Pick<ChangeDependencies, 'db' | 'notifier'>,
  id: string,
  { actor, version }: Editing,
  now = new Date(),
): Promise<void> {
  await withLockedListing(db, id, { actor, right: 'remove' }, async (tx, row, by) => {
    requireMatch(version, row.updatedAt)
    if (row.status === 'deleted') return
    const columns = moveTo(row, 'deleted', now)
    await write(tx, row, columns, { by, now })
    await hidden(tx, row, by, { notifier, columns })
  })
}

/** Throws `conflict` unless active or expired. */
export async function renewListing(db: Db, id: string, actor: Actor, now = new Date()): Promise<void> {
  await withLockedListing(db, id, { actor }, async (tx, row, by) => {
    if (row.status !== 'active' && row.status !== 'expired')
      throw new AppError('conflict', { sentence: (language) => words(language).errors.notRenewable })
    await write(tx, row, { ...moveTo(row, 'active', now), ...confirmed(now) }, { by, now, event: 'renew' })
  })
}

function isEmpty(record: object): boolean {
  return Object.values(record).every((value) => value === undefined)
}
