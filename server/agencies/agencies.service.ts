import { eq, sql } from 'drizzle-orm'
import { type ActivityActor, recordActivity } from '#server/activities/activities.service.ts'
import { changesBetween } from '#server/activities/changes.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import type { ActivityChanges } from '#shared/activities.ts'
import type { AgencyChange, NewAgency } from '#shared/admin/agents.ts'
import { agencies } from './agencies.table.ts'
import { agencyNames } from './slugs.ts'

/** Names are unique regardless of accents and case. */
const key = (name: unknown) => sql`lower(public.immutable_unaccent(${name}))`

export interface AgencyRow {
  id: string
  name: string
  description: string | null
  email: string | null
  verified: boolean
}

const columns = {
  id: agencies.id,
  name: agencies.name,
  description: agencies.description,
  email: agencies.email,
  verified: agencies.verified,
}

/** Locks the row. Throws `not_found`. */
export async function lockAgency(tx: Db, id: string): Promise<AgencyRow> {
  const [row] = await tx.select(columns).from(agencies).where(eq(agencies.id, id)).for('update')
  if (!row) throw new AppError('not_found')
  return row
}

const orNull = (text: string | null | undefined) => text || null

/** Throws `invalid` for a duplicate name. Idempotent by id. */
export async function createAgency(
  tx: Db,
  { name, description, email, verified = false }: NewAgency,
  by: ActivityActor,
  id = newId(),
): Promise<string> {
  const known = await findByName(tx, name)
  if (known === id) return id
  if (known !== undefined) throw new AppError('invalid', { fields: { name: 'taken' } })
  const row = { name, description: orNull(description), email: orNull(email), verified }
  await tx.insert(agencies).values({ id, ...row, slug: await agencyNames.free(tx, name) })
  const subject = { kind: 'agency', id, name } as const
  await recordActivity(tx, { actor: by, event: 'create', subject, changes: changesBetween({}, row) })
  return id
}

/** Created if missing; null without a name. */
export async function agencyOfName(
  tx: Db,
  name: string | null | undefined,
  by: ActivityActor,
): Promise<string | null> {
  if (!name) return null
  return (await findByName(tx, name)) ?? createAgency(tx, { name }, by)
}

async function findByName(tx: Db, name: string): Promise<string | undefined> {
  // Two at once would each find none.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agency ' || ${key(name)}, 0))`)
  const [row] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(sql`${key(agencies.name)} = ${key(name)}`)
    .limit(1)
  return row?.id
}

/** Throws `not_found`, and `invalid` for a duplicate name. */
export async function changeAgency(
  tx: Db,
  id: string,
  { name, description, email, verified }: AgencyChange,
  by: ActivityActor,
): Promise<void> {
  const before = await lockAgency(tx, id)
  const holder = name === undefined ? undefined : await findByName(tx, name)
  if (holder !== undefined && holder !== id) throw new AppError('invalid', { fields: { name: 'taken' } })
  const after = {
    name: name ?? before.name,
    description: description === undefined ? before.description : orNull(description),
    email: email === undefined ? before.email : orNull(email),
    verified: verified ?? before.verified,
  }
  const changes = changesBetween({ ...before }, after)
  const changed = Object.keys(changes)
  if (changed.length === 0) return
  await tx.update(agencies).set(after).where(eq(agencies.id, id))
  const isVerification = changed.length === 1 && changed[0] === 'verified'
  const event = isVerification ? (after.verified ? 'verify' : 'unverify') : 'update'
  await recordActivity(tx, { actor: by, event, subject: { kind: 'agency', id, name: after.name }, changes })
}

/** With its activity; its agents and listings are moved before. */
export async function removeAgency(
  tx: Db,
  agency: AgencyRow,
  by: ActivityActor,
  changes?: ActivityChanges,
): Promise<void> {
  await tx.delete(agencies).where(eq(agencies.id, agency.id))
  const { id, name } = agency
  await recordActivity(tx, { actor: by, event: 'delete', subject: { kind: 'agency', id, name }, changes })
}
