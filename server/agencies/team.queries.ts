import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { users } from '#server/users/users.table.ts'
import type { TeamAgency } from '#shared/agencies/agencies.ts'
import { mediaUrl } from '#shared/media/mediaUrls.ts'
import { agencies } from './agencies.table.ts'
import { agencyMembers } from './agencyMembers.table.ts'

const m = agencyMembers

/** Of the agency that the user works for, as its members have it. */
export async function findTeamAgency(db: Db, userId: string): Promise<TeamAgency | null> {
  const [row] = await db
    .select({ agency: agencies, role: m.role })
    .from(m)
    .innerJoin(agencies, eq(agencies.id, m.agencyId))
    .where(eq(m.userId, userId))
  if (!row) return null
  const { agency, role } = row
  return {
    ...agency,
    logoUrl: agency.logoId === null ? null : mediaUrl(agency.logoId, 320, 'webp'),
    createdAt: agency.createdAt.toISOString(),
    role,
  }
}

const memberColumns = {
  userId: m.userId,
  agencyId: m.agencyId,
  role: m.role,
  slug: m.slug,
  whatsapp: m.whatsapp,
  languages: m.languages,
  joinedAt: m.joinedAt,
  absentUntil: sql<Date | null>`case when ${m.absentUntil} > now() then ${m.absentUntil} end`.mapWith(
    m.absentUntil,
  ),
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
}
export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number]

/** Who joined first first. */
export function findMembers(db: Db, agencyId: string, userId?: string) {
  return db
    .select(memberColumns)
    .from(m)
    .innerJoin(users, eq(users.id, m.userId))
    .where(and(eq(m.agencyId, agencyId), userId === undefined ? undefined : eq(m.userId, userId)))
    .orderBy(asc(m.joinedAt), asc(m.userId))
}

/** All of an agency, locked in one order until the end of the transaction: roles and departures come one after the other. */
export function lockMembers(tx: Db, agencyId: string) {
  return tx
    .select({ userId: m.userId, role: m.role, joinedAt: m.joinedAt, slug: m.slug })
    .from(m)
    .where(eq(m.agencyId, agencyId))
    .orderBy(m.userId)
    .for('update')
}

/** Its name, if the account is alive. Locked against deletion. */
export async function findJoining(tx: Db, userId: string) {
  const { firstName, lastName } = users
  const [user] = await tx
    .select({ firstName, lastName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .for('share')
  return user
}
