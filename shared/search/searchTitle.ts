import type { Words } from '#shared/words.ts'
import type { SearchAddress } from './listingSearch.ts'

/** 'Casas en venta en Villa Morra, Asunción', '«casa con quincho»'. */
export function searchTitle(search: SearchAddress, { title: w }: Words['search']): string {
  const { propertyType = [], transactionType = 'both', city, neighborhood, state, searchQuery } = search
  const [type, ...others] = propertyType
  const every = search.featured ? w.featured : w.properties
  const what = (type && others.length === 0 ? w.types[type] : every) + w.forKind[transactionType]
  const place = [neighborhood, city, state].flatMap((names) => names ?? []).join(', ')
  const found = place ? what + w.inPlace(place) : what
  return searchQuery ? `${w.searchFor(searchQuery)} · ${found}` : found
}
