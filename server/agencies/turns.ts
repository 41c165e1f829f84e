import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { users } from '#server/users/users.table.ts'
import { agencies } from './agencies.table.ts'
import { agencyMembers } from './agencyMembers.table.ts'

const m = agencyMembers

/** Until the end of the transaction, an agency's conversations are given out one after the other. */
const lockTurns = (tx: Db, agencyId: string) =>
  tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update')

/**
 * Whose turn it is: the preferred one, if there; else who waits longest of the owners and agents who are there; else an owner.
 * `except`: not theirs. Undefined: nobody works for the agency, or nobody else.
 */
export async function takeTurn(
  tx: Db,
  agencyId: string,
  { preferred, except }: { preferred?: string | null; except?: string } = {},
): Promise<string | undefined> {
  await lockTurns(tx, agencyId)
  const isThere = or(isNull(m.absentUntil), sql`${m.absentUntil} <= now()`)
  const [next] = await tx
    .select({ userId: m.userId })
    .from(m)
    .innerJoin(users, and(eq(users.id, m.userId), isNull(users.suspendedAt)))
    .where(and(eq(m.agencyId, agencyId), except === undefined ? undefined : ne(m.userId, except)))
    .orderBy(
      sql`not (${isThere})`,
      sql`${m.userId} is distinct from ${preferred ?? null}::text`,
      sql`case when ${isThere} then ${m.role} = 'assistant' else ${m.role} <> 'owner' end`,
      sql`${m.lastLeadAt} nulls first`,
      asc(m.joinedAt),
      asc(m.userId),
    )
    .limit(1)
  if (!next) return undefined
  await tx.update(m).set({ lastLeadAt: sql`clock_timestamp()` }).where(eq(m.userId, next.userId))
  return next.userId
}
