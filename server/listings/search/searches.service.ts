import { sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { createBatch } from '#server/core/database/batch.ts'
import type { Db } from '#server/core/database/database.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { searches } from './searches.table.ts'

export interface SearchLog {
  /** Notes a search and how much it found. */
  note(search: ListingSearch, hits: number): void
  flush(): Promise<void>
}

/** For so many days searches are kept. */
const retentionDays = 180
/** No more are kept, however many anybody makes: a few hundred megabytes. */
const mostSearches = 1_000_000

/** What is searched and found, for better words and a better ranking; nothing about who searched, nor where they are. */
export function createSearchLog({ db, log }: Pick<Context, 'db' | 'log'>): SearchLog {
  const batch = createBatch<typeof searches.$inferInsert>(log, {
    name: 'searches',
    maxItems: 200,
    write: async (rows) => {
      await db.insert(searches).values(rows)
    },
  })
  return {
    note({ searchQuery, cursor, limit: _limit, near, ...rest }, hits) {
      const filters = { ...rest, ...(near && { nearKm: near.km }) }
      const isEmpty = searchQuery === undefined && Object.values(filters).every((one) => one === undefined)
      if (cursor === undefined && !isEmpty) {
        batch.add({ words: searchQuery ?? null, filters, hits, createdAt: new Date() })
      }
    },
    flush: batch.flush,
  }
}

/** Forgets what is old, and the oldest of what is too much. */
export async function purgeSearches(db: Db, most = mostSearches): Promise<void> {
  await db.execute(sql`
    delete from searches where created_at < now() - ${retentionDays}::int * interval '1 day'
      or id <= (select id from searches order by id desc offset ${most} limit 1)`)
}
