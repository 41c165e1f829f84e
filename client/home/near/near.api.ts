import { queryOptions } from '@tanstack/react-query'
import { callPage } from '#client/core/call.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import type { Point } from '#shared/places/distance.ts'

export const nearKm = 10

export function nearOf({ latitude, longitude }: Point): string {
  return `${latitude},${longitude},${nearKm}`
}

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

/** Farther from every town is outside the gazetteer. */
const maxDistanceKm = 60

/** Null outside the gazetteer. */
export function nearestPlaceQuery(point: Point) {
  return queryOptions({
    queryKey: ['places', 'nearest', point],
    queryFn: async () => {
      const { nearestPlace } = await import('#shared/places/places.ts')
      const nearest = nearestPlace(point)
      if (!nearest || nearest.distanceKm > maxDistanceKm) return null
      return nearest.neighborhood ? `${nearest.neighborhood.name}, ${nearest.city.name}` : nearest.city.name
    },
  })
}
