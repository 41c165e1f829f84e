import { type SQL, sql } from 'drizzle-orm'

/** A statement or one of its `with` queries. The rows are locked in id order. */
export function adjustFavoritesCount(by: 1 | -1, ids: SQL): SQL {
  return sql`update listings set favorites_count = greatest(favorites_count + ${by}::int, 0) where id in (${ids})`
}
