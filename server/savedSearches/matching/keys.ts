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

interface SearchKeys {
  keys: string[]
  /** Conditions that a listing under one of the keys may still not meet. */
  open: Condition[]
}

/** Under which a saved search is kept. */
export function keysOfSearch(conditions: readonly Condition[]): SearchKeys {
  const where = placesOf(conditions)
  const type = tagsOf(conditions, 'type ')
  const offer = tagsOf(conditions, 'offer ')
  const keys = where.keys.flatMap((place) =>
    type.keys.flatMap((one) => offer.keys.map((other) => keyOf(place, one, other))),
  )
  const isFew = keys.length <= maxKeys
  const met = isFew ? [where.met, type.met, offer.met] : [where.met]
  return {
    keys: isFew ? keys : where.keys.map((place) => keyOf(place, anything, anything)),
    open: conditions.filter((condition) => !met.includes(condition)),
  }
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

/** `met` by whatever is under the keys. */
interface PartOfKeys {
  keys: string[]
  met?: Condition
}

function placesOf(conditions: readonly Condition[]): PartOfKeys {
  for (const column of columns)
    for (const condition of conditions)
      if (condition.kind === 'place' && condition.column === column && !condition.not)
        return condition.keys.length > maxCells
          ? { keys: [anything] }
          : { keys: condition.keys.map((key) => `${column} ${key}`), met: condition }
  const area = conditions.find((condition) => condition.kind === 'area')
  return { keys: (area && cellsOf(area.area.box)) ?? [anything] }
}

function cellsOf({ south, west, north, east }: Box): string[] | undefined {
  const [rows, lines] = [cellAt(north) - cellAt(south) + 1, cellAt(east) - cellAt(west) + 1]
  if (!(rows > 0 && lines > 0 && rows * lines <= maxCells)) return undefined
  return Array.from(
    { length: rows * lines },
    (_, at) => `cell ${cellAt(south) + Math.floor(at / lines)} ${cellAt(west) + (at % lines)}`,
  )
}

function tagsOf(conditions: readonly Condition[], kind: 'type ' | 'offer '): PartOfKeys {
  for (const condition of conditions)
    if (
      condition.kind === 'anyTag' &&
      !condition.not &&
      condition.tags.length > 0 &&
      condition.tags.every((tag) => tag.startsWith(kind))
    )
      return { keys: condition.tags.map((tag) => tag.slice(kind.length)), met: condition }
  return { keys: [anything] }
}
