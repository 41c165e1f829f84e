import { codeOf, type Logger } from '#server/core/log.ts'
import { isDatabaseAway } from './database.ts'

export interface Batch<Item> {
  add(item: Item): void
  flush(): Promise<void>
}

interface Options<Item> {
  name: string
  write: (items: Item[]) => Promise<void>
  /** Milliseconds between writes. */
  interval?: number
  maxItems?: number
  /** Limit while writing fails; drops the oldest. */
  retain?: number
}

/** Retries failed writes with the next; drops what is refused for itself. */
export function createBatch<Item>(
  log: Logger,
  { name, write, interval = 3000, maxItems = 1000, retain = 20_000 }: Options<Item>,
): Batch<Item> {
  let pending: Item[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let writes = 0
  let hasFailed = false

  async function writeWhile(least: number): Promise<void> {
    while (pending.length >= least) {
      const items = pending.splice(0, maxItems)
      const { unwritten, dropped, error } = await writeParts(items, write)
      if (dropped > 0) log.warn({ err: error, batch: name, items: dropped }, 'items of a batch were dropped')
      hasFailed = unwritten.length > 0
      if (hasFailed) {
        log.warn({ err: error, batch: name, items: unwritten.length }, 'a batch was not written')
        pending = [...unwritten, ...pending].slice(-retain)
        return
      }
    }
  }

  /** While as many are pending. */
  function flush(least: number): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writes++
    writing = writing
      .then(() => writeWhile(least))
      .then(() => {
        writes--
        if (pending.length > 0) wake()
      })
    return writing
  }

  function wake(): void {
    timer ??= setTimeout(() => flush(1), interval).unref()
  }

  return {
    add(item) {
      pending.push(item)
      if (pending.length > retain) pending.shift()
      // Added meanwhile, a few at a time would be written otherwise.
      const isDue = pending.length >= maxItems && writes === 0 && !hasFailed
      if (isDue) void flush(maxItems)
      else wake()
    },
    flush: () => flush(1),
  }
}

interface Outcome<Item> {
  unwritten: Item[]
  dropped: number
  error?: unknown
}

/** Halves what is refused: one bad item must not cost the others. */
async function writeParts<Item>(
  items: Item[],
  write: (items: Item[]) => Promise<void>,
): Promise<Outcome<Item>> {
  try {
    await write(items)
    return { unwritten: [], dropped: 0 }
  } catch (error) {
    if (!isOfItems(error)) return { unwritten: items, dropped: 0, error }
    if (items.length <= 1) return { unwritten: [], dropped: items.length, error }
    const middle = Math.ceil(items.length / 2)
    const first = await writeParts(items.slice(0, middle), write)
    const rest = items.slice(middle)
    if (first.unwritten.length > 0) return { ...first, unwritten: [...first.unwritten, ...rest] }
    const second = await writeParts(rest, write)
    return { ...second, dropped: first.dropped + second.dropped, error: second.error ?? first.error }
  }
}

/** Data exceptions, constraints and limits, unlike what passes or can be mended. */
function isOfItems(error: unknown): boolean {
  const code = codeOf(error)
  return !isDatabaseAway(error) && (code === undefined || /^2[1-3]|^54/.test(code))
}
