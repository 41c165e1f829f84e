import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { bool, selection } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { TitleMatches } from './searchPlan.ts'

const l = alias(listings, 'l')
const listingId = selection({ id: l.id })

const maxSameTitle = 100

/** Ignores accents, case and punctuation. */
export function hasTitle(text: SQL): SQL {
  return sql`l.status = 'active' and l.id = any(array(select t.listing_id from listing_texts t
    where t.title <> '' and public.title_key(t.title) = public.title_key(${text})))`
}

export async function findByTitle(db: Db, text: string): Promise<string[]> {
  const rows = await listingId.read(
    db,
    (columns) => sql`
    select ${columns} from listings l where ${hasTitle(sql`${text}::text`)}
    order by l.first_published_at desc nulls last, l.id limit ${maxSameTitle}`,
  )
  return rows.map(({ id }) => id)
}

export async function readTitleMatches(
  db: Db,
  ids: string[],
  given: SQL[],
  fits: SQL,
): Promise<TitleMatches> {
  if (ids.length === 0) return { ids: [], titleOnly: [] }
  const titled = selection({ id: l.id, fits: bool(sql`coalesce((${fits}), false)`) })
  const rows = await titled.read(
    db,
    (columns) => sql`
    select ${columns} from listings l
    where ${sql.join([sql`l.id = any(${sql.param(ids)}::text[])`, ...given], sql` and `)}
    order by l.first_published_at desc nulls last, l.id`,
  )
  return { ids: rows.map(({ id }) => id), titleOnly: rows.filter((row) => !row.fits).map(({ id }) => id) }
}
