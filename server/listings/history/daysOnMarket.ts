import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { createMemo, type Freshness } from '#server/core/database/memo.ts'
import { nullable, selection, whole } from '#server/core/database/selection.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { whereOf } from '#server/listings/search/filters.ts'
import type { ColumnFilters } from '#server/listings/search/searchPlan.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { enough } from '#shared/market/market.ts'

export interface PlaceOfKind {
  propertyType: PropertyType
  transactionType: 'sale' | 'rent'
  city: string
  /** Default: the whole city. */
  neighborhood?: string | undefined
}

/** Median days since active listings were first published; null with fewer than 5. */
export type DaysOnMarket = (db: Db, place: PlaceOfKind) => Promise<number | null>

const dayMilliseconds = 86_400_000
const maxMedians = 4000

export function createDaysOnMarket(freshness: Freshness): DaysOnMarket {
  const medians = createMemo<{ at: number | null }>(freshness, { maxSize: maxMedians })
  return async (db, { propertyType, transactionType, city, neighborhood }) => {
    const filters: ColumnFilters = {
      propertyType: [propertyType],
      transactionType,
      city: [city],
      neighborhood: neighborhood === undefined ? undefined : [neighborhood],
    }
    const { at } = await medians(JSON.stringify(filters), () =>
      narrowListings(
        () => medianPublished(db, filters),
        () => partsOfFilters(filters),
      ),
    )
    return at === null ? null : daysSince(at * 1000)
  }
}

export const daysSince = (moment: number) => Math.max(0, Math.floor((Date.now() - moment) / dayMilliseconds))

const medianOf = selection({
  /** Seconds. */
  at: nullable(
    whole(
      sql`case when count(*) >= ${sql.raw(`${enough}`)} then percentile_disc(0.5) within group (order by extract(epoch from l.first_published_at)) end`,
    ),
  ),
})

/** When the one in the middle was first published. */
async function medianPublished(db: Db, filters: ColumnFilters): Promise<{ at: number | null }> {
  const [row] = await medianOf.read(db, (columns): SQL => {
    return sql`select ${columns} from listings l where ${whereOf(filters)}`
  })
  return { at: row?.at ?? null }
}
