import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { Topic } from './topics.ts'

const recording = new AsyncLocalStorage<Set<Topic>>()

export interface Recorded<Value> {
  value: Value
  /** What the value depends on. */
  topics: ReadonlySet<Topic>
}

let recordings = 0

/** Runs work and records which tables its queries read. */
export async function recordReads<Value>(work: () => Promise<Value>): Promise<Recorded<Value>> {
  const topics = new Set<Topic>()
  recordings++
  try {
    return { value: await recording.run(topics, work), topics }
  } finally {
    // In Node 20, storage in use slows down every promise of the process, also those of cached responses.
    if (--recordings === 0) recording.disable()
  }
}

/** Adds topics to the current recording, if any. */
export function addTopics(topics: Iterable<Topic>): void {
  const recorded = recording.getStore()
  if (recorded) for (const topic of topics) recorded.add(topic)
}

/**
 * Runs work that depends only on the parts of `tables` that `partsRead` computes from its result. Otherwise
 * it would depend on every change of them.
 */
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

/** Records the tables of a query; names that are not tables never change. */
export function addQuery(text: string): void {
  if (!recording.getStore()) return
  let tables = tablesByQuery.get(text)
  if (!tables) {
    tables = [...new Set(Array.from(text.matchAll(reads), ([, name = '']) => name.toLowerCase()))]
    tablesByQuery.set(text, tables)
  }
  addTopics(tables)
}
