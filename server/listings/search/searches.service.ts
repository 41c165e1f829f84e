import { sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { createBatch } from '#server/core/database/batch.ts'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { withoutPeople } from './log/withoutPeople.ts'
import { searches } from './searches.table.ts'

export interface SearchLog {
  record(search: ListingSearch, hits: number): void
  flush(): Promise<void>
}

const retentionDays = 180
/** A few hundred megabytes. */
const maxSearches = 1_000_000

/** Stores no visitor data or coordinates. */
export function createSearchLog({ db, log }: Pick<Context, 'db' | 'log'>): SearchLog {
  const batch = createBatch<typeof searches.$inferInsert>(log, {
    name: 'searches',
    maxItems: 200,
    write: async (rows) => {
      await insertMany(db, searches, await Promise.all(rows.map(withoutNames)))
    },
  })
  return {
    record({ searchQuery, cursor, limit: _limit, near, bounds, polygon, ...rest }, hits) {
      const isInArea = bounds !== undefined || polygon !== undefined
      const filters = { ...rest, ...(near && { nearKm: near.km }), ...(isInArea && { inArea: true }) }
      const isEmpty = searchQuery === undefined && Object.values(filters).every((one) => one === undefined)
      if (cursor === undefined && !isEmpty) {
        batch.add({ words: searchQuery ?? null, filters, hits, createdAt: new Date() })
      }
    },
    flush: batch.flush,
  }
}

/** Nor what visitors write of people. */
async function withoutNames(row: typeof searches.$inferInsert): Promise<typeof searches.$inferInsert> {
  return row.words ? { ...row, words: await withoutPeople(row.words) } : row
}

/** Those past their time, and all but the newest `max`. */
export async function purgeSearches(db: Db, max = maxSearches): Promise<void> {
  await db.execute(sql`
    delete from searches where created_at < now() - ${retentionDays}::int * interval '1 day'
      or id <= (select id from searches order by id desc offset ${max} limit 1)`)
}
