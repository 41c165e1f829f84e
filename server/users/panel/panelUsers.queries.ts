import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import { userColumns, whereNamed } from '#server/users/users.queries.ts'
import { users } from '#server/users/users.table.ts'

const position = z.object({
  s: z.literal('users'),
  k: microseconds,
  i: z.string().regex(/^[0-9a-z-]{1,64}$/),
})
const moment = sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`

interface UserFilters {
  text?: string | undefined
  suspended?: boolean | undefined
}

function whereFound({ text, suspended }: UserFilters): SQL | undefined {
  return and(
    isNull(users.deletedAt),
    text === undefined ? undefined : whereNamed(text),
    suspended === undefined
      ? undefined
      : suspended
        ? isNotNull(users.suspendedAt)
        : isNull(users.suspendedAt),
  )
}

/** Newest first. Throws `bad_cursor`. */
export function findUsers(
  db: Db,
  filters: UserFilters,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return db
    .select({ ...userColumns, moment })
    .from(users)
    .where(and(whereFound(filters), whereAfter(cursor)))
    .orderBy(sql`created_at desc nulls last, id`)
    .limit(limit)
}

function whereAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { k, i } = readCursor(position, cursor)
  const at = sql`(timestamptz 'epoch' + ${k}::float8 * interval '1 microsecond')`
  return sql`(${users.createdAt} < ${at} or (${users.createdAt} = ${at} and ${users.id} > ${i}))`
}

export function cursorAfterUser({ moment, id }: { moment: string; id: string }): string {
  return writeCursor({ s: 'users', k: moment, i: id } satisfies z.input<typeof position>)
}

export async function countUsers(db: Db, filters: UserFilters): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(users).where(whereFound(filters))
  return row?.count ?? 0
}
