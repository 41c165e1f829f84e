import type { Box } from '#server/listings/search/engine/area/area.ts'
import type { Condition } from '#server/listings/search/engine/conditions.ts'
import type { PlaceColumn, Row } from '#server/listings/search/engine/row.ts'

/* Saved searches are found by where, what and on which offer: a listing meets those only that ask for what it has, or for nothing. */

const anything = '*'
const columns = ['neighborhood', 'city', 'state'] as const satisfies readonly PlaceColumn[]
/** Degrees: about 11 km. */
const cellSize = 0.1
/** Larger areas, and longer lists, are anywhere. */
const maxCells = 64
const maxKeys = 48

const cellAt = (degrees: number) => Math.floor(degrees / cellSize)
const keyOf = (where: string, type: string, offer: string) => `${where}|${type}|${offer}`

/** Under which a saved search is kept. */
export function keysOfSearch(conditions: readonly Condition[]): string[] {
  const where = placesOf(conditions)
  const types = tagsOf(conditions, 'type ')
  const offers = tagsOf(conditions, 'offer ')
  const keys = where.flatMap((place) =>
    types.flatMap((type) => offers.map((offer) => keyOf(place, type, offer))),
  )
  return keys.length <= maxKeys ? keys : where.map((place) => keyOf(place, anything, anything))
}

/** Under which saved searches may ask for a listing. */
export function keysOfListing({ places, latitude, longitude, propertyType, transactionType }: Row): string[] {
  const where = [...columns.map((column) => `${column} ${places[column].key}`), anything]
  if (!Number.isNaN(latitude) && !Number.isNaN(longitude))
    where.push(`cell ${cellAt(latitude)} ${cellAt(longitude)}`)
  const types = [propertyType, anything]
  const offers = transactionType === 'both' ? ['sale', 'rent', 'both', anything] : [transactionType, anything]
  return where.flatMap((place) => types.flatMap((type) => offers.map((offer) => keyOf(place, type, offer))))
}

function placesOf(conditions: readonly Condition[]): string[] {
  for (const column of columns)
    for (const condition of conditions)
      if (condition.kind === 'place' && condition.column === column && !condition.not)
        return condition.keys.length > maxCells ? [anything] : condition.keys.map((key) => `${column} ${key}`)
  const area = conditions.find((condition) => condition.kind === 'area')
  return (area && cellsOf(area.area.box)) ?? [anything]
}

function cellsOf({ south, west, north, east }: Box): string[] | undefined {
  const [rows, lines] = [cellAt(north) - cellAt(south) + 1, cellAt(east) - cellAt(west) + 1]
  if (!(rows > 0 && lines > 0 && rows * lines <= maxCells)) return undefined
  return Array.from(
    { length: rows * lines },
    (_, at) => `cell ${cellAt(south) + Math.floor(at / lines)} ${cellAt(west) + (at % lines)}`,
  )
}

function tagsOf(conditions: readonly Condition[], kind: 'type ' | 'offer '): string[] {
  for (const condition of conditions)
    if (
      condition.kind === 'anyTag' &&
      !condition.not &&
      condition.tags.length > 0 &&
      condition.tags.every((tag) => tag.startsWith(kind))
    )
      return condition.tags.map((tag) => tag.slice(kind.length))
  return [anything]
}
