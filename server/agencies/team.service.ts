import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import { toE164 } from '#server/core/phone.ts'
import { areUploadsOf } from '#server/media/uploads.service.ts'
import type { AgencyChange, NewAgency, TeamAgency } from '#shared/agencies/agencies.ts'
import { toRuc } from '#shared/agencies/ruc.ts'
import { nameOf } from '#shared/core/personName.ts'
import { findCity } from '#shared/places/places.ts'
import { changeAgency, createAgency, lockAgency } from './agencies.service.ts'
import { agencies } from './agencies.table.ts'
import type { AgencyHooks } from './agencyHooks.ts'
import { agencyMembers } from './agencyMembers.table.ts'
import { agencyNames } from './slugs.ts'
import { findJoining, findTeamAgency } from './team.queries.ts'

/** Throws `not_found` unless they work for one. */
export async function readTeamAgency(db: Db, userId: string): Promise<TeamAgency> {
  const agency = await findTeamAgency(db, userId)
  if (!agency) throw new AppError('not_found')
  return agency
}

/** The person as an actor of activities. Throws `not_signed_in` for a deleted or suspended account. */
export async function memberActor(tx: Db, userId: string) {
  const user = await findJoining(tx, userId)
  if (!user) throw new AppError('not_signed_in')
  return { kind: 'user', id: userId, name: nameOf(user) ?? 'Usuario' } as const
}

/** With its founder as owner. Idempotent by id. Throws `already_member` and `invalid`. */
export async function foundAgency(
  db: Db,
  { bringListings, ...given }: NewAgency,
  { userId, id = newId() }: { userId: string; id?: string | undefined },
  hooks: Pick<AgencyHooks, 'bringListings'>,
): Promise<TeamAgency> {
  await db.transaction(async (tx) => {
    const by = await memberActor(tx, userId)
    const joined = await tx
      .select({ agencyId: agencyMembers.agencyId })
      .from(agencyMembers)
      .where(eq(agencyMembers.userId, userId))
    if (joined[0]?.agencyId === id) return
    if (joined.length > 0) throw new AppError('already_member')
    const { name, description, email, ...others } = given
    const columns = await columnsOf(tx, others, userId)
    await createAgency(tx, { name, description, email }, by, id)
    await setColumns(tx, id, columns)
    await join(tx, { agencyId: id, userId, role: 'owner' })
    if (bringListings) await hooks.bringListings(tx, userId, id)
  })
  return readTeamAgency(db, userId)
}

/** Throws `already_member`: two invitations at once. */
export async function join(
  tx: Db,
  member: Pick<typeof agencyMembers.$inferInsert, 'agencyId' | 'userId' | 'role'>,
): Promise<void> {
  const inserted = await tx
    .insert(agencyMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ userId: agencyMembers.userId })
  if (inserted.length === 0) throw new AppError('already_member')
}

/** Throws `not_found` and `invalid`. */
export async function changeTeamAgency(
  db: Db,
  id: string,
  { name, description, email, slug, ...others }: AgencyChange,
  userId: string,
): Promise<TeamAgency> {
  await db.transaction(async (tx) => {
    const by = await memberActor(tx, userId)
    await lockAgency(tx, id)
    const columns = await columnsOf(tx, others, userId)
    await changeAgency(tx, id, { name, description, email }, by)
    await setColumns(tx, id, { ...columns, ...(await slugColumn(tx, id, slug)) })
  })
  return readTeamAgency(db, userId)
}

async function setColumns(tx: Db, id: string, columns: Partial<typeof agencies.$inferInsert>): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return
  await tx.update(agencies).set(columns).where(eq(agencies.id, id))
}

async function slugColumn(tx: Db, id: string, slug: string | undefined): Promise<{ slug?: string }> {
  if (slug === undefined) return {}
  const [agency] = await tx
    .select({ id: agencies.id, slug: agencies.slug })
    .from(agencies)
    .where(eq(agencies.id, id))
  if (!agency || agency.slug === slug) return {}
  if (!(await agencyNames.take(tx, agency, slug)))
    throw new AppError('invalid', { fields: { slug: 'taken' } })
  return { slug }
}

type Others = Pick<AgencyChange, 'whatsapp' | 'city' | 'logoId' | 'ruc' | 'languages'>

async function columnsOf(tx: Db, { whatsapp, city, logoId, ruc, languages }: Others, userId: string) {
  if (logoId && !(await areUploadsOf(tx, [logoId], userId)))
    throw new AppError('invalid', { fields: { logoId: 'invalid' } })
  return {
    whatsapp: phoneOf(whatsapp),
    city: city === undefined ? undefined : (findCity(city)?.name ?? city),
    logoId,
    ruc: rucOf(ruc),
    languages,
  }
}

/** E.164; null for none, undefined if not given. Throws `invalid`. */
export function phoneOf(typed: string | null | undefined): string | null | undefined {
  if (!typed) return typed === '' ? null : typed
  const number = toE164(typed)
  if (number === undefined) throw new AppError('invalid', { fields: { whatsapp: 'not_a_phone' } })
  return number
}

function rucOf(typed: string | null | undefined): string | null | undefined {
  if (!typed) return typed === '' ? null : typed
  const ruc = toRuc(typed)
  if (ruc === undefined) throw new AppError('invalid', { fields: { ruc: 'not_a_ruc' } })
  return ruc
}
