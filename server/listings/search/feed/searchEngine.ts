import type { Context } from '#server/core/context.ts'
import type { Changes } from '#server/core/http/cache/responseCache.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import { createSearchIndex, type SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { TooManyListings } from './build.ts'
import { buildFrom } from './buildFrom.ts'
import { createBuilds } from './builds.ts'
import { changedListing } from './notices.ts'
import { createRetry } from './retry.ts'
import { readRowsByIds } from './rows.ts'
import { sourceOf } from './source.ts'
import { createUnread } from './unread.ts'

/** Bytes of a listing in memory, while a new base is built beside the old one. */
const bytesPerListing = 700
/** Milliseconds. */
const maxAge = 3600_000
/** Changed listings are tested one by one: with so many, and so large a share, the base is built anew. */
const maxChanged = 2000
const maxChangedShare = 0.005

export interface SearchFigures {
  /** Whether searches are answered by the index. */
  isReady: boolean
  listings: number
  changed: number
  builds: number
  /** Seconds that the last base took. */
  buildSeconds: number
  /** Times that SQL answered in place of the index. */
  fallbacks: number
  failures: number
}

export interface SearchEngine {
  /** With all changes known so far. Undefined: SQL answers. */
  current(): Promise<SearchIndex | undefined>
  /** After an error while it answered: it is built anew. */
  fail(error: unknown): void
  readonly figures: SearchFigures
  /** Resolves when the first base is built, or could not be. */
  start(): Promise<void>
  stop(): void
}

type Build = (maxListings: number, signal: AbortSignal) => Promise<Base>

/** An index of the active listings in memory, which follows the notices of changes. */
export function createSearchEngine(
  { env, log, database }: Pick<Context, 'env' | 'log' | 'database'>,
  changes: Changes,
  build: Build = (max, signal) => buildFrom(database, env.DATABASE_URL, max, signal),
): SearchEngine {
  const maxListings = Math.floor((env.SEARCH_MEMORY_MB * 1024 * 1024) / bytesPerListing)
  const unread = createUnread((ids) => readRowsByIds(sourceOf(database.pool), ids))
  const retry = createRetry(() => rebuild())
  const counts = { builds: 0, buildSeconds: 0, fallbacks: 0, failures: 0 }
  let index: SearchIndex | undefined
  let builtAt = 0
  let isListening = false
  let isFailing = false
  const builds = createBuilds({
    build: (signal) => build(maxListings, signal),
    onBase(base, changed, seconds) {
      index = createSearchIndex(base)
      unread.replace([...unread.all(), ...changed])
      builtAt = Date.now()
      counts.builds++
      counts.buildSeconds = seconds
      isFailing = false
      retry.succeed()
    },
    onError(error) {
      const isTooLarge = error instanceof TooManyListings
      if (isTooLarge) index = undefined
      warn(error, 'the search index was not built: SQL answers')
      retry.later(isTooLarge)
    },
  })
  changes.watch({
    change: onChange,
    begin() {
      isListening = true
      startAnew()
    },
    lose() {
      isListening = false
      discard()
    },
  })

  function warn(error: unknown, message: string): void {
    counts.failures++
    if (!isFailing) log.warn({ err: error }, message)
    isFailing = true
  }

  function discard(): void {
    index = undefined
    unread.replace([])
    builds.cancel()
    retry.cancel()
  }

  function rebuild(): Promise<void> {
    return maxListings > 0 && isListening ? builds.run() : Promise.resolve()
  }

  function startAnew(): void {
    discard()
    void rebuild()
  }

  function onChange(payload: string | undefined): void {
    const changed = changedListing(payload)
    if (changed === 'any') startAnew()
    else if (changed !== 'none') {
      unread.add(changed.id)
      builds.change(changed.id)
    }
  }

  return {
    async current() {
      // Where the changes cannot be read, the database is away.
      const isRead = await unread
        .readInto(() => index)
        .then(
          () => true,
          () => false,
        )
      const known = isRead ? index : undefined
      if (!known) counts.fallbacks++
      else if (isOutgrown(known, builtAt)) void rebuild()
      return known
    },
    fail(error) {
      warn(error, 'the search index failed: SQL answers until it is built anew')
      discard()
      retry.later()
    },
    get figures() {
      const { size = 0, changed = 0 } = index ?? {}
      return { ...counts, isReady: index !== undefined, listings: size, changed }
    },
    start: rebuild,
    stop() {
      isListening = false
      discard()
    },
  }
}

function isOutgrown({ changed, size }: SearchIndex, builtAt: number): boolean {
  const isLarge = changed > maxChanged && changed > size * maxChangedShare
  return isLarge || (changed > 0 && Date.now() - builtAt > maxAge)
}
