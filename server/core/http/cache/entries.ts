import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Topic } from '#server/core/database/topics.ts'
import type { DataVersions, Reading } from './dataVersions.ts'
import type { ResponseBody } from './sendAnswer.ts'

/** A public answer that was given and may be given again. */
export interface Entry extends Reading {
  answer: ResponseBody
  headers: OutgoingHttpHeaders
  route: string
  eachTime: (() => void)[]
  topics: readonly Topic[]
}

const maxBytes = 64 * 1024 * 1024
/** Counters (views, favorites) change without a notice: what is shown of them is at most this old. */
const maxAge = 60_000
/** What belongs to one request, not to the answer. */
const ofTheRequest = new Set(['x-request-id', 'connection', 'date'])

/** Public answers by cache key. */
export interface Entries {
  /** One that is as right as a new answer. */
  findFresh(key: string): Entry | undefined
  /** One that may be shown while the database is away. */
  findShowable(key: string): Entry | undefined
  /** Stores the answer with the headers of a response, unless a newer one is there or what it tells has changed for long. */
  store(key: string, response: ServerResponse, entry: Omit<Entry, 'headers' | 'storedAt' | 'isHeard'>): void
}

/** `isListening`: whether changes are heard of. `maxLag`: milliseconds for which an answer is fresh where replicas may lag behind. */
export function createEntries(
  versions: DataVersions,
  { isListening, maxLag }: { isListening: () => boolean; maxLag: number | undefined },
): Entries {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // The packed forms together take about as much again.
    sizeCalculation: ({ answer, topics }, key) =>
      answer.body.length * 2 + key.length + topics.length * 50 + 2000,
  })
  const isFresh = ({ storedAt, version, topics }: Entry) =>
    isListening() && Date.now() - storedAt < (maxLag ?? maxAge) && versions.isCurrent(version, topics)

  function find(key: string, isWanted: (entry: Entry) => boolean): Entry | undefined {
    const entry = entries.get(key)
    return entry && isWanted(entry) ? entry : undefined
  }

  return {
    findFresh: (key) => find(key, isFresh),
    findShowable: (key) => find(key, versions.isShowable),
    store(key, response, entry) {
      const reading = { ...entry, storedAt: Date.now(), isHeard: isListening() }
      // Read before an invalidation and written after it, it is outdated, but may be all there is when the database goes away.
      if (!versions.isShowable(reading)) return
      if ((entries.peek(key)?.version ?? entry.version) > entry.version) return
      const names = namesOf(response).filter((name) => !ofTheRequest.has(name.toLowerCase()))
      const headers = Object.fromEntries(names.map((name) => [name, response.getHeader(name)]))
      entries.set(key, { ...reading, headers })
    },
  }
}

/** Header names as they were written; the types of Node 20 do not know that a response can tell. */
function namesOf(response: ServerResponse & { getRawHeaderNames?: () => string[] }): string[] {
  return response.getRawHeaderNames?.() ?? response.getHeaderNames()
}
