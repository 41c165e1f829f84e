import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordActivities, systemActor } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { float, type RowOf, selection } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOfRow, wireTexts } from '#server/listings/listingTexts.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { confirmed } from './lifecycle.ts'

/** After the last confirmation. */
export const listingLifeDays = 60
/** Before expiry. */
export const reminderDays = 7

const batchSize = 200

type Notify = Pick<Notifier, 'notify'>

const l = alias(listings, 'l')
const reminder = selection({
  id: l.id,
  ownerUserId: l.ownerUserId,
  texts: textsOfRow(l.id),
  /** Milliseconds since 1970. */
  expires: float(
    sql`extract(epoch from l.last_confirmed_at + ${listingLifeDays}::int * interval '1 day') * 1000`,
  ),
})
type Reminder = RowOf<typeof reminder>

const confirmedBefore = (days: number) => sql`last_confirmed_at <= now() - ${days}::int * interval '1 day'`

/** Returns the number. Several servers may call it at once. */
export function expireListings(db: Db, { notify }: Notify): Promise<number> {
  return inBatches(db, async (tx) => {
    const rows = await reminder.read(
      tx,
      (columns) => sql`
      update listings l set status = 'expired', updated_at = now()
      where l.id in (
        select id from listings where status = 'active' and ${confirmedBefore(listingLifeDays)}
        order by id limit ${batchSize} for update skip locked
      ) returning ${columns}`,
    )
    await recordActivities(
      tx,
      rows.map(({ id, texts }) => ({
        actor: systemActor,
        event: 'expire',
        subject: { kind: 'listing', id, name: wireTexts(texts).title },
        changes: { status: ['active', 'expired'] },
      })),
    )
    for (const { ownerUserId: owner, ...listing } of rows)
      if (owner) await notify(owner, { kind: 'listing_expired', ...listingDetails(listing) }, { tx })
    return rows.length
  })
}

/** Once per confirmation; returns the number. Several servers may call it at once. */
export function remindOwners(db: Db, { notify }: Notify): Promise<number> {
  return inBatches(db, async (tx) => {
    const rows = await reminder.read(
      tx,
      (columns) => sql`
      update listings l set reminded_at = now()
      where l.id in (
        select id from listings
        where status = 'active' and owner_user_id is not null
          and ${confirmedBefore(listingLifeDays - reminderDays)} and not ${confirmedBefore(listingLifeDays)}
          and (reminded_at is null or reminded_at < last_confirmed_at)
        order by id limit ${batchSize} for update skip locked
      ) returning ${columns}`,
    )
    for (const { ownerUserId: owner, expires, ...listing } of rows) {
      const expiresAt = new Date(expires).toISOString()
      if (owner)
        await notify(owner, { kind: 'listing_expiring', ...listingDetails(listing), expiresAt }, { tx })
    }
    return rows.length
  })
}

/** Whoever brings them in says again that they are offered: nobody is asked. Checks no rights. */
export async function confirmListings(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(listings)
    .set(confirmed(new Date()))
    .where(and(inArray(listings.id, [...ids]), eq(listings.status, 'active')))
}

/** Of those that are paused; nobody is told, as nothing changes for visitors. Checks no rights. */
export async function expirePaused(tx: Db, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .update(listings)
    .set({ status: 'expired', updatedAt: sql`now()` })
    .where(and(inArray(listings.id, [...ids]), eq(listings.status, 'draft')))
    .returning({ id: listings.id, texts: textsOfRow(listings.id) })
  await recordActivities(
    tx,
    rows.map(({ id, texts }) => ({
      actor: systemActor,
      event: 'expire',
      subject: { kind: 'listing', id, name: wireTexts(texts).title },
      changes: { status: ['draft', 'expired'] },
    })),
  )
}

function listingDetails({ id, texts }: Pick<Reminder, 'id' | 'texts'>) {
  const { title, titleEn } = wireTexts(texts)
  return { listingId: id, title, titleEn }
}

async function inBatches(db: Db, batch: (tx: Db) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction(batch)
    total += count
    if (count < batchSize) return total
  }
}
