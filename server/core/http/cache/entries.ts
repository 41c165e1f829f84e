import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Topic } from '#server/core/database/topics.ts'
import type { DataVersions, Reading } from './dataVersions.ts'
import type { StoredBody } from './sendResponse.ts'

export interface Entry extends Reading {
  body: StoredBody
  headers: OutgoingHttpHeaders
  route: string
  onEveryResponse: (() => void)[]
  topics: readonly Topic[]
}

const maxBytes = 40 * 1024 * 1024
/** Counters change without notification. */
const maxAge = 60_000
const ofTheRequest = new Set(['x-request-id', 'connection', 'date'])

export interface Entries {
  findFresh(key: string): Entry | undefined
  findShowable(key: string): Entry | undefined
  store(key: string, response: ServerResponse, entry: Omit<Entry, 'headers' | 'storedAt' | 'isHeard'>): void
}

/** `maxLag`: milliseconds. */
export function createEntries(
  versions: DataVersions,
  { isListening, maxLag }: { isListening: () => boolean; maxLag: number | undefined },
): Entries {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, topics }, key) => body.size + key.length + topics.length * 50 + 2000,
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
      if (!versions.isShowable(reading)) return
      if ((entries.peek(key)?.version ?? entry.version) > entry.version) return
      const names = namesOf(response).filter((name) => !ofTheRequest.has(name.toLowerCase()))
      const headers = Object.fromEntries(names.map((name) => [name, response.getHeader(name)]))
      entries.set(key, { ...reading, headers })
    },
  }
}

/** In their original case. */
function namesOf(response: ServerResponse & { getRawHeaderNames?: () => string[] }): string[] {
  return response.getRawHeaderNames?.() ?? response.getHeaderNames()
}
