import { queryOptions } from '@tanstack/react-query'
import { callPage } from '#client/core/call.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { listingsApi } from '#shared/listings/listings.ts'
import type { Point } from '#shared/places/places.ts'

/** How far 'near' reaches, in kilometres. */
export const nearKm = 10

/** The `near` of a search around a point, as it stands in the address. */
export function nearOf({ latitude, longitude }: Point): string {
  return `${latitude},${longitude},${nearKm}`
}

/** How many listings for sale or for rent lie near a point. */
export function nearCountQuery(point: Point, transactionType: 'sale' | 'rent') {
  const query = { near: nearOf(point), transactionType, limit: 1 }
  return queryOptions({
    queryKey: queryKey(listingsApi.search, { query }),
    queryFn: async ({ signal }) => {
      const { total, totalIsCapped } = await callPage(listingsApi.search, { query, signal })
      return { total, totalIsCapped }
    },
  })
}

/** A point further than this from every town we know is not in Paraguay's towns. */
const strangeKm = 60

/** What a point lies near to: the barrio, else the town; null far from both. The gazetteer is fetched only then. */
export function nearestPlaceQuery(point: Point) {
  return queryOptions({
    queryKey: ['places', 'nearest', point],
    queryFn: async () => {
      const { nearestPlace } = await import('#shared/places/places.ts')
      const nearest = nearestPlace(point)
      if (!nearest || nearest.distanceKm > strangeKm) return null
      return nearest.neighborhood ? `${nearest.neighborhood.name}, ${nearest.city.name}` : nearest.city.name
    },
  })
}
