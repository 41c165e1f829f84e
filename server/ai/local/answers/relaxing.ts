import { isOnlyWords, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import type { Texts } from '#server/ai/local/texts.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { neighborsOf } from '#shared/places/neighbors.ts'
import { cities, findCity, isPlaced } from '#shared/places/places.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

export interface Relaxation {
  without: string
  search: SearchState
}

/** Percent. */
const dearer = 25
/** Square metres: who looks for more wants no lot in town. */
const largeLand = 50_000
/** Each is a search. */
const maxSingle = 5

/** Filters to drop from a search without results, least important first. */
export function relaxations(search: SearchState, { words, number }: Texts): Relaxation[][] {
  const { filters, order, text } = search
  const w = words.replies.search.relaxed
  const found: Relaxation[] = []
  const add = (without: string, changed: SentenceFilters) =>
    found.push({ without, search: { filters: changed, order, text: '' } })
  const { amenities, bedrooms, bathrooms, parkingSpaces, minArea, maxArea, maxPrice, ...others } = filters
  const { neighborhood: [barrio] = [], city: [city] = [] } = filters
  if (text && isOnlyWords(search)) add(w.text(text), filters)
  if (amenities) add(w.amenities, without(filters, ['amenities']))
  if (filters.groundFloor) add(w.groundFloor, without(filters, ['groundFloor']))
  if (filters.withoutGuarantor) add(w.withoutGuarantor, without(filters, ['withoutGuarantor']))
  if (barrio && city) {
    const neighbors = neighborsOf(barrio, city)
    if (neighbors.length > 0) add(w.neighbors, { ...filters, neighborhood: [barrio, ...neighbors] })
    else add(w.neighborhood(city), without(filters, ['neighborhood']))
  }
  // Along an avenue or a shore: the rest of its city.
  if (filters.polygon && city && !barrio) add(w.neighborhood(city), without(filters, ['polygon']))
  if (filters.capacity) add(w.people, without(filters, ['capacity']))
  // What is financed is bought.
  const bought = filters.financing && { ...filters, transactionType: filters.transactionType ?? 'sale' }
  if (bought && filters.stage) add(w.financing, without(bought, ['financing']))
  if (bought || filters.stage || filters.acceptsBarter)
    add(factsText(bought ?? filters, w), without(bought ?? filters, ['financing', 'stage', 'acceptsBarter']))
  const isOfHomes = filters.propertyType?.every((type) => homeTypes.includes(type))
  const ofAnyHome = { ...filters, propertyType: [...homeTypes] }
  if (bedrooms && bedrooms > 1 && isOfHomes) add(w.homes, ofAnyHome)
  if (bedrooms || bathrooms || parkingSpaces)
    add(
      bedrooms || bathrooms ? w.rooms : w.parking,
      without(filters, ['bedrooms', 'bathrooms', 'parkingSpaces']),
    )
  if (minArea && minArea >= largeLand) add(w.smaller, { ...filters, minArea: Math.round(minArea / 10) })
  else if (minArea || maxArea) add(w.area, without(filters, ['minArea', 'maxArea']))
  const { minLandArea, propertyType } = filters
  if (minLandArea) {
    const { minLandArea: _, maxLandArea: __, ...built } = filters
    if (minLandArea >= largeLand && propertyType?.every((type) => homeTypes.includes(type)))
      add(w.land, { ...built, propertyType: ['land'], minArea: minLandArea })
    add(w.area, built)
  }
  if (maxPrice)
    add(w.price(number(dearer)), { ...filters, maxPrice: Math.round(maxPrice * (1 + dearer / 100)) })
  if (maxPrice && isOfHomes) add(w.homes, ofAnyHome)
  const single = found.slice(0, maxSingle)
  const least = {
    ...without(filters, narrow),
    ...(minArea && minArea >= largeLand && { minArea: largeLand }),
  }
  const wide: Relaxation[] = []
  const widen = (without: string, changed: SentenceFilters) =>
    wide.push({ without, search: { filters: changed, order, text: '' } })
  // All but its price first: who names one means it.
  const { minPrice } = filters
  if (found.length > 1 && (minPrice ?? maxPrice) !== undefined)
    widen(w.most, withoutUndefined({ ...least, minPrice, maxPrice }))
  if (barrio && city && neighborsOf(barrio, city).length > 0)
    widen(w.neighborhood(city), without(filters, ['neighborhood']))
  if (filters.near && city) widen(w.neighborhood(city), without(filters, ['near']))
  if (maxPrice) {
    const { maxPrice: _, minPrice: __, ...priceless } = filters
    wide.push({ without: w.anyPrice, search: { filters: priceless, order: 'cheapest', text: '' } })
  }
  // Whoever named a price sees what is nearest to it first.
  const byPrice = maxPrice === undefined ? order : 'cheapest'
  if (found.length > 1 && (city || barrio))
    wide.push({ without: w.most, search: { filters: least, order: byPrice, text: '' } })
  const nearby = city && !barrio ? citiesAround(city) : []
  if (nearby.length > 0) widen(w.nearby(city ?? ''), { ...filters, city: [...nearby] })
  wide.push(
    ...(city
      ? aroundCity(search, city, {
          least,
          write: (km, anyPrice) => (anyPrice ? w.withinAnyPrice : w.within)(number(km), city),
        })
      : []),
  )
  if (others.state || others.near || others.polygon || city || barrio) {
    widen(w.elsewhere, without(filters, places))
    if (found.length > 0) widen(w.anywhere, without(least, places))
  }
  return [nearer(search, w.near, number), single, wide]
}

/** What of them was asked for. */
function factsText(
  { financing, stage, acceptsBarter }: SentenceFilters,
  w: Texts['words']['replies']['search']['relaxed'],
): string {
  const named = [financing && w.financing, stage && w.stage, acceptsBarter && w.barter].filter(Boolean)
  const [only, ...others] = named
  return only && others.length === 0 ? only : w.facts
}

/** Kilometers: a drive of less than an hour. */
const maxAround = 25
const maxCities = 6

/** Nearest first. */
export function citiesAround(name: string): string[] {
  const center = findCity(name)
  if (!isPlaced(center)) return []
  return cities
    .flatMap((one) =>
      isPlaced(one) && one.name !== center.name ? [{ name: one.name, km: distanceKm(center, one) }] : [],
    )
    .filter(({ km }) => km <= maxAround)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, maxCities)
    .map(({ name: around }) => around)
}

