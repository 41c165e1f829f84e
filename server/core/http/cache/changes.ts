import type { Context } from '#server/core/context.ts'
import { createInvalidation } from '#server/core/database/invalidation.ts'
import type { Topic } from '#server/core/database/topics.ts'
import type { DataVersions } from './dataVersions.ts'

/** 'all' invalidates everything. */
export type TopicsOf = (payload: string) => readonly Topic[] | 'all'

/** `change`: a trigger's payload; undefined: any. */
export interface ChangeWatcher {
  change(payload: string | undefined): void
  /** All changes are known from now on, none since `lose`. */
  begin(): void
  lose(): void
}

export interface Changes {
  watch(watcher: ChangeWatcher): void
}

export interface ChangeFeed extends Changes {
  /** False: changes are unknown; do not cache. */
  readonly isListening: boolean
  /** Resolves when all committed changes are known here. */
  awaitInvalidation(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Change notices, for the versions first. `maxLag`: milliseconds of replicas. */
export function createChangeFeed(
  context: Pick<Context, 'database'>,
  versions: DataVersions,
  topicsOf: TopicsOf,
  maxLag: number | undefined,
): ChangeFeed {
  const watchers: ChangeWatcher[] = []
  const invalidation = createInvalidation(context, {
    invalidate(payload) {
      const topics = payload === undefined ? 'all' : topicsOf(payload)
      const change = () => (topics === 'all' ? versions.changeAll() : versions.change(topics))
      change()
      if (maxLag !== undefined) setTimeout(change, maxLag).unref()
      for (const watcher of watchers) watcher.change(payload)
    },
    begin() {
      versions.restart()
      for (const watcher of watchers) watcher.begin()
    },
    lose() {
      versions.freeze()
      for (const watcher of watchers) watcher.lose()
    },
  })
  return {
    watch: (watcher) => void watchers.push(watcher),
    get isListening() {
      return invalidation.listening
    },
    awaitInvalidation: invalidation.awaitInvalidation,
    start: invalidation.start,
    stop: invalidation.stop,
  }
}
