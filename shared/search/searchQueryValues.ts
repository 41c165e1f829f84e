import type { ListingSearch } from './listingSearch.ts'

/** Lists separated by commas, `near` as `lat,lng,km`. */
export function searchQueryValues(search: ListingSearch): Record<string, unknown> {
  const { near: around, ...rest } = search
  return around ? { ...rest, near: `${around.latitude},${around.longitude},${around.km}` } : rest
}
