import { type SQL, sql } from 'drizzle-orm'

/**
 * Adds `by` to the favorites count of the listings whose ids `ids` selects; a whole statement or one of its
 * `with` queries. The caller has locked the rows in the order of their ids.
 */
export function adjustFavoritesCount(by: 1 | -1, ids: SQL): SQL {
  return sql`update listings set favorites_count = greatest(favorites_count + ${by}::int, 0) where id in (${ids})`
}