/** Kilometers: beyond an hour it is still nearer than the other end of the country. The search takes no more. */
const rings = [50, 100]

/** In each ring first all that is asked for, then ever less of it. */
function aroundCity(
  { filters }: SearchState,
  city: string,
  { least, write }: { least: SentenceFilters; write(km: number, anyPrice: boolean): string },
): Relaxation[] {
  const center = findCity(city)
  if (!isPlaced(center)) return []
  const { latitude, longitude } = center
  const { minArea = 0, maxPrice } = filters
  const halves = minArea >= largeLand ? [{ ...least, minArea: Math.round(minArea / 2) }] : []
  return rings.flatMap((km) =>
    [filters, ...halves, least].map((wanted) => ({
      without: write(km, maxPrice !== undefined && wanted !== filters),
      search: {
        filters: { ...without(wanted, places), near: { latitude, longitude, km } },
        order: maxPrice === undefined || wanted === filters ? undefined : ('cheapest' as const),
        text: '',
      },
    })),
  )
}

/** Times the distance: nothing may be within a kilometer of a landmark. */
const wider = [2, 4]
const maxWider = 12

function nearer(
  { filters, order, text }: SearchState,
  write: (km: string) => string,
  number: Texts['number'],
): Relaxation[] {
  const { near } = filters
  if (!near) return []
  return wider.flatMap((times) => {
    const km = Math.ceil(near.km * times)
    const changed = { ...filters, near: { ...near, km } }
    return km <= maxWider ? [{ without: write(number(km)), search: { filters: changed, order, text } }] : []
  })
}

const places = ['city', 'neighborhood', 'state', 'near', 'polygon'] as const
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
  'capacity',
  'groundFloor',
  'withoutGuarantor',
] as const

function without(filters: SentenceFilters, names: readonly (keyof SentenceFilters)[]): SentenceFilters {
  const rest = { ...filters }
  for (const name of names) delete rest[name]
  return rest
}
