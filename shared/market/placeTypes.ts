import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { PlaceTypes } from '#shared/prices/placeMarket.ts'
import { enough } from './market.ts'

type Rows = PlaceTypes['rows']

/** In both offers, most listings first. */
export function countsByType(rows: Rows): { propertyType: PropertyType; n: number }[] {
  const counts = new Map<PropertyType, number>()
  for (const { propertyType, n } of rows) counts.set(propertyType, (counts.get(propertyType) ?? 0) + n)
  return [...counts]
    .map(([propertyType, n]) => ({ propertyType, n }))
    .sort((a, b) => b.n - a.n || (a.propertyType < b.propertyType ? -1 : 1))
}

/** What the page of a place shows unless its address says otherwise. */
export function mainTypeOf(rows: Rows): PropertyType {
  return countsByType(rows)[0]?.propertyType ?? 'apartment'
}

/** Search engines may keep its page: of one offer at least there are enough. */
export function isWorthKeeping(rows: Rows, propertyType: PropertyType): boolean {
  return rows.some((row) => row.propertyType === propertyType && row.n >= enough)
}
