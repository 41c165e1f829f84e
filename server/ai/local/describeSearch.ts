import { searchTitle } from '#shared/search/searchTitle.ts'
import type { SearchState } from './searchState.ts'
import type { Texts } from './texts.ts'

/** `Casas en venta en Luque, hasta $120,000, con piscina` */
export function describeSearch({ filters, text }: SearchState, { words, usd, area, list }: Texts): string {
  const w = words.replies.search
  const { minPrice, maxPrice, minArea, maxArea, transactionType, bedrooms, bathrooms, parkingSpaces } =
    filters
  const money = (value: number) => (transactionType === 'rent' ? w.perMonth(usd(value)) : usd(value))
  const bounds = (low: number | undefined, high: number | undefined, write: (value: number) => string) => {
    if (low !== undefined && high !== undefined) return w.between(write(low), write(high))
    if (high !== undefined) return w.upTo(write(high))
    return low === undefined ? '' : w.from(write(low))
  }
  const names = (codes: readonly (keyof typeof words.listings.amenities)[]) =>
    list(codes.map((code) => words.listings.amenities[code].toLowerCase()))
  const except = [
    ...(filters.exceptPropertyType ?? []).map((type) => words.search.title.types[type].toLowerCase()),
    ...(filters.exceptNeighborhood ?? []),
    ...(filters.exceptCity ?? []),
  ]
  return [
    searchTitle({ ...filters, searchQuery: undefined }, words.search),
    text && `«${text}»`,
    bounds(minPrice, maxPrice, money),
    bedrooms ? w.atLeast(words.listings.bedroomsOf(bedrooms)) : '',
    bathrooms ? w.atLeast(words.listings.bathroomsOf(bathrooms)) : '',
    parkingSpaces ? w.atLeast(words.listings.parkingOf(parkingSpaces)) : '',
    bounds(minArea, maxArea, area),
    filters.amenities?.length ? names(filters.amenities) : '',
    filters.exceptAmenities?.length ? w.without(names(filters.exceptAmenities)) : '',
    filters.allowsShortTerm || filters.airbnbActive ? w.shortTerm : '',
    except.length > 0 ? w.except(list(except)) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
