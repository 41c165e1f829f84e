import type { Context } from '#server/core/context.ts'
import type { Changes } from '#server/core/http/cache/changes.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { maxListingsIn } from './build.ts'
import { buildFrom } from './buildFrom.ts'
import { readRowsByIds } from './indexRows.ts'
import { createLiveIndex } from './liveIndex.ts'
import { watchListings } from './notices.ts'
import { sourceOf } from './source.ts'
import { type BuildBase, createIndexSync, type SyncFigures } from './sync/indexSync.ts'
import { createWordQueries, type WordQueries } from './wordQueries.ts'

export interface SearchFigures extends SyncFigures {
  isReady: boolean
  listings: number
  changed: number
  /** Searches answered by SQL instead, also while a base is built. */
  fallbacks: number
}

export interface SearchEngine {
  /** Up to date. Undefined: SQL answers. */
  current(): Promise<SearchIndex | undefined>
  fail(error: unknown): void
  readonly wordQueries: WordQueries
  readonly figures: SearchFigures
  start(): Promise<void>
  stop(): void
}

/** Follows change notices. */
export function createSearchEngine(
  context: Pick<Context, 'env' | 'database' | 'fallbacks'>,
  changes: Changes,
  build?: BuildBase,
): SearchEngine {
  const { env, database } = context
  const live = createLiveIndex(
    (ids) => readRowsByIds(sourceOf(database.pool), ids),
    (error) => context.fallbacks.use('index', error),
  )
  const buildAll: BuildBase = (signal) =>
    buildFrom(database, env.DATABASE_URL, maxListingsIn(env.SEARCH_MEMORY_MB), signal)
  const sync = createIndexSync(context, live, build ?? buildAll)
  watchListings(changes, sync)
  let fallbacks = 0

  return {
    wordQueries: createWordQueries(sourceOf(database.pool)),
    async current() {
      const index = await live.current()
      if (!index) fallbacks++
      else if (live.isOutgrown) void sync.rebuild()
      return index
    },
    fail: sync.fail,
    get figures() {
      const { size: listings = 0, changed = 0 } = live.index ?? {}
      return { ...sync.figures, fallbacks, isReady: live.isReady, listings, changed }
    },
    start: sync.rebuild,
    stop() {
      sync.lose()
      live.discard()
    },
  }
}
