import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type ActivityActor, recordActivity } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import type { EndSessions } from '#server/users/account/account.service.ts'
import { lockUser, type UserRow } from '#server/users/users.queries.ts'
import { users } from '#server/users/users.table.ts'

/** Provided by features of a higher rank. */
export interface SuspensionNeeds {
  authorOf(tx: Db, actor: Actor): Promise<ActivityActor>
  /** Hides visible listings; returns their number. */
  hideListings(tx: Db, userId: string, now: Date): Promise<number>
  /** Restores or expires them; returns their number. */
  restoreListings(tx: Db, userId: string, now: Date): Promise<number>
  endSessions: EndSessions
  tellSuspended(tx: Db, userId: string, reason: string): Promise<void>
}

/** Throws `not_found`, and `conflict` if already suspended. */
export async function suspendUser(
  db: Db,
  id: string,
  reason: string,
  actor: Actor,
  needs: SuspensionNeeds,
): Promise<void> {
  const now = new Date()
  await db.transaction(async (tx) => {
    const by = await needs.authorOf(tx, actor)
    const user = await lockAccount(tx, id)
    if (user.suspendedAt)
      throw new AppError('conflict', { sentence: (language) => words(language).errors.alreadySuspended })
    await tx.update(users).set({ suspendedAt: now, suspensionReason: reason }).where(eq(users.id, id))
    const hidden = await needs.hideListings(tx, id, now)
    await needs.endSessions(tx, id)
    await needs.tellSuspended(tx, id, reason)
    await recordActivity(tx, {
      actor: by,
      event: 'suspend',
      subject: { kind: 'user', id, name: nameOf(user) },
      changes: { listingsShown: [hidden, 0] },
      reason,
      at: now,
    })
  })
}

/** Throws `not_found`, and `conflict` unless suspended. */
export async function liftSuspension(
  db: Db,
  id: string,
  actor: Actor,
  needs: SuspensionNeeds,
): Promise<void> {
  const now = new Date()
  await db.transaction(async (tx) => {
    const by = await needs.authorOf(tx, actor)
    const user = await lockAccount(tx, id)
    if (!user.suspendedAt)
      throw new AppError('conflict', { sentence: (language) => words(language).errors.notSuspended })
    await tx.update(users).set({ suspendedAt: null, suspensionReason: null }).where(eq(users.id, id))
    const restored = await needs.restoreListings(tx, id, now)
    await recordActivity(tx, {
      actor: by,
      event: 'lift',
      subject: { kind: 'user', id, name: nameOf(user) },
      changes: { listingsShown: [0, restored] },
      at: now,
    })
  })
}

async function lockAccount(tx: Db, id: string): Promise<UserRow> {
  const user = isId(id) ? await lockUser(tx, id) : undefined
  if (!user) throw new AppError('not_found')
  return user
}

const nameOf = ({ id, firstName, lastName, email }: UserRow): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email || id

/** Undefined unless suspended. */
export async function suspensionReason(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ reason: users.suspensionReason })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.suspendedAt), isNull(users.deletedAt)))
  return found && (found.reason ?? '')
}
