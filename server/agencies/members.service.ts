import { and, eq } from 'drizzle-orm'
import { recordActivity } from '#server/activities/activities.service.ts'
import { changesBetween } from '#server/activities/changes.ts'
import type { Db } from '#server/core/database/database.ts'
import { freeSlug } from '#server/core/database/slugs.ts'
import { AppError } from '#server/core/errors.ts'
import type { AgencyMember, MemberChange } from '#shared/agencies/agencies.ts'
import { type AgencyRole, roleAllows } from '#shared/agencies/roles.ts'
import { nameOf } from '#shared/core/personName.ts'
import { lockAgency } from './agencies.service.ts'
import type { AgencyHooks } from './agencyHooks.ts'
import { agencyMembers } from './agencyMembers.table.ts'
import { findMembers, lockMembers, type MemberRow } from './team.queries.ts'
import { memberActor, phoneOf } from './team.service.ts'

const m = agencyMembers

interface Asking {
  userId: string
  role: AgencyRole
}

/** Who joined first first; addresses for owners, and one's own. */
export async function listMembers(
  db: Db,
  agencyId: string,
  asking: Asking,
  hooks: Pick<AgencyHooks, 'readWorkloads'>,
  only?: string,
): Promise<AgencyMember[]> {
  const [rows, workloads] = await Promise.all([
    findMembers(db, agencyId, only),
    hooks.readWorkloads(db, agencyId),
  ])
  const seesAll = roleAllows(asking.role, 'manage')
  return rows.map((row) => {
    const { listings = 0, conversations = 0 } = workloads.get(row.userId) ?? {}
    return { ...toMember(row, seesAll || row.userId === asking.userId), listings, conversations }
  })
}

function toMember({ firstName, lastName, email, ...row }: MemberRow, seesAddress: boolean) {
  return {
    ...row,
    name: nameOf({ firstName, lastName }) ?? '',
    email: seesAddress ? email : null,
    joinedAt: row.joinedAt.toISOString(),
    absentUntil: row.absentUntil?.toISOString() ?? null,
  }
}

/** Throws `not_found`, `forbidden`, `last_owner` and `invalid`. */
export async function changeMember(
  db: Db,
  { agencyId, userId }: { agencyId: string; userId: string },
  { role, absentUntil, whatsapp, languages, isPublic }: MemberChange,
  asking: Asking,
): Promise<void> {
  const isOwner = roleAllows(asking.role, 'manage')
  if (userId !== asking.userId && !isOwner) throw new AppError('forbidden')
  if (role !== undefined && !isOwner) throw new AppError('forbidden')
  await db.transaction(async (tx) => {
    const by = await memberActor(tx, asking.userId)
    const member = await lockMember(tx, agencyId, userId)
    if (role !== undefined && role !== 'owner') requireOtherOwner(member)
    const columns = {
      role,
      absentUntil: absentUntil == null ? absentUntil : new Date(absentUntil),
      whatsapp: phoneOf(whatsapp),
      languages,
      slug: isPublic === undefined ? undefined : isPublic ? await memberSlug(tx, member) : null,
    }
    if (Object.values(columns).every((value) => value === undefined)) return
    await tx.update(m).set(columns).where(eq(m.userId, userId))
    if (role === undefined || role === member.row.role) return
    const agency = await lockAgency(tx, agencyId)
    await recordActivity(tx, {
      actor: by,
      event: 'update',
      subject: { kind: 'agency', id: agencyId, name: agency.name },
      changes: changesBetween({ role: member.row.role }, { role }),
    })
  })
}

/** Listings and conversations go to `moveTo`, else to whoever owns it longest. Throws `not_found`, `forbidden` and `last_owner`. */
export async function removeMember(
  db: Db,
  { agencyId, userId }: { agencyId: string; userId: string },
  moveTo: string | undefined,
  asking: Asking,
  hooks: Pick<AgencyHooks, 'handOver'>,
): Promise<void> {
  if (userId !== asking.userId && !roleAllows(asking.role, 'manage')) throw new AppError('forbidden')
  await db.transaction(async (tx) => {
    const by = await memberActor(tx, asking.userId)
    const member = await lockMember(tx, agencyId, userId)
    if (!member.all.some((other) => other.userId === asking.userId)) throw new AppError('not_found')
    requireOtherOwner(member)
    const heir = heirOf(member, moveTo)
    await hooks.handOver(tx, agencyId, { from: userId, to: heir })
    await tx.delete(m).where(and(eq(m.userId, userId), eq(m.agencyId, agencyId)))
    const agency = await lockAgency(tx, agencyId)
    await recordActivity(tx, {
      actor: by,
      event: 'update',
      subject: { kind: 'agency', id: agencyId, name: agency.name },
      changes: { members: [member.row.role, null] },
    })
  })
}

interface LockedMember {
  row: Awaited<ReturnType<typeof lockMembers>>[number]
  all: Awaited<ReturnType<typeof lockMembers>>
}

/** All of its agency are locked: of two owners who remove each other one stays. Throws `not_found`. */
async function lockMember(tx: Db, agencyId: string, userId: string): Promise<LockedMember> {
  const all = await lockMembers(tx, agencyId)
  const row = all.find((member) => member.userId === userId)
  if (!row) throw new AppError('not_found')
  return { row, all }
}

function requireOtherOwner({ row, all }: LockedMember): void {
  if (row.role !== 'owner') return
  if (!all.some(({ userId, role }) => role === 'owner' && userId !== row.userId))
    throw new AppError('last_owner')
}

function heirOf({ row, all }: LockedMember, moveTo: string | undefined): string {
  const others = all.filter(({ userId }) => userId !== row.userId)
  if (moveTo !== undefined) {
    const named = others.find(({ userId }) => userId === moveTo)
    if (!named) throw new AppError('not_found')
    return named.userId
  }
  const owners = others
    .filter(({ role }) => role === 'owner')
    .sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime())
  const [heir] = owners
  if (!heir) throw new AppError('last_owner')
  return heir.userId
}

/** Of the name, with the first free number behind it; the one that it has stays. */
async function memberSlug(tx: Db, { row }: LockedMember): Promise<string> {
  if (row.slug !== null) return row.slug
  const [person] = await tx.select({ userId: m.userId }).from(m).where(eq(m.userId, row.userId))
  const by = await memberActor(tx, person?.userId ?? row.userId)
  const isFree = async (_: Db, slug: string) => (await tx.$count(m, eq(m.slug, slug))) === 0
  return freeSlug(tx, { kind: 'member', fallback: 'agente', isFree }, by.name)
}

/** From one agency to another, where owners are agents unless nobody owns it; or to none. */
export async function moveMembers(tx: Db, from: string, agencyId: string | null): Promise<void> {
  if (agencyId === null) {
    await tx.delete(m).where(eq(m.agencyId, from))
    return
  }
  const isOwned = (await tx.$count(m, and(eq(m.agencyId, agencyId), eq(m.role, 'owner')))) > 0
  if (isOwned)
    await tx
      .update(m)
      .set({ role: 'agent' })
      .where(and(eq(m.agencyId, from), eq(m.role, 'owner')))
  await tx.update(m).set({ agencyId }).where(eq(m.agencyId, from))
}
