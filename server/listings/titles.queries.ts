import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'

/** The active listings that have a text as their title, the newest first. */
export interface Titled {
  ids: string[]
  /** Those of them that do not fit the rest of the search. */
  strays: string[]
}

/** So many of one title are told apart; beyond, a title names nothing. */
const most = 100

/** That a listing is called so, in either language, without regard to accents, case and signs. */
export function isCalled(text: SQL): SQL {
  return sql`l.status = 'active' and (public.title_key(l.title) = public.title_key(${text})
    or public.title_key(l.title_en) = public.title_key(${text}))`
}

/** The listings of that title that satisfy `given`; `fits` tells which satisfy the search as a whole. */
export async function readTitled(db: Db, text: string, given: SQL[], fits: SQL): Promise<Titled> {
  const { rows } = await db.execute<{ id: string; fits: boolean }>(sql`
    select l.id, coalesce((${fits}), false) as fits from listings l
    where ${sql.join([isCalled(sql`${text}::text`), ...given], sql` and `)}
    order by l.first_published_at desc nulls last, l.id limit ${most}`)
  return { ids: rows.map(({ id }) => id), strays: rows.filter((row) => !row.fits).map(({ id }) => id) }
}
