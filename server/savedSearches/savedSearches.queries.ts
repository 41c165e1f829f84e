import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import type { Language } from '#shared/core/language.ts'
import { savedSearchLimits } from '#shared/savedSearches/savedSearches.ts'
import { savedSearchAlerts, savedSearches, savedSearchSubscribers } from './savedSearches.table.ts'

const s = savedSearches

export type SavedSearchRow = typeof savedSearches.$inferSelect
export type Subscriber = typeof savedSearchSubscribers.$inferSelect

const isConfirmed = ne(s.status, 'unconfirmed')
const isOf = (subscriberId: string): SQL | undefined => and(eq(s.subscriberId, subscriberId), isConfirmed)

export async function findSubscriber(db: Db, where: { id: string } | { userId: string }) {
  const { id, userId } = savedSearchSubscribers
  const [found] = await db
    .select()
    .from(savedSearchSubscribers)
    .where('id' in where ? eq(id, where.id) : eq(userId, where.userId))
  return found
}

/** Locked until the end of the transaction: what belongs to one person changes one after the other. */
export async function lockSubscriber(tx: Db, id: string): Promise<Subscriber | undefined> {
  const [found] = await tx
    .select()
    .from(savedSearchSubscribers)
    .where(eq(savedSearchSubscribers.id, id))
    .for('update')
  return found
}

/** A confirmed address that is the user's own becomes theirs. Locked. */
export async function subscribeUser(tx: Db, userId: string): Promise<Subscriber> {
  const table = savedSearchSubscribers
  const isOwn = sql`lower(${table.email}) = (
    select lower(u.email) from ${users} u where u.id = ${userId} and u.email_verified)`
  const known = await findSubscriber(tx, { userId })
  const [adopted] = known
    ? []
    : await tx
        .update(table)
        .set({ userId })
        .where(and(isNull(table.userId), sql`${table.confirmedAt} is not null`, isOwn))
        .returning({ id: table.id })
  if (!known && !adopted) await tx.insert(table).values({ id: newId(), userId }).onConflictDoNothing()
  return requireLocked(tx, eq(table.userId, userId))
}

/** Locked. */
export async function subscribeAddress(tx: Db, email: string, language: Language): Promise<Subscriber> {
  const table = savedSearchSubscribers
  await tx.insert(table).values({ id: newId(), email, language }).onConflictDoNothing()
  return requireLocked(tx, eq(sql`lower(${table.email})`, email.toLowerCase()))
}

/** Whoever reads its mails wants them. */
export async function confirmAddress(tx: Db, subscriberId: string): Promise<void> {
  const { id, confirmedAt } = savedSearchSubscribers
  await tx
    .update(savedSearchSubscribers)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(id, subscriberId), isNull(confirmedAt)))
}

async function requireLocked(tx: Db, where: SQL): Promise<Subscriber> {
  const [found] = await tx.select().from(savedSearchSubscribers).where(where).for('update')
  if (!found) throw new Error('a subscriber is missing')
  return found
}

/** Newest first. */
export function findSavedSearches(db: Db, subscriberId: string): Promise<SavedSearchRow[]> {
  return db.select().from(s).where(isOf(subscriberId)).orderBy(desc(s.createdAt), asc(s.id))
}

export async function findSavedSearch(
  db: Db,
  subscriberId: string,
  id: string,
): Promise<SavedSearchRow | undefined> {
  const [row] = await db
    .select()
    .from(s)
    .where(and(isOf(subscriberId), eq(s.id, id)))
  return row
}

/** Confirmed or not. */
export async function findEqual(
  tx: Db,
  subscriberId: string,
  search: string,
): Promise<SavedSearchRow | undefined> {
  const [row] = await tx
    .select()
    .from(s)
    .where(and(eq(s.subscriberId, subscriberId), eq(s.search, search)))
  return row
}

export async function findById(db: Db, id: string): Promise<SavedSearchRow | undefined> {
  const [row] = await db.select().from(s).where(eq(s.id, id))
  return row
}

export async function countSavedSearches(tx: Db, subscriberId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(s).where(isOf(subscriberId))
  return row?.count ?? 0
}

