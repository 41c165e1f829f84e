import type { Bitmap } from '#server/listings/search/engine/bitmap.ts'
import type { Lexicon } from './lexicon.ts'
import type { Phrase } from './phrases.ts'
import { fieldsWidth } from './stems.ts'

/** Inverted index of stems with fields. Arrays are in shared memory. */
export interface Words {
  /** Indexed like stems: only known ones, since positions are not stored. */
  phrases: readonly Phrase[]
  lexicon: Lexicon
  /** By stem: offset of its entries, and the end. Dense stems have none. */
  starts: Uint32Array
  /** By row within each stem: `row << 4 | fields`. */
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
  /** By row, two per byte. */
  fields: Uint8Array
}

/** Above this share of the rows, an entry for each takes more memory than half a byte for every row. */
const denseShare = 1 / 8

export const isDense = (count: number, size: number) => count >= size * denseShare

const fieldsMask = 2 ** fieldsWidth - 1

export const entryOf = (row: number, fields: number) => ((row << fieldsWidth) | fields) >>> 0
export const rowOfEntry = (entry: number) => entry >>> fieldsWidth
export const fieldsOfEntry = (entry: number) => entry & fieldsMask

export function setDenseFields({ fields }: DenseStem, row: number, bits: number): void {
  fields[row >>> 1] = (fields[row >>> 1] ?? 0) | (bits << ((row & 1) * fieldsWidth))
}

export function denseFieldsOf({ fields }: DenseStem, row: number): number {
  return ((fields[row >>> 1] ?? 0) >>> ((row & 1) * fieldsWidth)) & fieldsMask
}
