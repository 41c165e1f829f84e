import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { Topic } from './topics.ts'

const recording = new AsyncLocalStorage<Set<Topic>>()

export interface Recorded<Value> {
  value: Value
  /** What the value depends on. */
  topics: ReadonlySet<Topic>
}

/** Does work, and records which tables its queries read. */
export async function recordReads<Value>(work: () => Promise<Value>): Promise<Recorded<Value>> {
  const topics = new Set<Topic>()
  const value = await recording.run(topics, work)
  return { value, topics }
}

/** Adds topics to what is being recorded, if anything is. */
export function noteTopics(topics: Iterable<Topic>): void {
  const recorded = recording.getStore()
  if (recorded) for (const topic of topics) recorded.add(topic)
}

/**
 * Does work that reads only parts of some tables, which `partsRead` names by what came of it. Without this, whatever reads a table
 * depends on every change of it.
 */
export async function narrowReads<Value>(
  tables: readonly Topic[],
  work: () => Promise<Value>,
  partsRead: (value: Value) => Iterable<Topic>,
): Promise<Value> {
  if (!recording.getStore()) return work()
  const { value, topics } = await recordReads(work)
  noteTopics([...topics].filter((topic) => !tables.includes(topic)))
  noteTopics(partsRead(value))
  return value
}

const reads = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?(?:"?public"?\.)?"?([a-z_]\w*)"?/gi
const tablesByQuery = new LRUCache<string, string[]>({ max: 2000 })

/** Records the tables that a query reads; also names that are no table's, which never change. */
export function noteQuery(text: string): void {
  if (!recording.getStore()) return
  let tables = tablesByQuery.get(text)
  if (!tables) {
    tables = [...new Set(Array.from(text.matchAll(reads), ([, name = '']) => name.toLowerCase()))]
    tablesByQuery.set(text, tables)
  }
  noteTopics(tables)
}
