import { type SQL, sql } from 'drizzle-orm'
import {
  type Amenity,
  amenities,
  type FinancingWay,
  type PropertyType,
  propertyTypes,
  type Stage,
  stages,
} from '#shared/listings/listingTypes.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { readPolygon } from '#shared/search/area.ts'
import { withinBounds, withinDistance, withinPolygons } from './areaConditions.ts'
import { boundsArea, circle, polygonsArea } from './engine/area/geometry.ts'
import { atLeastRooms, type Condition, fewerRooms } from './engine/conditions.ts'
import type { Matches } from './engine/matches.ts'
import { cityKey, neighborhoodKeys, stateNames } from './engine/placeKeys.ts'
import {
  type FlagColumn,
  groundFloor,
  landArea,
  type NumberColumn,
  type PlaceColumn,
  type RoomColumn,
  type Tag,
  withoutGuarantor,
} from './engine/row.ts'
import type { ColumnFilters } from './searchPlan.ts'

export type Filter = keyof ColumnFilters

export type Given<F extends Filter> = NonNullable<ColumnFilters[F]>

export interface FilterRow<F extends Filter> {
  /** On `listings l`. */
  sql: (value: Given<F>, filters: ColumnFilters) => SQL
  /** The same by the index. */
  index: (value: Given<F>, filters: ColumnFilters) => Condition[]
}

type NumberFilter = { [F in Filter]: Given<F> extends number ? F : never }[Filter]

/** Amounts, people, areas and returns; in the index in hundredths. */
function atLeast(column: string, indexed: NumberColumn): FilterRow<NumberFilter> {
  return {
    sql: (value) => sql`${sql.raw(column)} >= ${value}`,
    index: (value) => [{ kind: 'range', column: indexed, min: hundredths(value) }],
  }
}

function atMost(column: string, indexed: NumberColumn): FilterRow<NumberFilter> {
  return {
    sql: (value) => sql`${sql.raw(column)} <= ${value}`,
    index: (value) => [{ kind: 'range', column: indexed, max: hundredths(value) }],
  }
}

function rooms(column: string, indexed: RoomColumn): FilterRow<NumberFilter> {
  return {
    sql: (value) => sql`${sql.raw(column)} >= ${value}`,
    index: (value) => atLeastRooms(indexed, value),
  }
}

function isSet(column: string, flag: Extract<FlagColumn, Filter>): FilterRow<Extract<FlagColumn, Filter>> {
  return {
    sql: (value) => (value ? sql.raw(column) : sql`not ${sql.raw(column)}`),
    index: (value) => [{ kind: 'anyTag', tags: [flag], not: !value }],
  }
}

interface Places {
  column: string
  indexed: PlaceColumn
  /** As stored. */
  keysOf: (names: string[], filters: ColumnFilters) => string[]
}

const cities: Places = { column: 'l.city_key', indexed: 'city', keysOf: (names) => names.map(cityKey) }
const barrios: Places = {
  column: 'l.neighborhood_key',
  indexed: 'neighborhood',
  keysOf: (names, { city }) => neighborhoodKeys(names, city ?? []),
}
const departments: Places = {
  column: 'l.state',
  indexed: 'state',
  keysOf: (names) => names.flatMap(stateNames),
}

type PlaceFilter = 'city' | 'neighborhood' | 'state' | 'exceptCity' | 'exceptNeighborhood'

function isIn({ column, indexed, keysOf }: Places, not = false): FilterRow<PlaceFilter> {
  return {
    sql(names, filters) {
      const among = isAmong(sql.raw(column), keysOf(names, filters))
      return not ? sql`not (${among})` : among
    },
    index: (names, filters) => [{ kind: 'place', column: indexed, keys: keysOf(names, filters), not }],
  }
}

/** "2027-06" as the index has it. */
const monthNumber = (month: string) => Number(month.replace('-', ''))
const isFinancedBy = (way: FinancingWay) => sql`l.financing @> ${JSON.stringify({ [way]: true })}::jsonb`

