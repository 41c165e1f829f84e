import type { SavedCriteria } from '#shared/savedSearches/savedSearches.ts'

/** Cities and barrios that the gazetteer, which is large, does not have. */
export async function findUnknownPlaces({ city = [], neighborhood = [] }: SavedCriteria): Promise<string[]> {
  if (city.length + neighborhood.length === 0) return []
  const { findCity, findNeighborhood } = await import('#shared/places/places.ts')
  return [
    ...neighborhood.filter((name) => !findNeighborhood(name)),
    ...city.filter((name) => !findCity(name)),
  ]
}
