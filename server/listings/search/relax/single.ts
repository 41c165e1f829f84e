import { neighborsOf } from '#shared/places/neighbors.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { citiesOfBarrio, departmentOf, findCity, findNeighborhood } from '#shared/places/places.ts'
import { countedFilters } from '#shared/search/listingSearch.ts'
import { type Field, type ListField, listFields, listOf, type ReadSearch, type Step } from './steps.ts'

/** Counted ones are lowered. */
const lowered = ['bedrooms', 'bathrooms', 'parkingSpaces'] as const
const otherCounts = countedFilters.filter((field) => !lowered.some((one) => one === field))
const maxValues = 4
const maxNames = 20
const maxKm = 100
const maxLowered = 8

/** In each row the first with results counts. Of the same transaction and of like types. */
export function singleSteps(search: ReadSearch): Step[][] {
  const { given, criteria } = search
  const isPlainText = criteria.length === 0 && Object.keys(given).length > 1
  return [
    dropPrice(search, 'maxPrice', 'asc'),
    drop(search, 'maxPricePerNight'),
    dropPrice(search, 'minPrice', 'desc'),
    drop(search, 'minPricePerNight'),
    toNeighbors(search),
    ...lowered.map((field) => lower(search, field)),
    drop(search, 'maxBedrooms'),
    ...otherCounts.map((field) => drop(search, field)),
    drop(search, 'minArea'),
    drop(search, 'maxArea'),
    drop(search, 'minRoi'),
    ...listFields.flatMap((field) => dropEach(search, field)),
    drop(search, 'allowsShortTerm'),
    drop(search, 'airbnbActive'),
    drop(search, 'featured'),
    [...widenNear(search), ...drop(search, 'near')],
    drop(search, 'bounds'),
    drop(search, 'polygon'),
    [...widenNeighborhood(search), ...widenCity(search)],
    toSimilarTypes(search),
    isPlainText ? drop(search, 'searchQuery') : [],
  ]
}

/** Another kind of property, unless similar ones do, or another transaction. */
export function kindSteps(search: ReadSearch, hasSimilar: boolean): Step[][] {
  return [hasSimilar ? [] : drop(search, 'propertyType'), drop(search, 'transactionType')]
}

function drop({ effective }: ReadSearch, field: Field): Step[] {
  const value = effective[field]
  return value === undefined ? [] : [{ change: 'drop', field, value, set: { [field]: undefined } }]
}

function dropPrice(search: ReadSearch, field: 'minPrice' | 'maxPrice', sortOrder: 'asc' | 'desc'): Step[] {
  return drop(search, field).map((step) => ({ ...step, order: { sortBy: 'price', sortOrder } }))
}

function lower(search: ReadSearch, field: (typeof lowered)[number]): Step[] {
  const count = Number(search.effective[field])
  const fewer = count <= maxLowered ? [count - 1, count - 2].filter((less) => less >= 1) : []
  return [
    ...fewer.map((less): Step => ({ change: 'lower', field, value: `${less}`, set: { [field]: `${less}` } })),
    ...drop(search, field),
  ]
}

function dropEach({ effective }: ReadSearch, field: ListField): Step[][] {
  return listOf(effective[field])
    .slice(0, maxValues)
    .map((value) => [{ change: 'drop', field, value, set: {}, less: { field, value } }])
}

function toNeighbors({ effective }: ReadSearch): Step[] {
  const names = listOf(effective.neighborhood)
  const [city] = listOf(effective.city)
  const around = names.flatMap((name) => {
    const barrio = findNeighborhood(name, city)
    return barrio ? neighborsOf(barrio.name, barrio.city) : []
  })
  const others = [...new Set(around)].filter((name) => !names.includes(name)).slice(0, maxNames)
  if (others.length === 0) return []
  return [
    { change: 'neighbors', field: 'neighborhood', value: null, set: { neighborhood: others.join(',') } },
  ]
}

function widenNeighborhood({ effective: { neighborhood, city } }: ReadSearch): Step[] {
  if (neighborhood === undefined) return []
  const value = city ?? onlyCityOf(neighborhood)
  return [
    {
      change: 'widen',
      field: 'neighborhood',
      value,
      set: { neighborhood: undefined, city: value ?? undefined },
    },
  ]
}

/** Null: several. */
function onlyCityOf(neighborhoods: string): string | null {
  const cities = new Set(listOf(neighborhoods).flatMap((name) => citiesOfBarrio(placeKey(name))))
  const [only, ...others] = cities
  return only !== undefined && others.length === 0 ? only : null
}

function widenCity({ effective: { city, state } }: ReadSearch): Step[] {
  const set = { city: undefined, neighborhood: undefined, state: undefined }
  if (city === undefined)
    return state === undefined ? [] : [{ change: 'drop', field: 'state', value: state, set }]
  const [first = ''] = listOf(city)
  const department = departmentOf(findCity(first)?.name ?? first)
  const inCountry: Step = { change: 'drop', field: 'city', value: city, set }
  if (department === undefined || department === first) return [inCountry]
  const widened = { ...set, state: department }
  return [{ change: 'widen', field: 'city', value: department, set: widened }, inCountry]
}

function widenNear({ effective: { near } }: ReadSearch): Step[] {
  const [latitude, longitude, km = '0'] = listOf(near)
  const wider = `${Math.min(Number(km) * 3, maxKm)}`
  if (latitude === undefined || Number(wider) <= Number(km)) return []
  return [
    { change: 'widen', field: 'near', value: wider, set: { near: `${latitude},${longitude},${wider}` } },
  ]
}

const similarTypes: readonly (readonly string[])[] = [
  ['apartment', 'penthouse', 'condo', 'house'],
  ['office', 'temp_office', 'coworking'],
  ['commercial', 'warehouse'],
]

function toSimilarTypes({ effective }: ReadSearch): Step[] {
  const types = listOf(effective.propertyType)
  const group = similarTypes.find((one) => types.some((type) => one.includes(type)))
  const more = group?.filter((type) => !types.includes(type)) ?? []
  if (more.length === 0) return []
  const set = { propertyType: [...types, ...more].join(',') }
  return [{ change: 'similar', field: 'propertyType', value: null, set }]
}
