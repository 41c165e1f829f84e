import type { Logger } from '#server/core/log.ts'

/** Collects small things and writes many at once. */
export interface Batch<Item> {
  add(item: Item): void
  /** Writes what there is; resolves when it is stored or has failed. */
  flush(): Promise<void>
}

interface Options<Item> {
  /** For the log. */
  name: string
  write: (items: Item[]) => Promise<void>
  /** Milliseconds that something may wait. */
  every?: number
  /** So many at once. */
  most?: number
  /** So many are kept while they cannot be written; the oldest go first. */
  retain?: number
}

/** A batch that writes itself every few seconds. What cannot be written is tried again with the next. */
export function createBatch<Item>(
  log: Logger,
  { name, write, every = 3000, most = 1000, retain = 20_000 }: Options<Item>,
): Batch<Item> {
  let waiting: Item[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const items = waiting.splice(0, most)
      try {
        await write(items)
      } catch (error) {
        log.warn({ err: error, batch: name, items: items.length }, 'a batch was not written')
        waiting = [...items, ...waiting].slice(-retain)
        return
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll).then(() => {
      if (waiting.length > 0) wake()
    })
    return writing
  }

  function wake(): void {
    timer ??= setTimeout(flush, every).unref()
  }

  return {
    add(item) {
      waiting.push(item)
      if (waiting.length > retain) waiting.shift()
      if (waiting.length >= most) void flush()
      else wake()
    },
    flush,
  }
}
