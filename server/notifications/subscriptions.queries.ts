import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { pushSubscriptions } from './pushSubscriptions.table.ts'

export type Subscription = typeof pushSubscriptions.$inferSelect

/** Moves it from a former user; returns whether the user exists. */
export async function upsertSubscription(
  db: Db,
  { userId, endpoint, p256dh, auth }: Omit<Subscription, 'createdAt'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into push_subscriptions (endpoint, user_id, p256dh, auth)
    select ${endpoint}, id, ${p256dh}, ${auth} from users where id = ${userId} and deleted_at is null
    on conflict (endpoint) do update
    set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
    returning endpoint`)
  return rows.length > 0
}

export async function dropOldest(db: Db, userId: string, keep: number): Promise<void> {
  await db.execute(sql`
    delete from push_subscriptions where endpoint in (
      select endpoint from push_subscriptions where user_id = ${userId}
      order by created_at desc, endpoint offset ${keep})`)
}

/** Newest first. */
export function subscriptionsOf(db: Db, userId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt))
}

export async function subscriptionAt(
  db: Db,
  userId: string,
  endpoint: string,
): Promise<Subscription | undefined> {
  const [found] = await db.select().from(pushSubscriptions).where(isAt(userId, endpoint))
  return found
}

export async function deleteSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(isAt(userId, endpoint))
}

export async function deleteSubscriptions(db: Db, userId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
}

const isAt = (userId: string, endpoint: string) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint))
