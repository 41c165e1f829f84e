import type { Db } from '#server/core/database/database.ts'
import { createMemo, type Freshness } from '#server/core/database/memo.ts'
import type { DevelopmentCard, DevelopmentsQuery } from '#shared/developments/developments.ts'
import { readCards } from './cards.queries.ts'
import { findListed } from './directory.queries.ts'

/** `rate`: guaraníes per US dollar, where prices are asked for. */
export type Directory = (
  db: Db,
  query: DevelopmentsQuery,
  rate: number | undefined,
) => Promise<DevelopmentCard[]>

/** Cards. */
const maxSize = 4000

/** Every search asks, with its own bounds of price: what it finds is mostly the same. */
export function createDirectory(freshness: Freshness): Directory {
  const memo = createMemo<ReadonlyMap<string, DevelopmentCard>>(freshness, {
    maxSize,
    sizeOf: ({ size }) => size + 1,
  })
  return async (db, query, rate) => {
    const listed = await findListed(db, query, rate)
    const ids = listed.map(({ id }) => id)
    const cards = await memo(ids.join(), () => readCards(db, ids))
    return listed.flatMap(({ id, ...fitting }) => {
      const card = cards.get(id)
      return card ? [{ ...card, ...fitting }] : []
    })
  }
}
