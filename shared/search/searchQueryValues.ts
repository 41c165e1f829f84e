import type { ListingSearch } from './listingSearch.ts'

/** `near` as `lat,lng,km`, `bounds` as `south,west,north,east`. */
export function searchQueryValues(search: ListingSearch): Record<string, unknown> {
  const { near, bounds, ...rest } = search
  return {
    ...rest,
    ...(near && { near: `${near.latitude},${near.longitude},${near.km}` }),
    ...(bounds && { bounds: `${bounds.south},${bounds.west},${bounds.north},${bounds.east}` }),
  }
}
