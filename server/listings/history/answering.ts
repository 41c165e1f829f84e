import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'

/** Who receives inquiries of listings: an agency, else a user, else the administrators. */
export interface AnsweringParty {
  userId: string | null
  agencyId: string | null
}

/** Marks the listings of these parties, and no others. Locks the changed ones in id order. */
export async function markAnswering(db: Db, parties: readonly AnsweringParty[]): Promise<void> {
  const users = parties.flatMap(({ userId, agencyId }) => (agencyId === null ? (userId ?? []) : []))
  const agencies = parties.flatMap(({ agencyId }) => agencyId ?? [])
  const isOthers = parties.some(({ userId, agencyId }) => userId === null && agencyId === null)
  const answers: SQL = sql`case
    when agency_id is not null then agency_id = any(${sql.param(agencies)}::text[])
    when owner_user_id is not null then owner_user_id = any(${sql.param(users)}::text[])
    else ${isOthers}::boolean end`
  await db.execute(sql`
    with changed as (
      select id from listings where answers_inquiries <> (${answers}) order by id for update
    )
    update listings set answers_inquiries = not answers_inquiries where id in (select id from changed)`)
}
