import { addressValues } from '#shared/core/queryKey.ts'
import { departmentOf, findCity, findNeighborhood, neighborsOf } from '#shared/places/places.ts'
import type { Alternative } from '#shared/search/alternatives.ts'
import {
  type filterFields,
  type ListingFilters,
  listingFilters,
  type SearchAddress,
} from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import { filtersOf, type Part } from '#shared/search/sentence/part.ts'
import { removePart, understand } from '#shared/search/sentence.ts'

/** A relaxed search. */
export interface Relaxed extends Pick<Alternative, 'change' | 'field' | 'value' | 'and' | 'query'> {
  order?: Pick<SearchAddress, 'sortBy' | 'sortOrder'>
}

type Field = (typeof filterFields)[number]
type Query = Record<string, string>
type Change = Partial<Record<Field, string | undefined>>

export interface ReadSearch {
  given: Query
  parts: readonly Part[]
  /** Including those understood from the text. */
  effective: Query
}

const maxValues = 4
const maxNames = 20
const maxKm = 100
const maxLowered = 6
const listFields = [
  'amenities',
  'exceptAmenities',
  'exceptPropertyType',
  'exceptCity',
  'exceptNeighborhood',
] as const satisfies Field[]

export function readForRelaxing(filters: ListingFilters, rate: number): ReadSearch {
  const given = addressValues(searchQueryValues(filters))
  const { parts, filters: understood } = understand(filters.searchQuery ?? '', {
    rate,
    transactionType: filters.transactionType,
  })
  const said = addressValues(understood)
  const lists = listFields.flatMap((field) => {
    const all = [...new Set([...listOf(said[field]), ...listOf(given[field])])]
    return all.length > 0 ? [[field, all.join(',')]] : []
  })
  return { given, parts, effective: { ...said, ...given, ...Object.fromEntries(lists) } }
}

/** Likeliest first. In each row the first with results counts. */
export function relaxOne(search: ReadSearch): Relaxed[][] {
  const { searchQuery, ...filters } = search.given
  return [
    drop(search, 'maxPrice').map((one) => ({
      ...one,
      order: { sortBy: 'price', sortOrder: 'asc' } as const,
    })),
    drop(search, 'minPrice').map((one) => ({
      ...one,
      order: { sortBy: 'price', sortOrder: 'desc' } as const,
    })),
    toNeighbors(search),
    ...(['bedrooms', 'bathrooms', 'parkingSpaces'] as const).map((field) => lower(search, field)),
    drop(search, 'minArea'),
    drop(search, 'maxArea'),
    ...listFields.flatMap((field) => dropEach(search, field)),
    drop(search, 'allowsShortTerm'),
    drop(search, 'airbnbActive'),
    drop(search, 'featured'),
    [...widenNear(search), ...drop(search, 'near')],
    drop(search, 'bounds'),
    drop(search, 'polygon'),
    [...widenNeighborhood(search), ...widenCity(search)],
    drop(search, 'propertyType'),
    drop(search, 'transactionType'),
    searchQuery === undefined || Object.keys(filters).length === 0
      ? []
      : [{ change: 'drop', field: 'searchQuery', value: searchQuery, query: filters }],
  ]
}

const placeFields: readonly (Field | null)[] = ['near', 'bounds', 'polygon', 'neighborhood', 'city', 'state']

/** Nearby neighborhoods, and one further change. */
export function relaxNearby(search: ReadSearch, rate: number): Relaxed[][] {
  return toNeighbors(search).flatMap(({ change, field, value, query }) => {
    const { data: filters } = listingFilters.safeParse(query)
    if (!filters) return []
    return relaxOne(readForRelaxing(filters, rate)).map((row) =>
      row
        .filter((second) => !placeFields.includes(second.field))
        .map((second) => ({
          ...second,
          change,
          field,
          value,
          and: { change: second.change, field: second.field, value: second.value },
        })),
    )
  })
}

/** Only type, offer and place; then without the place; then everything. */
export function relaxAll({ effective }: ReadSearch): Relaxed[] {
  const only = (change: Relaxed['change'], ...fields: Field[]): Relaxed[] => {
    const entries = Object.entries(effective).filter(([name]) => fields.some((field) => field === name))
    return entries.length > 0 ? [{ ...several, change, query: Object.fromEntries(entries) }] : []
  }
  return [
    ...only('main', 'propertyType', 'transactionType', 'city', 'neighborhood', 'state'),
    ...only('kind', 'propertyType', 'transactionType'),
    { ...several, change: 'all', query: {} },
  ]
}

