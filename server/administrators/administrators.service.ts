import { and, eq, isNull, sql } from 'drizzle-orm'
import { type ActivityActor, recordActivity } from '#server/activities/activities.service.ts'
import { changesBetween } from '#server/activities/changes.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, adminIdOf } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import type {
  Administrator,
  AdministratorChange,
  NewAdministrator,
} from '#shared/administrators/administrators.ts'
import { administratorSessions } from './administratorSessions.table.ts'
import { administrators } from './administrators.table.ts'
import { requireGoodPassword } from './signIn/passwordRules.ts'
import { hashPassword } from './signIn/passwords.ts'

/** Locks the row. Throws `not_signed_in` if disabled meanwhile. */
export async function actingAdministrator(tx: Db, actor: Actor): Promise<ActivityActor & { id: string }> {
  const [account] = await tx
    .select({ id: administrators.id, name: administrators.username })
    .from(administrators)
    .where(and(eq(administrators.id, adminIdOf(actor)), isNull(administrators.disabledAt)))
    .for('share')
  if (!account) throw new AppError('not_signed_in')
  return { kind: 'admin', ...account }
}

const iso = (date: Date | null) => date?.toISOString() ?? null

/** All by name, or the one of an id. */
export async function listAdministrators(db: Db, id?: string): Promise<Administrator[]> {
  const lastUsed = sql<Date | null>`(select max(s.last_used_at) from administrator_sessions s
    where s.administrator_id = administrators.id)`.mapWith(administrators.createdAt)
  const rows = await db
    .select({
      id: administrators.id,
      username: administrators.username,
      agencyId: agencies.id,
      agencyName: agencies.name,
      createdAt: administrators.createdAt,
      disabledAt: administrators.disabledAt,
      hasCodes: sql<boolean>`${administrators.codeSecret} is not null`,
      lastUsedAt: lastUsed,
    })
    .from(administrators)
    .leftJoin(agencies, eq(agencies.id, administrators.agencyId))
    .where(id === undefined ? undefined : eq(administrators.id, id))
    .orderBy(administrators.username)
  return rows.map(({ agencyId, agencyName, ...row }) => ({
    ...row,
    agency: agencyId !== null && agencyName !== null ? { id: agencyId, name: agencyName } : null,
    createdAt: row.createdAt.toISOString(),
    disabledAt: iso(row.disabledAt),
    lastUsedAt: iso(row.lastUsedAt),
  }))
}

async function oneAdministrator(db: Db, id: string): Promise<Administrator> {
  const [administrator] = await listAdministrators(db, id)
  if (!administrator) throw new AppError('not_found')
  return administrator
}

/** Throws `invalid` for a duplicate name, and `not_found` without the agency. */
export async function createAdministrator(
  db: Db,
  { username, password, agencyId = null }: Omit<NewAdministrator, 'currentPassword'>,
  actor: Actor,
  creationId: string = newId(),
): Promise<Administrator> {
  await requireGoodPassword(password, username)
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const by = await actingAdministrator(tx, actor)
    await requireAgency(tx, agencyId)
    const created = await tx
      .insert(administrators)
      .values({ id: creationId, username, passwordHash, agencyId })
      .onConflictDoNothing()
      .returning({ id: administrators.id })
    const [administrator] = await listAdministrators(tx, creationId)
    if (!administrator) throw new AppError('invalid', { fields: { username: 'taken' } })
    if (created.length > 0) {
      const subject = { kind: 'administrator', id: creationId, name: username } as const
      const changes = changesBetween({}, { agency: administrator.agency?.name })
      await recordActivity(tx, { actor: by, event: 'create', subject, changes })
    }
    return administrator
  })
}

/** Throws `not_found`, and `conflict` if nobody else could sign in. */
export async function changeAdministrator(
  db: Db,
  id: string,
  { agencyId, isDisabled }: Omit<AdministratorChange, 'currentPassword'>,
  actor: Actor,
): Promise<Administrator> {
  return db.transaction(async (tx) => {
    // In one order, against deadlocks.
    const locked = await tx
      .select({ id: administrators.id, disabledAt: administrators.disabledAt })
      .from(administrators)
      .orderBy(administrators.id)
      .for('update')
    const by = await actingAdministrator(tx, actor)
    const before = await oneAdministrator(tx, id)
    await requireAgency(tx, agencyId)
    if (isDisabled && before.disabledAt === null) {
      if (id === by.id) throw refusal(({ errors }) => errors.ownAccount)
      const others = locked.filter((row) => row.disabledAt === null && row.id !== id)
      if (others.length === 0) throw refusal(({ errors }) => errors.lastAdministrator)
      await tx.delete(administratorSessions).where(eq(administratorSessions.administratorId, id))
    }
    const disabledAt = before.disabledAt ? new Date(before.disabledAt) : new Date()
    await tx
      .update(administrators)
      .set({ id, agencyId, ...(isDisabled !== undefined && { disabledAt: isDisabled ? disabledAt : null }) })
      .where(eq(administrators.id, id))
    const after = await oneAdministrator(tx, id)
    const state = ({ agency, disabledAt: since }: Administrator) => ({
      agency: agency?.name ?? null,
      isDisabled: since !== null,
    })
    const changes = changesBetween(state(before), state(after))
    const subject = { kind: 'administrator', id, name: after.username } as const
    if (Object.keys(changes).length > 0)
      await recordActivity(tx, { actor: by, event: eventOf(before, after), subject, changes })
    return after
  })
}

/** From one agency to another, or to none. */
export async function moveAdministrators(tx: Db, from: string, agencyId: string | null): Promise<void> {
  await tx.update(administrators).set({ agencyId }).where(eq(administrators.agencyId, from))
}

function eventOf(before: Administrator, after: Administrator) {
  if ((before.disabledAt === null) === (after.disabledAt === null)) return 'update'
  return after.disabledAt === null ? 'lift' : 'suspend'
}

async function requireAgency(tx: Db, id: string | null | undefined): Promise<void> {
  if (id == null) return
  const [agency] = await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, id)).for('share')
  if (!agency) throw new AppError('not_found')
}

function refusal(text: (texts: ReturnType<typeof words>) => string): AppError {
  return new AppError('conflict', { sentence: (language) => text(words(language)) })
}
