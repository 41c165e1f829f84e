import { type SQL, sql } from 'drizzle-orm'

/**
 * Counts one favorite more or less on the listings whose ids `ids` selects: the last part of a statement, or one of its
 * `with` queries. The rows are locked by then, in the order of their ids.
 */
export function adjustFavoritesCount(by: 1 | -1, ids: SQL): SQL {
  return sql`update listings set favorites_count = greatest(favorites_count + ${by}::int, 0) where id in (${ids})`
}
