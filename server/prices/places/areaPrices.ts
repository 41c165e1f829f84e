import type { Db } from '#server/core/database/database.ts'
import { createMemo } from '#server/core/database/memo.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { pricesByNeighborhood } from '#server/prices/neighborhoods.service.ts'
import { figuresDate } from '#server/prices/standing.ts'
import type { QueryOf } from '#shared/core/endpoint.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import type { pricesApi } from '#shared/prices/pricesApi.ts'

export type AreaPrices = (
  db: Db,
  query: QueryOf<typeof pricesApi.neighborhoods>,
) => Promise<NeighborhoodPrices>

const maxAreas = 40_000

/** Memoized: one reading for the table of neighborhoods and for the pages of markets. */
export function createAreaPrices({
  freshness,
  costly,
}: Pick<ResponseCache, 'freshness'> & { costly: Semaphore }): AreaPrices {
  const areas = createMemo<NeighborhoodPrices>(freshness, {
    maxSize: maxAreas,
    sizeOf: ({ neighborhoods }) => neighborhoods.length + 1,
  })
  return (db, query) =>
    areas(JSON.stringify([query, figuresDate()]), () => costly(() => pricesByNeighborhood(db, query)))
}
