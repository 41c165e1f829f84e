import type { Db } from '#server/core/database/database.ts'
import type { CanonicalPath } from '#server/page/meta.ts'
import { pricesByNeighborhood } from '#server/prices/neighborhoods.service.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import { countsByType, isWorthKeeping } from '#shared/market/placeTypes.ts'
import { findCity } from '#shared/places/places.ts'
import type { PlaceTypes } from '#shared/prices/placeMarket.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'

interface Place {
  city: string
  neighborhood: string | null
  rows: PlaceTypes['rows']
}

/** Of the markets that search engines may keep: cities, neighborhoods, and the types in them. */
export async function marketPaths(db: Db): Promise<CanonicalPath[]> {
  const places = new Map<string, Place>()
  for (const propertyType of propertyTypes) {
    for (const transactionType of priceKinds) {
      const { cities, neighborhoods } = await pricesByNeighborhood(db, { propertyType, transactionType })
      for (const found of [...cities.map((one) => ({ ...one, neighborhood: null })), ...neighborhoods]) {
        const city = findCity(found.city)?.name
        if (city === undefined) continue
        const place = { city, neighborhood: found.neighborhood, rows: [] }
        const path = marketPath(place, 'es')
        const { sampleSize: n, medianPricePerSqm } = found.marketStats
        const known: Place = places.get(path) ?? place
        known.rows.push({ propertyType, transactionType, n, medianPricePerSqm })
        places.set(path, known)
      }
    }
  }
  return [...places.values()].flatMap((place) =>
    countsByType(place.rows).flatMap(({ propertyType }, at): CanonicalPath[] => {
      if (!isWorthKeeping(place.rows, propertyType)) return []
      const shown = { ...place, propertyType: at === 0 ? undefined : propertyType }
      return [(language) => marketPath(shown, language)]
    }),
  )
}
