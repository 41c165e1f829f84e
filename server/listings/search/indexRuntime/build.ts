import { setImmediate } from 'node:timers/promises'
import type { Base } from '#server/listings/search/engine/base.ts'
import { createBaseBuilder } from '#server/listings/search/engine/buildBase.ts'
import { type RowSource, readRows } from './indexRows.ts'
import { readPhrases } from './wordQueries.ts'

/** Exceeds the configured memory. */
export class TooManyListings extends Error {}

/** Bytes, while old and new base coexist. */
const bytesPerListing = 950
const bytesWithWords = 1400

export interface MaxListings {
  total: number
  /** Above this number, the base has no words. */
  withWords: number
}

export function maxListingsIn(megabytes: number): MaxListings {
  const holds = (bytes: number) => Math.floor((megabytes * 1024 * 1024) / bytes)
  return { total: holds(bytesPerListing), withWords: holds(bytesWithWords) }
}

export async function buildBase(source: RowSource, max: MaxListings): Promise<Base> {
  const builder = createBaseBuilder(await readPhrases(source))
  for await (const rows of readRows(source)) {
    for (const row of rows) builder.add(row)
    if (builder.size > max.total) throw new TooManyListings(`more than ${max.total} listings`)
    if (builder.size > max.withWords) builder.dropWords()
    await setImmediate()
  }
  return builder.finish()
}
