import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import { likePattern } from '#server/core/sql/likePattern.ts'
import { inParaguay } from '#server/core/sql/paraguayTime.ts'
import type { ActivityFilters } from '#shared/activities.ts'
import { fold } from '#shared/core/text.ts'
import { activities } from './activities.table.ts'

const columns = {
  id: activities.id,
  actorKind: activities.actorKind,
  actorId: activities.actorId,
  userName: activities.userName,
  action: activities.action,
  event: activities.event,
  subjectKind: activities.subjectKind,
  subjectId: activities.subjectId,
  subjectName: activities.subjectName,
  changes: activities.changes,
  reason: activities.reason,
  createdAt: activities.createdAt,
  moment: sql<string>`(extract(epoch from ${activities.createdAt}) * 1000000)::bigint::text`,
}
export type ActivityRow = typeof activities.$inferSelect & { moment: string }

/** Matches the index. */
const folded = sql`lower(public.immutable_unaccent(user_name || ' ' || listing_title || ' ' || coalesce(reason, '')))`
const contains = (text: string): SQL[] =>
  fold(text)
    .split(' ')
    .slice(0, 8)
    .map((word) => sql`${folded} like ${likePattern(word)}`)

/** Midnight in Paraguay. */
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${inParaguay})`
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone ${inParaguay})`

function whereMatches(filters: ActivityFilters): SQL | undefined {
  const { actorKind, actorId, action, subjectKind, subjectId, text, from, to } = filters
  return and(
    actorKind && eq(activities.actorKind, actorKind),
    actorId === undefined ? undefined : eq(activities.actorId, actorId),
    action && inArray(activities.action, action),
    subjectKind && eq(activities.subjectKind, subjectKind),
    subjectId === undefined ? undefined : eq(activities.subjectId, subjectId),
    ...(text === undefined ? [] : contains(text)),
    from === undefined ? undefined : gte(activities.createdAt, startOf(from)),
    to === undefined ? undefined : lt(activities.createdAt, endOf(to)),
  )
}

const position = z.object({ s: z.literal('activities'), k: microseconds, i: z.string().regex(/^\d{1,15}$/) })

function whereAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { k, i } = readCursor(position, cursor)
  return sql`(${activities.createdAt}, ${activities.id}) <
    (timestamptz 'epoch' + ${k}::float8 * interval '1 microsecond', ${i}::bigint)`
}

export function cursorAfter({ moment, id }: Pick<ActivityRow, 'moment' | 'id'>): string {
  return writeCursor({ s: 'activities', k: moment, i: String(id) } satisfies z.input<typeof position>)
}

/** Matches the indexes. */
const newestFirst = sql`created_at desc nulls last, id desc nulls last`

/** Newest first. Throws `bad_cursor`. */
export function findActivities(
  db: Db,
  filters: ActivityFilters,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ActivityRow[]> {
  return db
    .select(columns)
    .from(activities)
    .where(and(whereMatches(filters), whereAfter(cursor)))
    .orderBy(newestFirst)
    .limit(limit)
}

export async function countActivities(db: Db, filters: ActivityFilters, cap: number): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(activities)
    .where(whereMatches(filters))
    .limit(cap + 1)
    .as('found')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found)
  return row?.count ?? 0
}

export async function purgeActivities(db: Db, months: number): Promise<void> {
  await db.execute(sql`delete from activities where created_at < now() - ${months}::int * interval '1 month'`)
}
