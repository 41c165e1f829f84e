import type { Logger } from '#server/core/log.ts'

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

/** Retries failed writes with the next. */
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
      try {
        await write(items)
        hasFailed = false
      } catch (error) {
        log.warn({ err: error, batch: name, items: items.length }, 'a batch was not written')
        hasFailed = true
        pending = [...items, ...pending].slice(-retain)
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
