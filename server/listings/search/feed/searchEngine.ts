import type { Context } from '#server/core/context.ts'
import type { Changes } from '#server/core/http/cache/responseCache.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { maxListingsIn, TooManyListings } from './build.ts'
import { buildFrom } from './buildFrom.ts'
import { createBuilds } from './builds.ts'
import { createCatchUp } from './catchUp.ts'
import { readPosition } from './changeLog.ts'
import { createLiveIndex } from './liveIndex.ts'
import { changedListing } from './notices.ts'
import { createRetry } from './retry.ts'
import { readRowsByIds } from './rows.ts'
import { sourceOf } from './source.ts'
import { createWordQueries, type WordQueries } from './wordQueries.ts'

export interface SearchFigures {
  /** Whether searches are answered by the index. */
  isReady: boolean
  listings: number
  changed: number
  builds: number
  /** Seconds that the last base took. */
  buildSeconds: number
  /** Times that it read what had changed, in place of a build. */
  catchUps: number
  /** Times that SQL answered in place of the index. */
  fallbacks: number
  failures: number
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

type Build = (signal: AbortSignal) => Promise<Base>

/** An index of the active listings in memory, which follows the notices of changes. */
export function createSearchEngine(
  { env, log, database }: Pick<Context, 'env' | 'log' | 'database'>,
  changes: Changes,
  build: Build = (signal) =>
    buildFrom(database, env.DATABASE_URL, maxListingsIn(env.SEARCH_MEMORY_MB), signal),
): SearchEngine {
  const live = createLiveIndex((ids) => readRowsByIds(sourceOf(database.pool), ids))
  const retry = createRetry(log, () => resume())
  const counts = { builds: 0, buildSeconds: 0, catchUps: 0, fallbacks: 0 }
  let isListening = false
  /** All that changed is in the index, or known to be read. */
  let isCurrent = false
  const builds = createBuilds({
    async build(signal) {
      // Where it cannot be read, the next gap is not caught up.
      const position = await readPosition(database.pool).catch(() => undefined)
      return { base: await build(signal), position }
    },
    onBuilt({ base, position }, changed, seconds) {
      live.replace(base, changed)
      catchUp.cancel()
      catchUp.startFrom(position)
      counts.builds++
      counts.buildSeconds = seconds
      succeed()
    },
    onError(error) {
      const isHopeless = error instanceof TooManyListings
      if (isHopeless) live.discard()
      retry.fail(error, 'the search index was not built: SQL answers', { isHopeless })
    },
  })
  const catchUp = createCatchUp(database.pool, {
    onChanges(ids) {
      for (const id of ids) live.change(id)
      counts.catchUps++
      succeed()
    },
    onGap: () => startAnew(),
    onError: (error) => retry.fail(error, 'the search index did not catch up: SQL answers'),
  })
  changes.watch({
    change: onChange,
    begin() {
      isListening = true
      void resume()
    },
    lose() {
      isListening = false
      pause()
    },
  })

  function succeed(): void {
    isCurrent = true
    retry.succeed()
  }

  function pause(): void {
    isCurrent = false
    builds.cancel()
    catchUp.cancel()
    retry.cancel()
  }

  function discard(): void {
    pause()
    live.discard()
  }

  /** After changes that are not known. */
  function resume(): Promise<void> {
    pause()
    return live.index && isListening ? catchUp.run() : rebuild()
  }

  function rebuild(): Promise<void> {
    return env.SEARCH_MEMORY_MB > 0 && isListening ? builds.run() : Promise.resolve()
  }

  function startAnew(): void {
    discard()
    void rebuild()
  }

  function onChange(payload: string | undefined): void {
    const changed = changedListing(payload)
    if (changed === 'unknown') void resume()
    else if (changed === 'any') startAnew()
    else if (changed !== 'none') {
      live.change(changed.id)
      builds.change(changed.id)
    }
  }

  return {
    wordQueries: createWordQueries(sourceOf(database.pool)),
    async current() {
      const index = isCurrent && (await live.readChanges()) && isCurrent ? live.index : undefined
      if (!index) counts.fallbacks++
      else if (live.isOutgrown) void rebuild()
      return index
    },
    fail(error) {
      discard()
      retry.fail(error, 'the search index failed: SQL answers until it is built anew')
    },
    get figures() {
      const { size: listings = 0, changed = 0 } = live.index ?? {}
      const isReady = isCurrent && live.index !== undefined
      return { ...counts, failures: retry.failures, isReady, listings, changed }
    },
    start: rebuild,
    stop() {
      isListening = false
      discard()
    },
  }
}
