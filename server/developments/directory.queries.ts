import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, string } from '#server/core/database/selection.ts'
import { fold } from '#shared/core/text.ts'
import type { DevelopmentCard, DevelopmentsQuery } from '#shared/developments/developments.ts'
import { readCards } from './cards.queries.ts'

const maxListed = 200
const listed = selection({ id: string(sql`d.id`) })

/** Those with free units first, then the nearest delivery. */
export async function readDirectory(db: Db, query: DevelopmentsQuery): Promise<DevelopmentCard[]> {
  const rows = await listed.read(
    db,
    (columns) => sql`select ${columns} from developments d where d.is_published${filtersOf(query)}
      order by exists (select from development_units u where u.development_id = d.id
        and (u.state = 'free' or (u.state = 'held' and u.held_until <= now()))) desc,
        d.delivery_month nulls last, d.id limit ${maxListed}`,
  )
  return readCards(
    db,
    rows.map(({ id }) => id),
  )
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
