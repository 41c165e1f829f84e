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

  async function writeAll(): Promise<void> {
    while (pending.length > 0) {
      const items = pending.splice(0, maxItems)
      try {
        await write(items)
      } catch (error) {
        log.warn({ err: error, batch: name, items: items.length }, 'a batch was not written')
        pending = [...items, ...pending].slice(-retain)
        return
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll).then(() => {
      if (pending.length > 0) wake()
    })
    return writing
  }

  function wake(): void {
    timer ??= setTimeout(flush, interval).unref()
  }

  return {
    add(item) {
      pending.push(item)
      if (pending.length > retain) pending.shift()
      if (pending.length >= maxItems) void flush()
      else wake()
    },
    flush,
  }
}
