import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import { selection, whole } from '#server/core/database/selection.ts'
import { defaultLimit, type Page } from '#shared/core/paging.ts'
import { fold } from '#shared/core/text.ts'
import type { DevelopmentCard, DevelopmentsQuery } from '#shared/developments/developments.ts'
import { readCards } from './cards.queries.ts'

const position = selection({
  id: sql<string>`d.id`,
  sold: whole(sql`d.sold`),
  month: sql<string>`d.month`,
})
const counted = selection({ count: whole(sql`count(*)`) })
const cursorSchema = z.object({ s: z.literal('developments'), o: z.int(), m: z.string(), i: z.string() })

/** Those with free units first, then the nearest delivery. */
const ranked = (where: SQL) => sql`(
  select d.id, coalesce(d.delivery_month, '9999-12') as month,
    (not exists (select from development_units u where u.development_id = d.id
      and (u.state = 'free' or (u.state = 'held' and u.held_until <= now()))))::int as sold
  from developments d where ${where}) as d`

/** Throws `bad_cursor`. */
export async function readDirectory(db: Db, query: DevelopmentsQuery): Promise<Page<DevelopmentCard>> {
  const { limit = defaultLimit, cursor } = query
  const where = sql`d.is_published${filtersOf(query)}`
  const after = cursor === undefined ? undefined : readCursor(cursorSchema, cursor)
  const rest = after ? sql`where (d.sold, d.month, d.id) > (${after.o}, ${after.m}, ${after.i})` : sql``
  const [rows, [total]] = await Promise.all([
    position.read(
      db,
      (columns) => sql`select ${columns} from ${ranked(where)} ${rest}
        order by d.sold, d.month, d.id limit ${limit + 1}`,
    ),
    counted.read(db, (columns) => sql`select ${columns} from developments d where ${where}`),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: await readCards(
      db,
      shown.map(({ id }) => id),
    ),
    total: total?.count ?? 0,
    totalIsCapped: false,
    ...(last && { next: writeCursor({ s: 'developments', o: last.sold, m: last.month, i: last.id }) }),
  }
}

const folded = (text: SQL): SQL => sql`lower(public.immutable_unaccent(${text}))`

function filtersOf({ city, text }: DevelopmentsQuery): SQL {
  const words = fold(text ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const conditions = words.map(
    (word) => sql` and ${folded(sql`d.name`)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  )
  if (city !== undefined) conditions.push(sql` and ${folded(sql`d.city`)} = ${fold(city)}`)
  return sql.join(conditions)
}
