import type { Bitmap } from '#server/listings/search/engine/bitmap.ts'
import type { Lexicon } from './lexicon.ts'
import type { Phrase } from './phrases.ts'
import { fieldsWidth } from './stems.ts'

/** Which listings have a stem, and in which fields. Arrays are in shared memory. */
export interface Words {
  /** Phrases among the stems: known ones alone, since positions are not kept. */
  phrases: readonly Phrase[]
  lexicon: Lexicon
  /** By stem: where its entries begin, and the end. Stems of many listings have none. */
  starts: Uint32Array
  /** Of each stem by row: `row << 4 | fields`. */
  entries: Uint32Array
  /** Stems of many listings. */
  dense: ReadonlyMap<number, DenseStem>
}

export const noWords: Words = {
  phrases: [],
  lexicon: { characters: new Uint16Array(), starts: new Uint32Array(1) },
  starts: new Uint32Array(1),
  entries: new Uint32Array(),
  dense: new Map(),
}

export interface DenseStem {
  rows: Bitmap
  /** By row, two to a byte. */
  fields: Uint8Array
}

/** With so large a share of the rows, a number for each takes more memory than half a byte for every row. */
const denseShare = 1 / 8

export const isDense = (count: number, size: number) => count >= size * denseShare

export const entryOf = (row: number, fields: number) => ((row << fieldsWidth) | fields) >>> 0
export const rowOfEntry = (entry: number) => entry >>> fieldsWidth
export const fieldsOfEntry = (entry: number) => entry & (2 ** fieldsWidth - 1)

export function setDenseFields({ fields }: DenseStem, row: number, bits: number): void {
  fields[row >>> 1] = (fields[row >>> 1] ?? 0) | (bits << ((row & 1) * fieldsWidth))
}

export function denseFieldsOf({ fields }: DenseStem, row: number): number {
  return ((fields[row >>> 1] ?? 0) >>> ((row & 1) * fieldsWidth)) & (2 ** fieldsWidth - 1)
}
