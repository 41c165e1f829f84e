import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isDatabaseAway } from '#server/core/database/database.ts'
import { addTopics, type Recorded, recordReads } from '#server/core/database/recordReads.ts'
import type { Fallbacks } from '#server/core/fallbacks.ts'
import { contextOf } from '#server/core/http/steps/requestContext.ts'
import type { DataVersions, Reading } from './dataVersions.ts'

const maxReads = 500

export const isStale = (request: IncomingMessage) => contextOf(request).isStale === true

/** Reused during an outage. */
export interface StaleFallback {
  read(request: IncomingMessage, key: string, work: () => Promise<unknown>): Promise<unknown>
}

export function createStaleFallback(
  versions: DataVersions,
  isListening: () => boolean,
  fallbacks: Pick<Fallbacks, 'use'>,
): StaleFallback {
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
        fallbacks.use('stale', error)
        contextOf(request).isStale = true
        return before.value
      }
    },
  }
}