/** What each filter asks for: one that is missing does not compile. */
export const filterRows: { [F in Filter]: FilterRow<F> } = {
  transactionType: {
    sql(value) {
      if (value === 'both') return sql`l.transaction_type = 'both'`
      return value === 'sale' ? sql`l.for_sale` : sql`l.for_rent`
    },
    index: (value) => [{ kind: 'anyTag', tags: [`offer ${value}`] }],
  },
  propertyType: {
    sql: (values) => isAmong(sql`l.property_type`, values),
    index: (values) => [{ kind: 'anyTag', tags: typeTags(values) }],
  },
  city: isIn(cities),
  neighborhood: isIn(barrios),
  state: isIn(departments),
  minPrice: {
    sql: (value, filters) => sql`${sql.raw(priceColumn(filters))} >= ${value}`,
    index: (value, filters) => [{ kind: 'range', column: indexedPrice(filters), min: hundredths(value) }],
  },
  maxPrice: {
    sql: (value, filters) => sql`${sql.raw(priceColumn(filters))} <= ${value}`,
    index: (value, filters) => [{ kind: 'range', column: indexedPrice(filters), max: hundredths(value) }],
  },
  bedrooms: rooms('l.bedrooms', 'bedrooms'),
  maxBedrooms: {
    sql: (value) => sql`(l.bedrooms <= ${value} and ${isAmong(sql`l.property_type`, homeTypes)})`,
    index: (value) => [...fewerRooms('bedrooms', value + 1), { kind: 'anyTag', tags: typeTags(homeTypes) }],
  },
  bathrooms: rooms('l.bathrooms', 'bathrooms'),
  parkingSpaces: rooms('l.parking_spaces', 'parkingSpaces'),
  minPricePerNight: atLeast('l.price_per_night', 'pricePerNight'),
  maxPricePerNight: atMost('l.price_per_night', 'pricePerNight'),
  capacity: atLeast('l.capacity', 'capacity'),
  minRoi: atLeast('l.estimated_roi', 'roi'),
  minArea: atLeast('l.area', 'area'),
  maxArea: atMost('l.area', 'area'),
  minLandArea: atLeast(landArea, 'landArea'),
  maxLandArea: atMost(landArea, 'landArea'),
  stage: {
    sql: (values) => isAmong(sql`l.stage`, values),
    index: (values) => [{ kind: 'anyTag', tags: stageTagsOf(values) }],
  },
  deliveryBefore: {
    sql: (value) => sql`l.delivery_month < ${value}`,
    index: (value) => [{ kind: 'range', column: 'delivery', max: monthNumber(value) - 1 }],
  },
  financing: {
    sql: (values) => sql`(${sql.join(values.map(isFinancedBy), sql` or `)})`,
    index: (values) => [{ kind: 'anyTag', tags: values.map((way) => `financing ${way}` as const) }],
  },
  maxMaintenanceFee: {
    sql(value) {
      return value > 0 ? sql`l.maintenance_fee_usd <= ${value}` : sql`coalesce(l.maintenance_fee_usd, 0) <= 0`
    },
    index: (value) => [
      { kind: 'range', column: value > 0 ? 'maintenanceFee' : 'feeOrNone', max: hundredths(value) },
    ],
  },
  acceptsBarter: isSet('l.accepts_barter', 'acceptsBarter'),
  roomOnly: isSet('l.room_only', 'roomOnly'),
  groundFloor: isSet(groundFloor, 'groundFloor'),
  withoutGuarantor: isSet(withoutGuarantor, 'withoutGuarantor'),
  amenities: {
    sql: (values) => sql`l.amenities @> ${sql.param(values)}::text[]`,
    index: (values) => amenityTags(values).map((tag) => ({ kind: 'anyTag', tags: [tag] })),
  },
  exceptAmenities: {
    sql: (values) => sql`not (l.amenities && ${sql.param(values)}::text[])`,
    index: (values) => [{ kind: 'anyTag', tags: amenityTags(values), not: true }],
  },
  exceptPropertyType: {
    sql: (values) => sql`l.property_type not in ${values}`,
    index: (values) => [{ kind: 'anyTag', tags: typeTags(values), not: true }],
  },
  exceptStage: {
    sql: (values) => sql`(l.stage is null or not (${isAmong(sql`l.stage`, values)}))`,
    index: (values) => [{ kind: 'anyTag', tags: stageTagsOf(values), not: true }],
  },
  exceptCity: isIn(cities, true),
  exceptNeighborhood: isIn(barrios, true),
  featured: isSet('l.featured', 'featured'),
  allowsShortTerm: isSet('l.allows_short_term', 'allowsShortTerm'),
  airbnbActive: isSet('l.airbnb_active', 'airbnbActive'),
  near: { sql: withinDistance, index: (near) => [{ kind: 'area', area: circle(near) }] },
  bounds: { sql: withinBounds, index: (bounds) => [{ kind: 'area', area: boundsArea(bounds) }] },
  polygon: {
    sql: withinPolygons,
    index: (polygons) => [
      { kind: 'area', area: polygonsArea(polygons.map((text) => readPolygon(text) ?? [])) },
    ],
  },
}

