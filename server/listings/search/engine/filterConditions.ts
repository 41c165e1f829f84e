import type { ColumnFilters } from '#server/listings/search/plan.ts'
import type { Amenity, PropertyType } from '#shared/listings/listingTypes.ts'
import { readPolygon } from '#shared/search/area.ts'
import { boundsArea, circle, polygonsArea } from './area/geometry.ts'
import { atLeastRooms, type Condition } from './conditions.ts'
import { cityKey, neighborhoodKeys, stateNames } from './placeKeys.ts'
import { flagColumns, type NumberColumn, type PlaceColumn, roomColumns } from './row.ts'

const hundredths = (value: number | undefined) => (value === undefined ? undefined : value * 100)

/** For rentals, prices are monthly. */
export function priceColumnOf({
  transactionType,
}: Pick<ColumnFilters, 'transactionType'>): 'monthlyRent' | 'priceUsd' {
  return transactionType === 'rent' ? 'monthlyRent' : 'priceUsd'
}

type Field = keyof ColumnFilters
type ByField = Partial<Record<Field | 'offer' | 'area', Condition[]>>

/** The SQL equivalent is in `filters.ts`. */
export function conditionsOfFilters(filters: ColumnFilters): Condition[] {
  return Object.values(conditionsByField(filters)).flat()
}

/** `offer`: the transaction type and its prices; `area`: the size. */
export function conditionsByField(filters: ColumnFilters): ByField {
  const { propertyType, exceptPropertyType, amenities, exceptAmenities, near, bounds, polygon } = filters
  const byField: ByField = { offer: offerConditions(filters), ...placeConditions(filters) }
  if (propertyType) byField.propertyType = [{ kind: 'anyTag', tags: typeTags(propertyType) }]
  if (exceptPropertyType)
    byField.exceptPropertyType = [{ kind: 'anyTag', tags: typeTags(exceptPropertyType), not: true }]
  if (amenities) byField.amenities = amenityTags(amenities).map((tag) => ({ kind: 'anyTag', tags: [tag] }))
  if (exceptAmenities)
    byField.exceptAmenities = [{ kind: 'anyTag', tags: amenityTags(exceptAmenities), not: true }]
  for (const flag of flagColumns) {
    const value = filters[flag]
    if (value !== undefined) byField[flag] = [{ kind: 'anyTag', tags: [flag], not: !value }]
  }
  for (const column of roomColumns) byField[column] = atLeastRooms(column, filters[column] ?? 0)
  byField.area = range('area', filters.minArea, filters.maxArea)
  if (near) byField.near = [{ kind: 'area', area: circle(near) }]
  if (bounds) byField.bounds = [{ kind: 'area', area: boundsArea(bounds) }]
  if (polygon) {
    const polygons = polygon.map((text) => readPolygon(text) ?? [])
    byField.polygon = [{ kind: 'area', area: polygonsArea(polygons) }]
  }
  return byField
}

const typeTags = (types: readonly PropertyType[]) => types.map((type) => `type ${type}` as const)
const amenityTags = (codes: readonly Amenity[]) => codes.map((code) => `amenity ${code}` as const)

export function offerConditions(
  filters: Pick<ColumnFilters, 'transactionType' | 'minPrice' | 'maxPrice'>,
): Condition[] {
  const { transactionType, minPrice, maxPrice } = filters
  const prices = range(priceColumnOf(filters), minPrice, maxPrice)
  return transactionType ? [{ kind: 'anyTag', tags: [`offer ${transactionType}`] }, ...prices] : prices
}

function placeConditions({
  city,
  neighborhood,
  state,
  exceptCity,
  exceptNeighborhood,
}: ColumnFilters): ByField {
  const among = (column: PlaceColumn, keys: string[] | undefined, not = false): Condition[] =>
    keys ? [{ kind: 'place', column, keys, not }] : []
  return {
    city: among('city', city?.map(cityKey)),
    neighborhood: among('neighborhood', neighborhood && neighborhoodKeys(neighborhood, city)),
    state: among('state', state?.flatMap(stateNames)),
    exceptCity: among('city', exceptCity?.map(cityKey), true),
    exceptNeighborhood: among(
      'neighborhood',
      exceptNeighborhood && neighborhoodKeys(exceptNeighborhood, city),
      true,
    ),
  }
}

function range(column: NumberColumn, min: number | undefined, max: number | undefined): Condition[] {
  if (min === undefined && max === undefined) return []
  return [{ kind: 'range', column, min: hundredths(min), max: hundredths(max) }]
}
