import { setImmediate } from 'node:timers/promises'
import type { Base } from '#server/listings/search/engine/base.ts'
import { createBaseBuilder } from '#server/listings/search/engine/buildBase.ts'
import { type RowSource, readRows } from './rows.ts'

/** More listings than the setting allows memory for. */
export class TooManyListings extends Error {}

export async function buildBase(source: RowSource, maxListings: number): Promise<Base> {
  const builder = createBaseBuilder()
  for await (const rows of readRows(source)) {
    for (const row of rows) builder.add(row)
    if (builder.size > maxListings) throw new TooManyListings(`more than ${maxListings} listings`)
    await setImmediate()
  }
  return builder.finish()
}
