import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import {
  savedSearchAlerts,
  savedSearches,
  savedSearchSubscribers,
} from '#server/savedSearches/savedSearches.table.ts'

const a = savedSearchAlerts

/** Locked; those that another server tells are left out. */
export function lockDue(tx: Db, now: Date, limit: number) {
  const { id, userId, lastToldAt, dueAt } = savedSearchSubscribers
  return tx
    .select({ id, userId, lastToldAt })
    .from(savedSearchSubscribers)
    .where(and(isNotNull(dueAt), lte(dueAt, now)))
    .orderBy(asc(dueAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Of a person; more wait for the next time. */
export const maxUntold = 1000

/** What is not on offer now waits until it is again. */
const isTellable = and(
  or(isNull(savedSearches.status), eq(savedSearches.status, 'active')),
  or(isNull(savedSearches.frequency), ne(savedSearches.frequency, 'never')),
  sql`${listings.status} = case when ${a.kind} in ('new', 'price_drop') then 'active' else ${a.kind} end`,
)

/** Of these people, oldest first, with what decides when to tell them. */
export function readUntold(tx: Db, subscriberIds: readonly string[]) {
  const ranked = tx
    .select({
      id: a.id,
      subscriberId: a.subscriberId,
      listingId: a.listingId,
      kind: a.kind,
      price: a.price,
      createdAt: a.createdAt,
      rank: sql<number>`row_number() over (partition by ${a.subscriberId} order by ${a.createdAt}, ${a.id})`.as(
        'rank',
      ),
      frequency: savedSearches.frequency,
    })
    .from(a)
    .innerJoin(listings, eq(listings.id, a.listingId))
    .leftJoin(savedSearches, eq(savedSearches.id, a.savedSearchId))
    .where(and(inArray(a.subscriberId, [...subscriberIds]), isNull(a.toldAt), isTellable))
    .as('ranked')
  return tx.select().from(ranked).where(lte(ranked.rank, maxUntold)).orderBy(asc(ranked.rank))
}
export type Untold = Awaited<ReturnType<typeof readUntold>>[number]

/** What these people were told of these listings before. */
export async function readTold(tx: Db, subscriberIds: readonly string[], listingIds: readonly string[]) {
  const { subscriberId, listingId, kind, price } = a
  if (listingIds.length === 0) return []
  return tx
    .select({ subscriberId, listingId, kind, price })
    .from(a)
    .where(
      and(
        inArray(subscriberId, [...subscriberIds]),
        inArray(listingId, [...listingIds]),
        isNotNull(a.toldAt),
        isNotNull(a.mailId),
      ),
    )
}
export type Told = Awaited<ReturnType<typeof readTold>>[number]

export interface TellingMark {
  id: number
  /** Null where the person knows it already. */
  mailId: string | null
}

export async function markTold(tx: Db, marks: readonly TellingMark[]): Promise<void> {
  if (marks.length === 0) return
  const [ids, mailIds] = [marks.map(({ id }) => id), marks.map(({ mailId }) => mailId)]
  await tx.execute(sql`
    update saved_search_alerts a set told_at = now(), mail_id = m.mail_id
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(mailIds)}::text[]) as m(id, mail_id)
    where a.id = m.id`)
}

export interface NextTelling {
  id: string
  /** Null: nothing is left to tell. */
  dueAt: Date | null
  /** Null: as it was. */
  toldAt: Date | null
}

export async function setDueAt(tx: Db, next: readonly NextTelling[]): Promise<void> {
  const ids = next.map(({ id }) => id)
  const [dueAts, toldAts] = (['dueAt', 'toldAt'] as const).map((field) =>
    next.map((one) => one[field]?.toISOString() ?? null),
  )
  await tx.execute(sql`
    update saved_search_subscribers s set due_at = n.due_at, last_told_at = coalesce(n.told_at, s.last_told_at)
    from unnest(${sql.param(ids)}::text[], ${sql.param(dueAts)}::timestamptz[], ${sql.param(toldAts)}::timestamptz[])
      as n(id, due_at, told_at)
    where s.id = n.id`)
}
