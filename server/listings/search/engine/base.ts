import type { Grid } from './area/grid.ts'
import type { Bitmap } from './bitmap.ts'
import type { Ids } from './ids.ts'
import type { NumberColumn, PlaceColumn, PlaceName, RoomColumn, Tag } from './row.ts'
import type { Words } from './words/words.ts'

/**
 * Immutable snapshot of all active listings, numbered in the order of `grid.ts`. Arrays of rows are in shared
 * memory.
 */
export interface Base {
  size: number
  ids: Ids
  numbers: Record<NumberColumn, Float64Array>
  rooms: Record<RoomColumn, Uint16Array>
  tags: ReadonlyMap<Tag, Bitmap>
  places: Record<PlaceColumn, Places>
  /** Rows with a value. */
  sorted: Partial<Record<NumberColumn, Sorted>>
  /** By row: its rank from the newest on. */
  recency: Uint32Array
  grid: Grid
  /** Undefined: not enough memory. */
  words: Words | undefined
  quality: Uint8Array
}

export interface Sorted {
  /** By value; ties by id. */
  straight: Uint32Array | undefined
  /** By value; ties by id descending. */
  crossed: Uint32Array | undefined
  /** Rows without a value, by id. */
  absent: Uint32Array
  /** For ranges: the first rows of `straight`, up to each multiple of `prefixStep` and the end. */
  prefixes: readonly Bitmap[]
}

/** Of one column: the rows of each name. */
export interface Places {
  names: readonly PlaceName[]
  /** Numbers of the names, by key. */
  codesByKey: ReadonlyMap<string, readonly number[]>
  /** By row. */
  codes: Uint32Array
  /** By word of a bitmap: the name of all its rows, or `severalNames`. */
  wordCodes: Uint32Array
  /** By name: offset of its rows in `rows`, and the end. Names of many rows have none. */
  starts: Uint32Array
  rows: Uint32Array
  /** Names of many rows. */
  dense: ReadonlyMap<number, Bitmap>
}

export const severalNames = 0xffffffff

export const prefixCount = 64

export const prefixStep = (length: number) => Math.max(1, Math.ceil(length / prefixCount))
