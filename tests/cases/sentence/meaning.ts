import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutUndefined } from '#shared/core/records.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { Understanding } from '#shared/search/sentence.ts'

/** What a person meant; `also`: may be understood beside it. Money in US dollars at `caseRate`, areas in m². */
interface Meaning {
  op?: string
  type?: string[]
  city?: string[]
  cityOptional?: true
  state?: string[]
  barrio?: string[]
  beds?: number
  maxBeds?: number
  baths?: number
  park?: number
  min?: number
  max?: number
  minA?: number
  am?: string[]
  noAm?: string[]
  noType?: string[]
  noCity?: string[]
  noBarrio?: string[]
  /** The landmark, avenue or area. */
  lm?: string
  sort?: string
  also?: string[]
}

export interface MeantSearch {
  kind: string
  text: string
  meaning: Meaning
}

export function readMeantSearches(file: string): MeantSearch[] {
  const rows = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return rows.map((row) => {
    const [kind = '', text = '', meaning = ''] = row.split('\t')
    return { kind, text, meaning: JSON.parse(meaning) }
  })
}

type Compared = Record<string, unknown>

/** In the words of `Meaning`. */
function toMeaning({ filters, sort, criteria }: Understanding): Compared {
  const [place] = criteria.flatMap((one) => (one.field === 'place' ? [one.value] : []))
  const isStandIn = place?.standIn !== undefined
  const kind = filters.allowsShortTerm || filters.airbnbActive ? 'short' : filters.transactionType
  return withoutUndefined({
    op: kind,
    type: filters.propertyType?.toSorted(),
    city: isStandIn && place?.filters.city ? undefined : filters.city?.toSorted(),
    state: filters.state?.toSorted(),
    barrio: isStandIn && place?.filters.neighborhood ? undefined : filters.neighborhood?.toSorted(),
    beds: filters.bedrooms,
    maxBeds: filters.maxBedrooms,
    baths: filters.bathrooms,
    park: filters.parkingSpaces,
    min: filters.minPrice,
    max: filters.maxPrice,
    minA: filters.minArea,
    maxA: filters.maxArea,
    am: filters.amenities?.toSorted(),
    noAm: filters.exceptAmenities?.toSorted(),
    noType: filters.exceptPropertyType?.toSorted(),
    noCity: filters.exceptCity?.toSorted(),
    noBarrio: filters.exceptNeighborhood?.toSorted(),
    minRoi: filters.minRoi,
    capacity: filters.capacity,
    lm: place && isAdministrative(place) ? undefined : place?.name,
    sort: sort && `${sort.sortBy} ${sort.sortOrder}`,
  })
}

/** A city or barrio whose name only the server read. */
const isAdministrative = ({ name, km, filters: { city, neighborhood } }: NamedPlace) =>
  km === undefined && (neighborhood?.[0] === name || (neighborhood === undefined && city?.[0] === name))

/** Every office has a door or an address: naming one names all. */
const officeKinds = ['temp_office', 'virtual_office']
const roundingDollars = 2

function isSame(field: string, wanted: unknown, got: unknown): boolean {
  if (typeof wanted === 'number' && typeof got === 'number') return Math.abs(wanted - got) <= roundingDollars
  if (field !== 'type' || !Array.isArray(got)) return JSON.stringify(wanted) === JSON.stringify(got)
  return JSON.stringify(wanted) === JSON.stringify(got.filter((type) => !officeKinds.includes(type)))
}

/** Differences, as "field: wanted, not got". A city that follows from its barrio or landmark is no difference. */
export function differences({ meaning }: MeantSearch, understanding: Understanding): string[] {
  const { also = [], cityOptional: _, ...wanted } = meaning
  const got = toMeaning(understanding)
  const fields = new Set([...Object.keys(wanted), ...Object.keys(got)])
  const isImplied = (field: string) => field === 'city' && (wanted.barrio ?? wanted.lm) !== undefined
  const isAllowed = (field: string) => also.some((one) => one.split(':')[0] === field)
  return [...fields].flatMap((field) => {
    const [expected, actual] = [Object.entries(wanted).find(([name]) => name === field)?.[1], got[field]]
    if (isSame(field, sorted(expected), actual)) return []
    if (expected === undefined && (isImplied(field) || isAllowed(field))) return []
    // Meant as a barrio or as what it is named after, in the city that was meant.
    if (field === 'lm' && expected === undefined && isInCity(understanding, wanted.city)) return []
    if (field === 'lm' && actual === undefined && `${got.barrio}` === expected) return []
    if (field === 'barrio' && `${actual}` === wanted.lm) return []
    if (field === 'am' && Array.isArray(actual) && isAllowed('am')) {
      const extra = also.filter((one) => one.startsWith('am:')).map((one) => one.slice(3))
      const own = actual.filter((one) => !extra.includes(one))
      if (isSame('am', sorted(expected) ?? [], own)) return []
    }
    return [`${field}: ${JSON.stringify(expected)}, not ${JSON.stringify(actual)}`]
  })
}

function isInCity({ criteria }: Understanding, cities: readonly string[] = []): boolean {
  const [place] = criteria.flatMap((one) => (one.field === 'place' ? [one.value] : []))
  return cities.includes(place?.city ?? '')
}

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)
