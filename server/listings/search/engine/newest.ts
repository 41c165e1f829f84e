import {
  amenities,
  type PropertyType,
  propertyTypes,
  type Stage,
  stages,
} from '#shared/listings/listingTypes.ts'
import type { Base } from './base.ts'
import { type Bitmap, hasBit } from './bitmap.ts'
import type { Scratch } from './evaluate.ts'
import { idOf } from './ids.ts'
import { readNewest } from './page.ts'
import type { NumberColumn, PlaceColumn, PlaceName, RoomColumn, Row } from './row.ts'

export interface NewestOptions {
  /** Default: all. */
  limit?: number
  /** At most as many of each neighborhood. */
  ofEach?: number | undefined
}

/** A listing as the index has it. */
export interface Stored {
  readonly id: string
  readonly published: number
  /** NaN without one. */
  number(column: NumberColumn): number
  rooms(column: RoomColumn): number
  place(column: PlaceColumn): PlaceName
  type(): PropertyType
  countAmenities(): number
  stage(): Stage | undefined
}

export function newestOfBase(
  base: Base,
  scratch: Scratch,
  matches: Bitmap,
  count: number,
  { limit = count, ofEach }: NewestOptions,
): Stored[] {
  const rows = scratch.rows(ofEach === undefined ? Math.min(count, limit) : count)
  readNewest(base, scratch, matches, count, rows)
  const isLeft = createQuota(ofEach)
  const newest: Stored[] = []
  for (const row of rows) {
    if (newest.length === limit) break
    const listing = new BaseListing(base, row)
    if (isLeft(listing)) newest.push(listing)
  }
  return newest
}

/** Reads what is asked of it alone: of a thousand listings a market needs two numbers each. */
class BaseListing implements Stored {
  readonly #base: Base
  readonly #row: number

  constructor(base: Base, row: number) {
    this.#base = base
    this.#row = row
  }

  get id() {
    return idOf(this.#base.ids, this.#row)
  }

  get published() {
    return this.number('published')
  }

  number(column: NumberColumn) {
    return this.#base.numbers[column][this.#row] ?? Number.NaN
  }

  rooms(column: RoomColumn) {
    return this.#base.rooms[column][this.#row] ?? 0
  }

  stage() {
    return stages.find((stage) => {
      const rows = this.#base.tags.get(`stage ${stage}`)
      return rows !== undefined && hasBit(rows, this.#row)
    })
  }

  countAmenities() {
    let count = 0
    for (const tag of amenityTags) {
      const rows = this.#base.tags.get(tag)
      if (rows && hasBit(rows, this.#row)) count++
    }
    return count
  }

  place(column: PlaceColumn) {
    const { names, codes } = this.#base.places[column]
    return names[codes[this.#row] ?? 0] ?? nowhere
  }

  type() {
    const { tags } = this.#base
    for (const type of propertyTypes) {
      const rows = tags.get(`type ${type}`)
      if (rows && hasBit(rows, this.#row)) return type
    }
    return 'house'
  }
}

const nowhere: PlaceName = { name: '', key: '' }
const amenityTags = amenities.map((amenity) => `amenity ${amenity}` as const)

export function newestOfRows(rows: readonly Row[], options: NewestOptions): Stored[] {
  return newestOf(rows.map(storedOf), options)
}

function storedOf({ id, propertyType, numbers, rooms, amenities, places, stage }: Row): Stored {
  return {
    id,
    published: numbers.published,
    number: (column) => numbers[column],
    rooms: (column) => rooms[column],
    place: (column) => places[column],
    type: () => propertyType,
    countAmenities: () => amenities.length,
    stage: () => stage,
  }
}

/** Newest first, ties by id. Of lists that are in order it takes hardly more than one reading. */
export function newestOf(all: readonly Stored[], { limit, ofEach }: NewestOptions): Stored[] {
  return all
    .toSorted((one, other) => other.published - one.published || (one.id < other.id ? -1 : 1))
    .filter(createQuota(ofEach))
    .slice(0, limit)
}

/** True for as many of each neighborhood. */
function createQuota(ofEach: number | undefined): (listing: Stored) => boolean {
  if (ofEach === undefined) return () => true
  const counts = new Map<string, number>()
  return (listing) => {
    const { key } = listing.place('neighborhood')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= ofEach
  }
}
