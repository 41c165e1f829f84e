import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { float, type RowOf, selection } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOfRow, wireTexts } from '#server/listings/listingTexts.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'

/** For so many days a listing stays active after its owner last confirmed it. */
export const listingLifeDays = 60
/** So many days before that its owner is reminded. */
export const reminderDays = 7

/** Few enough that a batch, with what is told, is committed soon. */
const atOnce = 200

type Notify = Pick<Notifier, 'notify'>

const l = alias(listings, 'l')
const reminder = selection({
  id: l.id,
  ownerUserId: l.ownerUserId,
  texts: textsOfRow(l.id),
  /** Milliseconds. */
  expires: float(
    sql`extract(epoch from l.last_confirmed_at + ${listingLifeDays}::int * interval '1 day') * 1000`,
  ),
})
type Reminder = RowOf<typeof reminder>

const confirmedBefore = (days: number) => sql`last_confirmed_at <= now() - ${days}::int * interval '1 day'`

/**
 * Lets listings expire that nobody has confirmed for too long, and tells their owners; gives how many. Several servers may call it
 * at once: each listing is one's alone, and its owner is told exactly where it expires.
 */
export function expireListings(db: Db, { notify }: Notify): Promise<number> {
  return inBatches(db, async (tx) => {
    const rows = await reminder.read(
      tx,
      (columns) => sql`
      update listings l set status = 'expired', updated_at = now()
      where l.id in (
        select id from listings where status = 'active' and ${confirmedBefore(listingLifeDays)}
        order by id limit ${atOnce} for update skip locked
      ) returning ${columns}`,
    )
    for (const { ownerUserId: owner, ...listing } of rows)
      if (owner) await notify(owner, { kind: 'listing_expired', ...about(listing) }, { tx })
    return rows.length
  })
}

/**
 * Reminds the owners of listings that soon expire, once after each confirmation; gives how many. Administrators look after theirs
 * without. Several servers may call it at once.
 */
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
        order by id limit ${atOnce} for update skip locked
      ) returning ${columns}`,
    )
    for (const { ownerUserId: owner, expires, ...listing } of rows) {
      const expiresAt = new Date(expires).toISOString()
      if (owner) await notify(owner, { kind: 'listing_expiring', ...about(listing), expiresAt }, { tx })
    }
    return rows.length
  })
}

function about({ id, texts }: Pick<Reminder, 'id' | 'texts'>) {
  const { title, titleEn } = wireTexts(texts)
  return { listingId: id, title, titleEn }
}

/** Batch after batch, each a transaction, until one is not full; gives how many in all. */
async function inBatches(db: Db, batch: (tx: Db) => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const count = await db.transaction(batch)
    all += count
    if (count < atOnce) return all
  }
}
