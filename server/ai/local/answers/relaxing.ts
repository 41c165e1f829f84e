import type { SearchState } from '#server/ai/local/searchState.ts'
import type { Texts } from '#server/ai/local/texts.ts'
import { neighborsOf } from '#shared/places/places.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

export interface Relaxation {
  /** What it does without, in words. */
  without: string
  search: SearchState
}

/** Percent. */
const dearer = 25

/** What a search without results can do without, the least first. */
export function relaxations({ filters, order, text }: SearchState, { words, number }: Texts): Relaxation[] {
  const w = words.replies.search.relaxed
  const found: Relaxation[] = []
  const add = (without: string, changed: SentenceFilters, words = '') =>
    found.push({ without, search: { filters: changed, order, text: words } })
  const { amenities, bedrooms, bathrooms, parkingSpaces, minArea, maxArea, maxPrice, ...others } = filters
  const { neighborhood: [barrio] = [], city: [city] = [] } = filters
  if (text) add(w.text(text), filters)
  if (amenities) add(w.amenities, without(filters, ['amenities']))
  if (barrio && city) {
    const neighbors = neighborsOf(barrio, city)
    if (neighbors.length > 0) add(w.neighbors, { ...filters, neighborhood: [barrio, ...neighbors] })
    add(w.neighborhood(city), without(filters, ['neighborhood']))
  }
  if (bedrooms || bathrooms || parkingSpaces)
    add(w.rooms, without(filters, ['bedrooms', 'bathrooms', 'parkingSpaces']))
  if (minArea || maxArea) add(w.area, without(filters, ['minArea', 'maxArea']))
  if (maxPrice)
    add(w.price(number(dearer)), { ...filters, maxPrice: Math.round(maxPrice * (1 + dearer / 100)) })
  if (others.propertyType && (city || barrio)) add(w.type, without(filters, ['propertyType', 'amenities']))
  const least = without(filters, narrow)
  if (found.length > 1 && (city || barrio)) add(w.most, least)
  if (others.state || city || barrio) {
    add(w.elsewhere, without(filters, places))
    add(w.elsewhere, without(least, [...places, 'amenities']))
  }
  return found
}

const places = ['city', 'neighborhood', 'state'] as const
/** All but what it is, what for and where. */
const narrow = [
  'amenities',
  'exceptAmenities',
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'minArea',
  'maxArea',
  'minPrice',
  'maxPrice',
] as const

function without(filters: SentenceFilters, names: readonly (keyof SentenceFilters)[]): SentenceFilters {
  const rest = { ...filters }
  for (const name of names) delete rest[name]
  return rest
}
