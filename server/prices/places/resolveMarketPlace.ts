import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { cityKey } from '#server/listings/search/engine/placeKeys.ts'
import { fold, plainMarks } from '#shared/core/text.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { findSpelled, type PlaceKeys } from './placeMarket.queries.ts'

export interface MarketPlace {
  city: string
  neighborhood: string | null
  keys: PlaceKeys
}

/** By names, or as addresses of pages have them. A neighborhood may be known by its listings alone. Throws `not_found`. */
export async function resolveMarketPlace(
  db: Db,
  given: { city: string; neighborhood?: string | undefined },
): Promise<MarketPlace> {
  const city = findCity(given.city)?.name
  if (city === undefined) throw new AppError('not_found')
  const key = cityKey(city)
  if (given.neighborhood === undefined)
    return { city, neighborhood: null, keys: { city: key, neighborhood: undefined } }
  const known = findNeighborhood(given.neighborhood, city)?.name
  const neighborhood = known ?? (await findNamed(db, city, given.neighborhood))
  if (neighborhood === undefined) throw new AppError('not_found')
  return { city, neighborhood, keys: { city: key, neighborhood: fold(plainMarks(neighborhood)) } }
}

function findNamed(db: Db, city: string, neighborhood: string): Promise<string | undefined> {
  return narrowListings(
    () => findSpelled(db, cityKey(city), placeKey(neighborhood)),
    () => partsOfFilters({ city: [city] }),
  )
}
