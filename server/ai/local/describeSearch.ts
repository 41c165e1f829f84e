import { homeTypes } from '#shared/listings/traits.ts'
import { factText, factValues } from '#shared/search/factTexts.ts'
import { type CountFilter, countedFilters } from '#shared/search/listingSearch.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import { searchTitle } from '#shared/search/searchTitle.ts'
import { isOnlyWords, type SearchState } from './conversation/searchState.ts'
import type { Texts } from './texts.ts'

const isOfHomes = ({ propertyType = [] }: SearchState['filters']) =>
  propertyType.length === homeTypes.length && homeTypes.every((type) => propertyType.includes(type))

const homesTitle = ({ search, advice }: Texts['words']): Texts['words']['search'] => ({
  ...search,
  title: { ...search.title, properties: advice.homes.title },
})

const worded: readonly CountFilter[] = ['bedrooms', 'bathrooms', 'parkingSpaces', 'capacity']
const otherCounts = countedFilters.filter((name) => !worded.includes(name))

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "Shopping del Sol (Asunción) · hasta 1 km" */
function placeText({ name, city, km, standIn }: NamedPlace, { words, number }: Texts): string {
  const w = words.search.places
  const said = city && !name.includes(city) ? `${name} (${city})` : name
  if (km !== undefined) return w.within(said, number(km, 1))
  return standIn === undefined ? said : w.inStead(said, standIn)
}

/** "Gran Asunción" stands for its cities. */
const isAllOf = ({ filters: own }: NamedPlace, { city = [] }: SearchState['filters']) =>
  city.length > 1 && city.length === own.city?.length && city.every((one) => own.city?.includes(one))

/** `Casas en venta en Luque, hasta $120,000, con piscina` */
export const describeSearch = (search: SearchState, texts: Texts): string =>
  searchPieces(search, texts).join(', ')

/** `Casas en venta en Luque`, `hasta $120,000`, `con piscina` */
export function searchPieces(search: SearchState, texts: Texts): string[] {
  const { words, usd, area, list, number } = texts
  const { filters, text } = search
  const w = words.replies.search
  const { minPrice, maxPrice, minArea, maxArea, transactionType, bedrooms, bathrooms, parkingSpaces } =
    filters
  const { minPricePerNight, maxPricePerNight, capacity, minRoi } = filters
  const money = (value: number) => (transactionType === 'rent' ? w.perMonth(usd(value)) : usd(value))
  const bounds = (low: number | undefined, high: number | undefined, write: (value: number) => string) => {
    if (low !== undefined && high !== undefined) return w.between(write(low), write(high))
    if (high !== undefined) return w.upTo(write(high))
    return low === undefined ? '' : w.from(write(low))
  }
  const nightly = bounds(minPricePerNight, maxPricePerNight, (value) => w.perNight(usd(value)))
  const land = bounds(filters.minLandArea, filters.maxLandArea, area)
  const names = (codes: readonly (keyof typeof words.listings.amenities)[]) =>
    list(codes.map((code) => words.listings.amenities[code].toLowerCase()))
  const except = [
    ...(filters.exceptPropertyType ?? []).map((type) => words.search.title.types[type].toLowerCase()),
    ...(filters.exceptStage ?? []).map((stage) => lower(words.listings.stages[stage])),
    ...(filters.exceptNeighborhood ?? []),
    ...(filters.exceptCity ?? []),
  ]
  return [
    searchTitle(
      {
        ...filters,
        ...{ searchQuery: undefined, ...(search.places?.length && { polygon: undefined }) },
        ...(search.places?.some((place) => isAllOf(place, filters)) && { city: undefined }),
      },
      isOfHomes(filters) ? homesTitle(words) : words.search,
    ),
    ...(search.places ?? []).map((place) => placeText(place, texts)),
    isOnlyWords(search) && text ? `«${text}»` : '',
    bounds(minPrice, maxPrice, money),
    nightly,
    bedrooms ? w.atLeast(words.listings.bedroomsOf(bedrooms)) : '',
    filters.maxBedrooms === undefined ? '' : w.upTo(words.listings.bedroomsOf(filters.maxBedrooms)),
    bathrooms ? w.atLeast(words.listings.bathroomsOf(bathrooms)) : '',
    parkingSpaces ? w.atLeast(words.listings.parkingOf(parkingSpaces)) : '',
    capacity ? w.forPeople(words.listings.peopleOf(capacity)) : '',
    ...otherCounts.map((name) => {
      const count = filters[name]
      return count ? w.atLeast(`${count} ${words.search.fields[name]}`) : ''
    }),
    bounds(minArea, maxArea, area),
    land && `${lower(words.fieldLabels.landArea)} ${land}`,
    ...factValues(filters).map((fact) => lower(factText(fact, words))),
    minRoi ? w.returning(number(minRoi, 2)) : '',
    filters.amenities?.length ? names(filters.amenities) : '',
    filters.exceptAmenities?.length ? w.without(names(filters.exceptAmenities)) : '',
    !nightly && (filters.allowsShortTerm || filters.airbnbActive) ? w.shortTerm : '',
    except.length > 0 ? w.except(list(except)) : '',
  ].filter((piece) => piece !== '')
}
