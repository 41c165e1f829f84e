import type { Words } from '#shared/words.ts'
import type { SearchAddress } from './listingSearch.ts'

const maxTypes = 3

/** 'Casas en venta en Villa Morra, Asunción', '«casa con quincho»'. */
export function searchTitle(search: SearchAddress, { title: w, fields }: Words['search']): string {
  const { propertyType = [], transactionType = 'both', city, neighborhood, state, searchQuery } = search
  const every = search.featured ? w.featured : w.properties
  const types = propertyType.map((type, index) => (index > 0 ? w.types[type].toLowerCase() : w.types[type]))
  const isNamed = types.length > 0 && types.length <= maxTypes
  const what = (isNamed ? types.join(', ') : every) + w.forKind[transactionType]
  const place = [neighborhood, city, state].flatMap((names) => names ?? []).join(', ')
  const area = search.polygon ? fields.polygon : search.bounds && fields.bounds
  const found = what + (place && w.inPlace(place)) + (area ? ` (${area})` : '')
  return searchQuery ? `${w.searchFor(searchQuery)} · ${found}` : found
}
