import type { ColumnFilters } from '#server/listings/search/plan.ts'
import { atLeastRooms, type Condition } from './conditions.ts'
import { circle } from './geometry.ts'
import { cityKey, neighborhoodKeys, stateNames } from './placeKeys.ts'
import { flagColumns, type NumberColumn, roomColumns } from './row.ts'

const hundredths = (value: number | undefined) => (value === undefined ? undefined : value * 100)

/** For rentals, prices are monthly. */
export function priceColumnOf({ transactionType }: ColumnFilters): 'monthlyRent' | 'priceUsd' {
  return transactionType === 'rent' ? 'monthlyRent' : 'priceUsd'
}

/** As `filters.ts` says it in SQL. */
export function conditionsOfFilters(filters: ColumnFilters): Condition[] {
  const conditions: Condition[] = []
  const { transactionType, propertyType, exceptPropertyType, amenities, exceptAmenities, near } = filters
  if (transactionType) conditions.push({ kind: 'anyTag', tags: [`offer ${transactionType}`] })
  if (propertyType)
    conditions.push({ kind: 'anyTag', tags: propertyType.map((type) => `type ${type}` as const) })
  for (const amenity of amenities ?? []) conditions.push({ kind: 'anyTag', tags: [`amenity ${amenity}`] })
  for (const flag of flagColumns) {
    const value = filters[flag]
    if (value !== undefined) conditions.push({ kind: 'anyTag', tags: [flag], not: !value })
  }
  for (const column of roomColumns) conditions.push(...atLeastRooms(column, filters[column] ?? 0))
  if (exceptPropertyType)
    conditions.push({
      kind: 'anyTag',
      tags: exceptPropertyType.map((type) => `type ${type}` as const),
      not: true,
    })
  if (exceptAmenities)
    conditions.push({
      kind: 'anyTag',
      tags: exceptAmenities.map((one) => `amenity ${one}` as const),
      not: true,
    })
  conditions.push(...placeConditions(filters))
  conditions.push(...range(priceColumnOf(filters), filters.minPrice, filters.maxPrice))
  conditions.push(...range('area', filters.minArea, filters.maxArea))
  if (near) conditions.push({ kind: 'area', area: circle(near) })
  return conditions
}

function placeConditions(filters: ColumnFilters): Condition[] {
  const { city, neighborhood, state, exceptCity, exceptNeighborhood } = filters
  const conditions: Condition[] = []
  if (city) conditions.push({ kind: 'place', column: 'city', keys: city.map(cityKey) })
  if (neighborhood)
    conditions.push({ kind: 'place', column: 'neighborhood', keys: neighborhoodKeys(neighborhood, city) })
  if (state) conditions.push({ kind: 'place', column: 'state', keys: state.flatMap(stateNames) })
  if (exceptCity) conditions.push({ kind: 'place', column: 'city', keys: exceptCity.map(cityKey), not: true })
  if (exceptNeighborhood)
    conditions.push({
      kind: 'place',
      column: 'neighborhood',
      keys: neighborhoodKeys(exceptNeighborhood, city),
      not: true,
    })
  return conditions
}

function range(column: NumberColumn, min: number | undefined, max: number | undefined): Condition[] {
  if (min === undefined && max === undefined) return []
  return [{ kind: 'range', column, min: hundredths(min), max: hundredths(max) }]
}
