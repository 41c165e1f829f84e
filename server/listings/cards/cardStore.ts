import { LRUCache } from 'lru-cache'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Changes } from '#server/core/http/cache/changes.ts'
import { type ListingRow, readByIds } from '#server/listings/listings.queries.ts'
import { watchListings } from '#server/listings/search/indexRuntime/notices.ts'
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
  /** Reads in progress, by the ids unchanged since they began. */
  const pending = new Map<string, Promise<Map<string, Card>>>()
  let isListening = false

  function forget(id: string): void {
    cards.delete(id)
    pending.delete(id)
  }

  function forgetAll(): void {
    cards.clear()
    pending.clear()
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

  async function readActive(db: Db, ids: readonly string[]): Promise<Map<string, Card>> {
    const rows = await readByIds(db, [...ids])
    const active = rows.filter(({ status }) => status === 'active')
    return new Map((await renderCards(db, active)).map((card) => [card.id, card]))
  }

  async function store(ids: readonly string[], reading: Promise<Map<string, Card>>): Promise<void> {
    const found = await reading.catch(() => undefined)
    for (const id of ids) {
      if (pending.get(id) !== reading) continue
      pending.delete(id)
      const card = found?.get(id)
      if (card) cards.set(id, card)
    }
  }

  /** Concurrent callers share a read: a page asks for the same listing several times. */
  async function readMissing(ids: readonly string[]): Promise<Map<string, Card>> {
    if (!isListening) return readActive(database.reads, ids)
    const unread = ids.filter((id) => !pending.has(id))
    if (unread.length > 0) {
      // A replica may lag behind a notice.
      const reading = readActive(database.db, unread)
      for (const id of unread) pending.set(id, reading)
      void store(unread, reading)
    }
    const found = await Promise.all(new Set(ids.map((id) => pending.get(id))))
    return new Map(found.flatMap((cards) => [...(cards ?? [])]))
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
