import type { Row } from '#server/listings/search/engine/row.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'

/** Read at once. */
const maxIds = 1000

/** Listings that changed, and that the index does not know yet. */
export interface Unread {
  add(id: string): void
  replace(ids: Iterable<string>): void
  all(): ReadonlySet<string>
  /** Resolves when the index knows all that were added before; concurrent callers share the reads. */
  readInto(index: () => SearchIndex | undefined): Promise<void>
}

export function createUnread(read: (ids: readonly string[]) => Promise<Row[]>): Unread {
  let unread = new Set<string>()
  let reading: Promise<void> | undefined

  async function readSome(index: () => SearchIndex | undefined): Promise<void> {
    const ids = [...unread].slice(0, maxIds)
    for (const id of ids) unread.delete(id)
    try {
      const rows = new Map((await read(ids)).map((row) => [row.id, row]))
      for (const id of ids) index()?.change(id, rows.get(id))
    } catch (error) {
      for (const id of ids) unread.add(id)
      throw error
    }
  }

  return {
    add: (id) => void unread.add(id),
    replace(ids) {
      unread = new Set(ids)
    },
    all: () => unread,
    async readInto(index) {
      while (index() && (unread.size > 0 || reading)) {
        reading ??= readSome(index).finally(() => {
          reading = undefined
        })
        await reading
      }
    },
  }
}
