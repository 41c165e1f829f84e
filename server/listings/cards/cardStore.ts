import { LRUCache } from 'lru-cache'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Changes } from '#server/core/http/cache/changes.ts'
import { type ListingRow, readByIds } from '#server/listings/listings.queries.ts'
import { watchListings } from '#server/listings/search/feed/notices.ts'
import { type Card, renderCards } from './card.ts'

/** Bytes. */
const overhead = 500

/** In memory until a database notice names them. */
export interface CardStore {
  /** Active ones, in the order of `ids`. */
  read(ids: readonly string[]): Promise<Card[]>
  ofRows(db: Db, rows: readonly ListingRow[]): Promise<Card[]>
  readonly figures: { cards: number; bytes: number }
}

export function createCardStore(
  { env, database }: Pick<Context, 'env' | 'database'>,
  changes: Changes,
): CardStore {
  const maxSize = Math.max(1, env.CARDS_MEMORY_MB * 1024 * 1024)
  const cards = new LRUCache<string, Card>({
    maxSize,
    sizeCalculation: ({ rendered }) => rendered.size + overhead,
  })
  /** Per read in progress, the ids unchanged since it began. */
  const reads = new Set<Set<string>>()
  let isListening = false

  function forget(id: string): void {
    cards.delete(id)
    for (const unchanged of reads) unchanged.delete(id)
  }

  function forgetAll(): void {
    cards.clear()
    for (const unchanged of reads) unchanged.clear()
  }

  watchListings(changes, {
    change: forget,
    changeAny: forgetAll,
    miss: forgetAll,
    begin() {
      forgetAll()
      isListening = true
    },
    lose() {
      isListening = false
      forgetAll()
    },
  })

  async function readMissing(ids: readonly string[]): Promise<Map<string, Card>> {
    const unchanged = new Set(isListening ? ids : [])
    // A replica may lag behind a notice.
    const db = isListening ? database.db : database.reads
    reads.add(unchanged)
    try {
      const rows = await readByIds(db, [...ids])
      const active = rows.filter(({ status }) => status === 'active')
      const found = await renderCards(db, active)
      for (const card of found) if (unchanged.has(card.id)) cards.set(card.id, card)
      return new Map(found.map((card) => [card.id, card]))
    } finally {
      reads.delete(unchanged)
    }
  }

  return {
    async read(ids) {
      const stored = ids.map((id) => cards.get(id))
      if (!stored.includes(undefined)) return stored.filter((card) => card !== undefined)
      const missing = await readMissing(ids.filter((_, at) => stored[at] === undefined))
      return ids.flatMap((id, at) => stored[at] ?? missing.get(id) ?? [])
    },
    async ofRows(db, rows) {
      const stored = rows.map(({ id }) => cards.get(id))
      const missing = rows.filter((_, at) => stored[at] === undefined)
      const rendered = new Map((await renderCards(db, missing)).map((card) => [card.id, card]))
      return rows.flatMap(({ id }, at) => stored[at] ?? rendered.get(id) ?? [])
    },
    get figures() {
      return { cards: cards.size, bytes: cards.calculatedSize }
    },
  }
}
