import { type PropertyType, propertyTypes } from '#shared/listings/listingTypes.ts'
import type { Base } from './base.ts'
import { type Bitmap, hasBit } from './bitmap.ts'
import type { TaggedRow } from './conditions.ts'
import type { NumberColumn, PlaceColumn, RoomColumn } from './row.ts'

/** Of the row that is visited; valid during the visit. */
export interface VisitedRow {
  number(column: NumberColumn): number
  rooms(column: RoomColumn): number
  place(column: PlaceColumn): string
  type(): PropertyType | undefined
}

export function eachRowOfBase(base: Base, rows: Bitmap, visit: (row: VisitedRow) => void): void {
  const types = propertyTypes.map((type) => [type, base.tags.get(`type ${type}`)] as const)
  let row = 0
  const visited: VisitedRow = {
    number: (column) => base.numbers[column][row] ?? Number.NaN,
    rooms: (column) => base.rooms[column][row] ?? 0,
    place: (column) => base.places[column].names[base.places[column].codes[row] ?? 0]?.name ?? '',
    type: () => types.find(([, bitmap]) => bitmap && hasBit(bitmap, row))?.[0],
  }
  for (let word = 0; word < rows.length; word++)
    for (let bits = rows[word] ?? 0; bits !== 0; bits &= bits - 1) {
      row = (word << 5) + 31 - Math.clz32(bits & -bits)
      visit(visited)
    }
}

export function eachOfRows(rows: readonly TaggedRow[], visit: (row: VisitedRow) => void): void {
  for (const { numbers, rooms, places, tags } of rows)
    visit({
      number: (column) => numbers[column],
      rooms: (column) => rooms[column],
      place: (column) => places[column].name,
      type: () => propertyTypes.find((type) => tags.has(`type ${type}`)),
    })
}
