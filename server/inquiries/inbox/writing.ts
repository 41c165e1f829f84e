import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { users } from '#server/users/users.table.ts'
import { nameOf } from '#shared/core/personName.ts'

/** Seconds. */
const lasting = 30

/** An answer is begun, or was given up or sent. */
export async function markWriting(tx: Db, id: string, userId: string, isWriting: boolean): Promise<void> {
  const isOwn = eq(inquiries.writingUserId, userId)
  await tx
    .update(inquiries)
    .set(
      isWriting ? { writingUserId: userId, writingAt: sql`now()` } : { writingUserId: null, writingAt: null },
    )
    .where(isWriting ? eq(inquiries.id, id) : and(eq(inquiries.id, id), isOwn))
}

/** Somebody else, right now. */
export async function findWriting(db: Db, id: string, userId: string) {
  const [row] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(inquiries)
    .innerJoin(users, eq(users.id, inquiries.writingUserId))
    .where(
      and(
        eq(inquiries.id, id),
        ne(users.id, userId),
        sql`${inquiries.writingAt} > now() - ${lasting}::int * interval '1 second'`,
      ),
    )
  return row && { id: row.id, name: nameOf(row) ?? null }
}
