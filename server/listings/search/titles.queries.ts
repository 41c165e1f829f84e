import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { bool, selection } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'

/** Of the listings that have a text as their title, those that satisfy the filters that were given, the newest first. */
export interface Titled {
  ids: string[]
  /** Those of them that do not fit what was understood of the text. */
  strays: string[]
}

const l = alias(listings, 'l')
const listingId = selection({ id: l.id })

/** So many of one title are told apart; beyond, a title names nothing. */
const most = 100

/** That a listing is called so, in whatever language, without regard to accents, case and signs. */
export function isCalled(text: SQL): SQL {
  return sql`l.status = 'active' and l.id = any(array(select t.listing_id from listing_texts t
    where t.title <> '' and public.title_key(t.title) = public.title_key(${text})))`
}

/** The active listings that are called so. */
export async function findCalled(db: Db, text: string): Promise<string[]> {
  const rows = await listingId.read(
    db,
    (columns) => sql`
    select ${columns} from listings l where ${isCalled(sql`${text}::text`)}
    order by l.first_published_at desc nulls last, l.id limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

/** Tells the listings of a title apart: those that satisfy `given`, and those that satisfy `fits` as well. */
export async function readTitled(db: Db, called: string[], given: SQL[], fits: SQL): Promise<Titled> {
  if (called.length === 0) return { ids: [], strays: [] }
  const titled = selection({ id: l.id, fits: bool(sql`coalesce((${fits}), false)`) })
  const rows = await titled.read(
    db,
    (columns) => sql`
    select ${columns} from listings l
    where ${sql.join([sql`l.id = any(${sql.param(called)}::text[])`, ...given], sql` and `)}
    order by l.first_published_at desc nulls last, l.id`,
  )
  return { ids: rows.map(({ id }) => id), strays: rows.filter((row) => !row.fits).map(({ id }) => id) }
}
