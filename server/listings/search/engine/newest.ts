import { recordOf } from '#shared/core/records.ts'
import { amenities } from '#shared/listings/listingTypes.ts'
import type { Base } from './base.ts'
import { type Bitmap, hasBit } from './bitmap.ts'
import type { Scratch } from './evaluate.ts'
import { idOf } from './ids.ts'
import { readNewest } from './page.ts'
import { type NumberColumn, type RoomColumn, type Row, roomColumns } from './row.ts'

export interface NewestOptions<Column extends NumberColumn> {
  limit: number
  /** At most as many of each neighborhood. */
  ofEach?: number | undefined
  numbers: readonly Column[]
}

/** A listing as the index has it. */
export interface Stored<Column extends NumberColumn> {
  id: string
  published: number
  numbers: Record<Column, number>
  rooms: Record<RoomColumn, number>
  amenityCount: number
  cityKey: string
  neighborhoodKey: string
}

export function newestOfBase<Column extends NumberColumn>(
  base: Base,
  scratch: Scratch,
  matches: Bitmap,
  count: number,
  { limit, ofEach, numbers }: NewestOptions<Column>,
): Stored<Column>[] {
  const rows = scratch.rows(ofEach === undefined ? Math.min(count, limit) : count)
  readNewest(base, scratch, matches, count, rows)
  const { city, neighborhood } = base.places
  const amenityRows = amenities.flatMap((amenity) => base.tags.get(`amenity ${amenity}`) ?? [])
  const countAmenities = (row: number) =>
    amenityRows.reduce((sum, all) => (hasBit(all, row) ? sum + 1 : sum), 0)
  const isLeft = createQuota(ofEach)
  const newest: Stored<Column>[] = []
  for (const row of rows) {
    if (newest.length === limit) break
    const neighborhoodKey = neighborhood.names[neighborhood.codes[row] ?? 0]?.key ?? ''
    if (!isLeft(neighborhoodKey)) continue
    newest.push({
      id: idOf(base.ids, row),
      published: base.numbers.published[row] ?? Number.NaN,
      numbers: recordOf(numbers, (column) => base.numbers[column][row] ?? Number.NaN),
      rooms: recordOf(roomColumns, (column) => base.rooms[column][row] ?? 0),
      amenityCount: countAmenities(row),
      cityKey: city.names[city.codes[row] ?? 0]?.key ?? '',
      neighborhoodKey,
    })
  }
  return newest
}

export function newestOfRows<Column extends NumberColumn>(
  rows: readonly Row[],
  options: NewestOptions<Column>,
): Stored<Column>[] {
  const all = rows.map(({ id, numbers, rooms, amenities, places }) => ({
    id,
    published: numbers.published,
    numbers: recordOf(options.numbers, (column) => numbers[column]),
    rooms,
    amenityCount: amenities.length,
    cityKey: places.city.key,
    neighborhoodKey: places.neighborhood.key,
  }))
  return newestOf(all, options)
}

/** Newest first, ties by id. */
export function newestOf<Column extends NumberColumn>(
  all: readonly Stored<Column>[],
  { limit, ofEach }: NewestOptions<Column>,
): Stored<Column>[] {
  const isLeft = createQuota(ofEach)
  return all
    .toSorted((one, other) => other.published - one.published || (one.id < other.id ? -1 : 1))
    .filter(({ neighborhoodKey }) => isLeft(neighborhoodKey))
    .slice(0, limit)
}

/** True for as many of each key. */
function createQuota(ofEach: number | undefined): (key: string) => boolean {
  if (ofEach === undefined) return () => true
  const counts = new Map<string, number>()
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= ofEach
  }
}
