import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { Topic } from './topics.ts'

const recording = new AsyncLocalStorage<Set<Topic>>()

export interface Recorded<Value> {
  value: Value
  topics: ReadonlySet<Topic>
}

let recordings = 0

export async function recordReads<Value>(work: () => Promise<Value>): Promise<Recorded<Value>> {
  const topics = new Set<Topic>()
  recordings++
  try {
    return { value: await recording.run(topics, work), topics }
  } finally {
    // In Node 20, an enabled AsyncLocalStorage slows down every promise.
    if (--recordings === 0) recording.disable()
  }
}

export function addTopics(topics: Iterable<Topic>): void {
  const recorded = recording.getStore()
  if (recorded) for (const topic of topics) recorded.add(topic)
}

/** Narrows `tables` to the parts that `partsRead` derives from the result. */
export async function narrowReads<Value>(
  tables: readonly Topic[],
  work: () => Promise<Value>,
  partsRead: (value: Value) => Iterable<Topic>,
): Promise<Value> {
  if (!recording.getStore()) return work()
  const { value, topics } = await recordReads(work)
  addTopics([...topics].filter((topic) => !tables.includes(topic)))
  addTopics(partsRead(value))
  return value
}

const reads = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?(?:"?public"?\.)?"?([a-z_]\w*)"?/gi
const tablesByQuery = new LRUCache<string, string[]>({ max: 2000 })

/** Names that are not tables are harmless: they never change. */
export function addQuery(text: string): void {
  if (!recording.getStore()) return
  let tables = tablesByQuery.get(text)
  if (!tables) {
    tables = [...new Set(Array.from(text.matchAll(reads), ([, name = '']) => name.toLowerCase()))]
    tablesByQuery.set(text, tables)
  }
  addTopics(tables)
}
