import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { recordActivity } from '#server/activities/activities.service.ts'
import { administratorSessions } from '#server/administrators/administratorSessions.table.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { asActivity } from '#server/administrators/asActivity.ts'
import { isAlive } from '#server/administrators/signIn/adminSessions.ts'
import { countRecoveryCodes } from '#server/administrators/signIn/codes.ts'
import { requireGoodPassword } from '#server/administrators/signIn/passwordRules.ts'
import { hashPassword, isPassword } from '#server/administrators/signIn/passwords.ts'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { createFailureLimit, type FailureLimit } from '#server/core/http/limits/limits.ts'
import type { ActivityChanges, ActivityEvent } from '#shared/activities.ts'
import type { AdminAccount, OpenSession } from '#shared/administrators/account.ts'

/** Throws `not_signed_in` without such an administrator. */
export async function readAccount(db: Db, id: string): Promise<AdminAccount> {
  const { username, createdAt, codeSecret } = await accountOf(db, id)
  const recoveryCodesLeft = codeSecret === null ? 0 : await countRecoveryCodes(db, id)
  return {
    id,
    username,
    createdAt: createdAt.toISOString(),
    hasCodes: codeSecret !== null,
    recoveryCodesLeft,
  }
}

/** With the password’s hash. Throws `not_signed_in`. */
export async function accountOf(db: Db, id: string) {
  const { username, createdAt, codeSecret, passwordHash } = administrators
  const [account] = await db
    .select({ id: administrators.id, username, createdAt, codeSecret, passwordHash })
    .from(administrators)
    .where(eq(administrators.id, id))
  if (!account) throw new AppError('not_signed_in')
  return account
}

const wrongPassword = () => new AppError('invalid', { fields: { currentPassword: 'wrong_password' } })
const wrongCode = () => new AppError('invalid', { fields: { code: 'wrong_code' } })
const isWrong = (error: unknown) =>
  error instanceof AppError &&
  Object.values(error.details.fields ?? {}).some((field) => field.startsWith('wrong_'))

/** By account: a stolen session must not find out the password. */
export function createGuard(context: Context) {
  const limit: FailureLimit = createFailureLimit(context, 'admin-account', {
    points: 10,
    seconds: 15 * 60,
    isFailure: isWrong,
  })
  return {
    /** Throws `invalid` and `too_many_requests`. */
    requirePassword: (id: string, password: string) =>
      limit(id, async () => {
        const account = await accountOf(context.db, id)
        if (!(await isPassword(password, account.passwordHash))) throw wrongPassword()
        return account
      }),
    requireCode: <T>(id: string, work: () => Promise<T | undefined>) =>
      limit(id, async () => {
        const done = await work()
        if (done === undefined) throw wrongCode()
        return done
      }),
  }
}
export type Guard = ReturnType<typeof createGuard>

interface PasswordChange {
  id: string
  currentPassword: string
  password: string
  session: string | undefined
}

/** Ends all sessions but `session`. Throws `invalid` for a wrong password or a poor new one. */
export async function changePassword(
  { db }: Context,
  guard: Guard,
  { id, currentPassword, password, session }: PasswordChange,
): Promise<void> {
  const account = await guard.requirePassword(id, currentPassword)
  await requireGoodPassword(password, account.username)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(administrators)
      .set({ passwordHash })
      .where(and(eq(administrators.id, id), eq(administrators.passwordHash, account.passwordHash)))
      .returning({ id: administrators.id })
    // Changed concurrently.
    if (changed.length === 0) throw wrongPassword()
    await deleteOtherSessions(tx, id, session)
    await recordOwn(tx, account, { event: 'password' })
  })
}

/** As an activity of the administrator on the own account. */
export async function recordOwn(
  tx: Db,
  account: { id: string; username: string },
  what: { event: ActivityEvent; changes?: ActivityChanges },
): Promise<void> {
  await recordActivity(tx, { ...asActivity(account), ...what })
}

/** Open ones, the last used first; `current`: the asking one. */
export async function listSessions(db: Db, id: string, current: string | undefined): Promise<OpenSession[]> {
  const rows = await db
    .select({
      id: administratorSessions.id,
      userAgent: administratorSessions.userAgent,
      address: administratorSessions.address,
      createdAt: administratorSessions.createdAt,
      lastUsedAt: administratorSessions.lastUsedAt,
    })
    .from(administratorSessions)
    .where(and(eq(administratorSessions.administratorId, id), isAlive))
    .orderBy(desc(administratorSessions.lastUsedAt), desc(administratorSessions.createdAt))
    .limit(100)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === current,
  }))
}

/** Throws `not_found`, also for another's session. */
export async function endSession(db: Db, administratorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = and(
      eq(administratorSessions.id, id),
      eq(administratorSessions.administratorId, administratorId),
    )
    if ((await deleteSessions(tx, isIt)) === 0) throw new AppError('not_found')
    await recordEnded(tx, administratorId, 1)
  })
}

/** All but `current`. */
export async function endOtherSessions(db: Db, id: string, current: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await deleteOtherSessions(tx, id, current)
    if (ended > 0) await recordEnded(tx, id, ended)
  })
}

function deleteOtherSessions(tx: Db, id: string, current: string | undefined): Promise<number> {
  const isOther = current === undefined ? undefined : ne(administratorSessions.id, current)
  return deleteSessions(tx, and(eq(administratorSessions.administratorId, id), isOther))
}

async function deleteSessions(tx: Db, where: SQL | undefined): Promise<number> {
  const ended = await tx
    .delete(administratorSessions)
    .where(where)
    .returning({ isOpen: sql<boolean>`${isAlive}` })
  return ended.filter(({ isOpen }) => isOpen).length
}

async function recordEnded(tx: Db, id: string, ended: number): Promise<void> {
  const left = await tx.$count(
    administratorSessions,
    and(eq(administratorSessions.administratorId, id), isAlive),
  )
  const changes: ActivityChanges = { sessions: [left + ended, left] }
  await recordOwn(tx, await accountOf(tx, id), { event: 'end_sessions', changes })
}
