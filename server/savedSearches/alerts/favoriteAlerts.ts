import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { favorites } from '#server/favorites/favorites.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { Change } from '#server/savedSearches/matching/matching.ts'
import { savedSearchSubscribers } from '#server/savedSearches/savedSearches.table.ts'
import { users } from '#server/users/users.table.ts'
import { dueAt, mailInterval } from './dueTimes.ts'

/** Of a price in another currency: the rate alone is no drop. */
const minShare = 0.01

/** What is new was nobody's favorite before. */
export const mayBeTold = ({ event, before }: Change): boolean => event !== 'shown' || before !== null

/** Of these, those that somebody marked. */
export async function findFavorites(db: Db, listingIds: string[]): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: favorites.listingId })
    .from(favorites)
    .where(inArray(favorites.listingId, listingIds))
  return new Set(rows.map(({ id }) => id))
}

/** Tells who marked a listing that it is cheaper, closed or expired. Whether there is anything to tell. */
export async function alertFavorites(tx: Db, change: Change, now: Date): Promise<boolean> {
  const { listingId, event, before } = change
  const [listing] = await tx
    .select({ priceUsd: listings.priceUsd, status: listings.status })
    .from(listings)
    .where(eq(listings.id, listingId))
  if (!listing || listing.status !== (event === 'shown' ? 'active' : event)) return false
  const share = before?.isOtherCurrency ? 1 - minShare : 1
  const isDrop = Number(listing.priceUsd) < Number(before?.priceUsd ?? 0) * share
  if (event === 'shown' && !isDrop) return false
  const subscriberIds = await subscribersOf(tx, listingId)
  if (subscriberIds.length === 0) return false
  const kind = event === 'shown' ? 'price_drop' : event
  const { rows } = await tx.execute(sql`
    with alerts as (
      insert into saved_search_alerts (subscriber_id, listing_id, kind, price, price_before)
      select id, ${listingId}, ${kind}, ${listing.priceUsd}::numeric,
        ${event === 'shown' ? (before?.priceUsd ?? null) : null}::numeric
      from unnest(${sql.param(subscriberIds)}::text[]) as a(id) order by id
      on conflict (subscriber_id, saved_search_id, listing_id) do update set
        kind = excluded.kind,
        price = excluded.price,
        price_before = case when saved_search_alerts.told_at is null and saved_search_alerts.kind = excluded.kind
          then saved_search_alerts.price_before else excluded.price_before end,
        created_at = now(),
        told_at = null,
        mail_id = null
      where saved_search_alerts.told_at is null or saved_search_alerts.kind <> excluded.kind
        or (excluded.kind = 'price_drop' and excluded.price < saved_search_alerts.price)
      returning subscriber_id
    )
    update saved_search_subscribers a set due_at = least(a.due_at, greatest(${dueAt('instant', now)?.toISOString()}::timestamptz,
      a.last_told_at + ${mailInterval}::int * interval '1 millisecond'))
    from alerts where a.id = alerts.subscriber_id returning 1`)
  return rows.length > 0
}

/** Users who marked it, did not publish it and want to know; who has none becomes a subscriber. */
async function subscribersOf(tx: Db, listingId: string): Promise<string[]> {
  const marked = await tx
    .select({ userId: users.id, subscriberId: savedSearchSubscribers.id })
    .from(favorites)
    .innerJoin(
      users,
      and(eq(users.id, favorites.userId), isNull(users.deletedAt), eq(users.favoriteAlerts, true)),
    )
    .innerJoin(listings, eq(listings.id, favorites.listingId))
    .leftJoin(savedSearchSubscribers, eq(savedSearchSubscribers.userId, users.id))
    .where(
      and(
        eq(favorites.listingId, listingId),
        sql`${listings.ownerUserId} is distinct from ${favorites.userId}`,
      ),
    )
  const missing = marked.flatMap(({ userId, subscriberId }) => (subscriberId === null ? userId : []))
  if (missing.length === 0) return marked.flatMap(({ subscriberId }) => subscriberId ?? [])
  await tx
    .insert(savedSearchSubscribers)
    .values(missing.map((userId) => ({ id: newId(), userId })))
    .onConflictDoNothing()
  return subscribersOf(tx, listingId)
}