export async function countUnconfirmed(tx: Db, subscriberId: string): Promise<number> {
  const isUnconfirmed = and(eq(s.subscriberId, subscriberId), eq(s.status, 'unconfirmed'))
  const [row] = await tx.select({ count: count() }).from(s).where(isUnconfirmed)
  return row?.count ?? 0
}

export async function insertSavedSearch(tx: Db, row: typeof savedSearches.$inferInsert) {
  const [inserted] = await tx.insert(s).values(row).returning()
  if (!inserted) throw new Error('a saved search was not stored')
  return inserted
}

export async function updateSavedSearch(
  tx: Db,
  id: string,
  change: Partial<typeof savedSearches.$inferInsert>,
): Promise<SavedSearchRow | undefined> {
  const [changed] = await tx.update(s).set(change).where(eq(s.id, id)).returning()
  return changed
}

export async function deleteSavedSearch(db: Db, subscriberId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(s)
    .where(and(isOf(subscriberId), eq(s.id, id)))
    .returning({ id: s.id })
  return deleted.length > 0
}

export async function pauseAll(db: Db, subscriberId: string): Promise<void> {
  await db
    .update(s)
    .set({ status: 'paused' })
    .where(and(eq(s.subscriberId, subscriberId), eq(s.status, 'active')))
}

/** Of a visitor whose address takes no mail: nothing more is sent there. */
export async function pauseAllTo(db: Db, address: string): Promise<void> {
  const { id, userId, email } = savedSearchSubscribers
  const found = await db
    .select({ id })
    .from(savedSearchSubscribers)
    .where(and(isNull(userId), eq(sql`lower(${email})`, address.toLowerCase())))
  for (const subscriber of found) await pauseAll(db, subscriber.id)
}

/** When what is untold is looked at next; earlier ones stay. */
export async function setDue(tx: Db, subscriberId: string): Promise<void> {
  const table = savedSearchSubscribers
  await tx
    .update(table)
    .set({ dueAt: sql`least(${table.dueAt}, now())` })
    .where(eq(table.id, subscriberId))
}

const isNews = and(gt(savedSearchAlerts.createdAt, s.lastSeenAt), eq(listings.status, 'active'))

/** Of saved searches, by id; those without are left out. */
export async function countNews(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: s.id, count: countDistinct(savedSearchAlerts.listingId) })
    .from(savedSearchAlerts)
    .innerJoin(s, eq(s.id, savedSearchAlerts.savedSearchId))
    .innerJoin(listings, eq(listings.id, savedSearchAlerts.listingId))
    .where(and(inArray(s.id, [...ids]), isNews))
    .groupBy(s.id)
  return new Map(rows.map((row) => [row.id, row.count]))
}

const maxNews = 500

/** Newest first. */
export function findNews(db: Db, id: string) {
  const { listingId, kind, priceBefore, createdAt } = savedSearchAlerts
  return db
    .select({ listingId, kind, priceBefore, createdAt })
    .from(savedSearchAlerts)
    .innerJoin(s, eq(s.id, savedSearchAlerts.savedSearchId))
    .innerJoin(listings, eq(listings.id, savedSearchAlerts.listingId))
    .where(and(eq(s.id, id), isNews))
    .orderBy(desc(createdAt), asc(listingId))
    .limit(maxNews)
}

/** Told so long ago that the same home is new again. */
const retention = sql`interval '400 days'`

export async function purgeAlerts(db: Db): Promise<void> {
  await db.delete(savedSearchAlerts).where(lt(savedSearchAlerts.toldAt, sql`now() - ${retention}`))
}

/** Nobody confirmed them in time. */
export async function purgeUnconfirmed(db: Db): Promise<void> {
  const oldest = sql`now() - ${savedSearchLimits.confirmDays}::int * interval '1 day'`
  await db.delete(s).where(and(eq(s.status, 'unconfirmed'), lt(s.createdAt, oldest)))
  await db.execute(sql`delete from saved_search_subscribers a
    where a.user_id is null and a.confirmed_at is null and a.created_at < ${oldest}
      and not exists (select from saved_searches s where s.subscriber_id = a.id)`)
}
