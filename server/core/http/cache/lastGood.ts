import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isDatabaseAway } from '#server/core/database/database.ts'
import { addTopics, type Recorded, recordReads } from '#server/core/database/recordReads.ts'
import type { DataVersions, Reading } from './dataVersions.ts'

const maxReads = 500

const stale = new WeakSet<IncomingMessage>()

export const isStale = (request: IncomingMessage) => stale.has(request)

/** Reused during an outage. */
export interface LastGood {
  read(request: IncomingMessage, key: string, work: () => Promise<unknown>): Promise<unknown>
}

export function createLastGood(versions: DataVersions, isListening: () => boolean): LastGood {
  const reads = new LRUCache<string, Recorded<unknown> & Reading>({ max: maxReads })
  return {
    async read(request, key, work) {
      const version = versions.current
      try {
        const read = await recordReads(work)
        addTopics(read.topics)
        reads.set(key, { ...read, version, storedAt: Date.now(), isHeard: isListening() })
        return read.value
      } catch (error) {
        const before = isDatabaseAway(error) ? reads.get(key) : undefined
        if (!before || !versions.isShowable(before)) throw error
        stale.add(request)
        return before.value
      }
    },
  }
}
