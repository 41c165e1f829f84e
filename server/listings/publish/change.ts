import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { can, requireCan } from '#server/listings/listings.policy.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import type { ListingChange } from '#shared/listings/publishing.ts'
import { authorOf } from './author.ts'
import type { ListingFacts } from './draft.ts'
import { confirmed, moveTo, nextStatus } from './lifecycle.ts'
import { pictureChanges, replacePictures } from './pictures.ts'
import type { OnPriced } from './publish.ts'
import type { Author } from './rows.ts'
import { insertPrice, lockListing, planChange, write } from './write.ts'

export interface ChangeDependencies {
  db: Db
  /** Guaraníes per US dollar. */
  rate: () => Promise<number>
  onPriced: OnPriced
}

/**
 * In one transaction, with the row locked. `featured` and `rejectionReason` are ignored unless the actor
 * moderates. Throws `not_found`, `forbidden`, `invalid` and `price_currency_suspect`.
 */
export async function changeListing(
  needs: ChangeDependencies,
  id: string,
  { status, featured, rejectionReason, ...change }: ListingChange,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const rate = await needs.rate()
  await withOwnListing(needs.db, id, actor, async (tx, row, by) => {
    const isModerator = can(actor, 'moderate', row)
    const plan = isEmpty(change) ? undefined : planChange(row, change, rate)
    const columns = {
      ...plan?.facts,
      ...plan?.price,
      ...(plan && { texts: plan.texts }),
      ...moveTo(row, await statusAfter(tx, row, status, isModerator), now),
      ...(isModerator && { featured, ...(rejectionReason !== undefined && { rejectionReason }) }),
    }
    if (isEmpty(columns)) return
    const changes = change.media && (await pictureChanges(tx, id, change.media))
    await write(tx, row, columns, { by, now, changes })
    if (!plan) return
    if (change.media) await replacePictures(tx, id, plan.draft.media, by)
    if (plan.asksAnother) await insertPrice(tx, id, plan.price, now)
    if (plan.needsAnalysis) await needs.onPriced(tx, [id])
  })
}

/** Only administrators still see it. Throws `not_found` and `forbidden`. */
export async function deleteListing(db: Db, id: string, actor: Actor, now = new Date()): Promise<void> {
  await withOwnListing(db, id, actor, async (tx, row, by) => {
    if (row.status !== 'deleted') await write(tx, row, moveTo(row, 'deleted', now), { by, now })
  })
}

/** An expired listing becomes active again. Throws `conflict` unless it is active or expired. */
export async function renewListing(db: Db, id: string, actor: Actor, now = new Date()): Promise<void> {
  await withOwnListing(db, id, actor, async (tx, row, by) => {
    if (row.status !== 'active' && row.status !== 'expired')
      throw new AppError('conflict', { sentence: (language) => words(language).errors.notRenewable })
    await write(tx, row, { ...moveTo(row, 'active', now), ...confirmed(now) }, { by, now, event: 'renew' })
  })
}

/** With the row locked. Throws `not_found`, and `forbidden` for a visible listing of another owner. */
async function withOwnListing(
  db: Db,
  id: string,
  actor: Actor,
  work: (tx: Db, row: ListingFacts, by: Author) => Promise<void>,
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found')
  await db.transaction(async (tx) => {
    const by = await authorOf(tx, actor)
    const row = await lockListing(tx, id)
    requireCan(actor, 'change', row)
    await work(tx, row, by)
  })
}

async function statusAfter(
  tx: Db,
  row: ListingFacts,
  wanted: ListingStatus | undefined,
  isModerator: boolean,
): Promise<ListingStatus> {
  if (wanted === undefined) return row.status
  const { moderation } = await readSettings(tx)
  return nextStatus(row, wanted, { isModerator, moderation })
}

function isEmpty(record: object): boolean {
  return Object.values(record).every((value) => value === undefined)
}
