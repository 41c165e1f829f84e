import { type SQL, sql } from 'drizzle-orm'

/**
 * A whole statement or one of its `with` queries; `ids` selects listings. The caller has locked the rows in
 * the order of their ids.
 */
export function adjustFavoritesCount(by: 1 | -1, ids: SQL): SQL {
  return sql`update listings set favorites_count = greatest(favorites_count + ${by}::int, 0) where id in (${ids})`
}