const several = { field: null, value: null }

function drop(search: ReadSearch, field: Field): Relaxed[] {
  const value = search.effective[field]
  return value === undefined ? [] : [relaxed(search, 'drop', field, value, { [field]: undefined })]
}

function relaxed(
  search: ReadSearch,
  change: Relaxed['change'],
  field: Field,
  value: string | null,
  set: Change,
): Relaxed {
  const removed = search.parts.filter((part) => fieldsOf(part).some((one) => one in set))
  return { change, field, value, query: withoutParts(search, removed, set) }
}

function withoutParts({ given }: ReadSearch, removed: readonly Part[], set: Change): Query {
  const text = removed.reduce(removePart, given.searchQuery ?? '')
  return addressValues({ ...addressValues(filtersOf(removed)), ...given, searchQuery: text, ...set })
}

function fieldsOf(part: Part): Field[] {
  switch (part.field) {
    case 'price':
      return [
        ...(part.value.min === undefined ? [] : ['minPrice' as const]),
        ...(part.value.max === undefined ? [] : ['maxPrice' as const]),
      ]
    case 'area':
      return [
        ...(part.value.min === undefined ? [] : ['minArea' as const]),
        ...(part.value.max === undefined ? [] : ['maxArea' as const]),
      ]
    case 'sortBy':
      return []
    default:
      return [part.field]
  }
}

function lower(search: ReadSearch, field: 'bedrooms' | 'bathrooms' | 'parkingSpaces'): Relaxed[] {
  const count = Number(search.effective[field])
  const less = `${count - 1}`
  const canBeLess = count >= 2 && count <= maxLowered
  return [
    ...(canBeLess ? [relaxed(search, 'lower', field, less, { [field]: less })] : []),
    ...drop(search, field),
  ]
}

function dropEach(search: ReadSearch, field: (typeof listFields)[number]): Relaxed[][] {
  const saidBy = (part: Part) => listOf(addressValues(filtersOf([part]))[field])
  return listOf(search.effective[field])
    .slice(0, maxValues)
    .map((value) => {
      const removed = search.parts.filter((part) => part.field === field && saidBy(part).includes(value))
      const rest = [...removed.flatMap(saidBy), ...listOf(search.given[field])].filter((one) => one !== value)
      const set = { [field]: [...new Set(rest)].join(',') }
      return [{ change: 'drop', field, value, query: withoutParts(search, removed, set) }]
    })
}

function toNeighbors(search: ReadSearch): Relaxed[] {
  const names = listOf(search.effective.neighborhood)
  const [city] = listOf(search.effective.city)
  const around = names.flatMap((name) => {
    const barrio = findNeighborhood(name, city)
    return barrio ? neighborsOf(barrio.name, barrio.city) : []
  })
  const others = [...new Set(around)].filter((name) => !names.includes(name)).slice(0, maxNames)
  if (others.length === 0) return []
  return [relaxed(search, 'neighbors', 'neighborhood', null, { neighborhood: others.join(',') })]
}

function widenNeighborhood(search: ReadSearch): Relaxed[] {
  const { neighborhood, city } = search.effective
  if (neighborhood === undefined) return []
  return [relaxed(search, 'widen', 'neighborhood', city ?? null, { neighborhood: undefined })]
}

function widenCity(search: ReadSearch): Relaxed[] {
  const { city, state } = search.effective
  const nowhere = { city: undefined, neighborhood: undefined, state: undefined }
  if (city === undefined) return state === undefined ? [] : [relaxed(search, 'drop', 'state', state, nowhere)]
  const [first = ''] = listOf(city)
  const department = departmentOf(findCity(first)?.name ?? first)
  const inCountry = relaxed(search, 'drop', 'city', city, nowhere)
  if (department === undefined || department === first) return [inCountry]
  return [relaxed(search, 'widen', 'city', department, { ...nowhere, state: department }), inCountry]
}

function widenNear(search: ReadSearch): Relaxed[] {
  const [latitude, longitude, km = '0'] = listOf(search.effective.near)
  const wider = Math.min(Number(km) * 3, maxKm)
  if (latitude === undefined || wider <= Number(km)) return []
  return [relaxed(search, 'widen', 'near', `${wider}`, { near: `${latitude},${longitude},${wider}` })]
}

function listOf(value: string | undefined): string[] {
  return value ? value.split(',') : []
}
