import { and, eq, isNull, sql } from 'drizzle-orm'
import { type ActivityActor, recordActivity } from '#server/activities/activities.service.ts'
import { changesBetween } from '#server/activities/changes.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import { toE164 } from '#server/core/phone.ts'
import type { Agent, AgentChange, NewAgent } from '#shared/admin/agents.ts'
import { agencyOfName } from './agencies.service.ts'
import { agencies } from './agencies.table.ts'
import { agents } from './agents.table.ts'

const isThere = isNull(agents.deletedAt)

/** All by name, or the one of an id. */
export async function listAgents(db: Db, id?: string): Promise<Agent[]> {
  const rows = await db
    .select({
      id: agents.id,
      name: agents.name,
      whatsapp: agents.whatsapp,
      agency: agencies.name,
      agencyId: agencies.id,
      email: agents.email,
      createdAt: agents.createdAt,
    })
    .from(agents)
    .leftJoin(agencies, eq(agencies.id, agents.agencyId))
    .where(and(isThere, id === undefined ? undefined : eq(agents.id, id)))
    .orderBy(sql`lower(public.immutable_unaccent(${agents.name}))`, agents.id)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Those that are not deleted. */
export async function countAgents(db: Db): Promise<number> {
  return db.$count(agents, isThere)
}

/** Throws `not_found`. */
export async function readAgent(db: Db, id: string): Promise<Agent> {
  const [agent] = await listAgents(db, id)
  if (!agent) throw new AppError('not_found')
  return agent
}

function numberOf(whatsapp: string): string {
  const number = toE164(whatsapp)
  if (number === undefined) throw new AppError('invalid', { fields: { whatsapp: 'not_a_phone' } })
  return number
}

const stateOf = ({ name, whatsapp, agency, email }: Agent) => ({ name, whatsapp, agency, email })

/** Throws `invalid`. Idempotent by id. */
export async function createAgent(
  tx: Db,
  { name, whatsapp, agency, email }: NewAgent,
  by: ActivityActor,
  id = newId(),
): Promise<Agent> {
  const row = { id, name, whatsapp: numberOf(whatsapp), email: email || null }
  const agencyId = await agencyOfName(tx, agency, by)
  const created = await tx
    .insert(agents)
    .values({ ...row, agencyId })
    .onConflictDoNothing()
    .returning({ id: agents.id })
  const agent = await readAgent(tx, id)
  const subject = { kind: 'agent', id, name } as const
  if (created.length > 0)
    await recordActivity(tx, {
      actor: by,
      event: 'create',
      subject,
      changes: changesBetween({}, stateOf(agent)),
    })
  return agent
}

/** Throws `not_found` and `invalid`. */
export async function changeAgent(
  tx: Db,
  id: string,
  { name, whatsapp, agency, email }: AgentChange,
  by: ActivityActor,
): Promise<Agent> {
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id)).for('update')
  const before = await readAgent(tx, id)
  await tx
    .update(agents)
    .set({
      name: name ?? before.name,
      whatsapp: whatsapp === undefined ? before.whatsapp : numberOf(whatsapp),
      email: email === undefined ? before.email : email || null,
      agencyId: agency === undefined ? before.agencyId : await agencyOfName(tx, agency, by),
    })
    .where(eq(agents.id, id))
  const after = await readAgent(tx, id)
  const changes = changesBetween(stateOf(before), stateOf(after))
  const subject = { kind: 'agent', id, name: after.name } as const
  if (Object.keys(changes).length > 0)
    await recordActivity(tx, { actor: by, event: 'update', subject, changes })
  return after
}

/** Throws `not_found`. */
export async function removeAgent(tx: Db, id: string, by: ActivityActor): Promise<void> {
  const [removed] = await tx
    .update(agents)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(agents.id, id), isThere))
    .returning({ name: agents.name })
  if (!removed) throw new AppError('not_found')
  await recordActivity(tx, { actor: by, event: 'delete', subject: { kind: 'agent', id, name: removed.name } })
}

/** No-op if not deleted. Throws `not_found`. */
export async function restoreAgent(tx: Db, id: string, by: ActivityActor): Promise<Agent> {
  const [restored] = await tx
    .update(agents)
    .set({ deletedAt: null })
    .where(and(eq(agents.id, id), sql`${agents.deletedAt} is not null`))
    .returning({ name: agents.name })
  if (restored)
    await recordActivity(tx, {
      actor: by,
      event: 'restore',
      subject: { kind: 'agent', id, name: restored.name },
    })
  return readAgent(tx, id)
}

/** From one agency to another, or to none. */
export async function moveAgents(tx: Db, from: string, agencyId: string | null): Promise<void> {
  await tx.update(agents).set({ agencyId }).where(eq(agents.agencyId, from))
}