type Counts = Record<string, number>

export interface FacetRow {
  /** Of a listing, in SQL. */
  sql: string
  /** Counted as "at least": SQL groups by the exact number. */
  isAtLeast?: true
  /** By the index; choices without listings may be left out. */
  count: (matches: Matches) => Counts
}

/** Omits choices without listings. */
function countTags(matches: Matches, choices: readonly (readonly [choice: string, tag: Tag])[]): Counts {
  const numbers = matches.countTags(choices.map(([, tag]) => tag))
  return Object.fromEntries(
    choices.flatMap(([choice], at) => {
      const count = numbers[at] ?? 0
      return count > 0 ? [[choice, count]] : []
    }),
  )
}

function roomsUpTo(max: number, column: string, indexed: RoomColumn): FacetRow {
  const choices = Array.from({ length: max }, (_, at) => [`${at + 1}`, `${indexed} ${at + 1}`] as const)
  return {
    sql: `least(${column}, ${max})`,
    isAtLeast: true,
    count: (matches) => countTags(matches, choices),
  }
}

function ofFlag(column: string, flag: FlagColumn): FacetRow {
  return {
    sql: column,
    count(matches) {
      const [yes = 0] = matches.countTags([flag])
      const counts = [['true', yes] as const, ['false', matches.count - yes] as const]
      return Object.fromEntries(counts.filter(([, count]) => count > 0))
    },
  }
}

const byName = (column: string, indexed: 'city' | 'neighborhood'): FacetRow => ({
  sql: column,
  count: (matches) => Object.fromEntries(matches.countNames(indexed)),
})

const types = propertyTypes.map((type) => [type, `type ${type}`] as const)
const stageTags = stages.map((stage) => [stage, `stage ${stage}`] as const)
const codes = amenities.map((code) => [code, `amenity ${code}`] as const)

/** The choices of filters that are counted as if the filter were not set. */
export const facetRows = {
  propertyType: { sql: 'l.property_type', count: (matches) => countTags(matches, types) },
  bedrooms: roomsUpTo(5, 'l.bedrooms', 'bedrooms'),
  bathrooms: roomsUpTo(4, 'l.bathrooms', 'bathrooms'),
  parkingSpaces: roomsUpTo(4, 'l.parking_spaces', 'parkingSpaces'),
  city: byName('l.city', 'city'),
  neighborhood: byName('l.neighborhood', 'neighborhood'),
  featured: ofFlag('l.featured', 'featured'),
  allowsShortTerm: ofFlag('l.allows_short_term', 'allowsShortTerm'),
  airbnbActive: ofFlag('l.airbnb_active', 'airbnbActive'),
  stage: { sql: `coalesce(l.stage, '')`, count: (matches) => countTags(matches, stageTags) },
  acceptsBarter: ofFlag('l.accepts_barter', 'acceptsBarter'),
  roomOnly: ofFlag('l.room_only', 'roomOnly'),
  groundFloor: ofFlag(groundFloor, 'groundFloor'),
  withoutGuarantor: ofFlag(withoutGuarantor, 'withoutGuarantor'),
} as const satisfies Partial<Record<Filter, FacetRow>>

/** They are added to those that are set. */
export const countAmenityTags = (matches: Matches): Counts => countTags(matches, codes)

/** For rentals, price filters apply to the monthly rent: the three are one facet. */
export const offerFilters = ['transactionType', 'minPrice', 'maxPrice'] as const satisfies Filter[]

/** For rentals, prices are monthly. */
export function priceColumn({ transactionType }: ColumnFilters): 'l.monthly_rent' | 'l.price_usd' {
  return transactionType === 'rent' ? 'l.monthly_rent' : 'l.price_usd'
}

export function indexedPrice({
  transactionType,
}: Pick<ColumnFilters, 'transactionType'>): 'monthlyRent' | 'priceUsd' {
  return transactionType === 'rent' ? 'monthlyRent' : 'priceUsd'
}

const hundredths = (value: number) => Math.round(value * 100)
const stageTagsOf = (values: readonly Stage[]) => values.map((stage) => `stage ${stage}` as const)
const typeTags = (types: readonly PropertyType[]) => types.map((type) => `type ${type}` as const)
const amenityTags = (codes: readonly Amenity[]) => codes.map((code) => `amenity ${code}` as const)

function isAmong(column: SQL, values: readonly string[]): SQL {
  const [only, ...others] = new Set(values)
  return others.length === 0 ? sql`${column} = ${only}` : sql`${column} in ${[...new Set(values)]}`
}
