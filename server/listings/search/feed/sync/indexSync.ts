import type { Context } from '#server/core/context.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import { TooManyListings } from '#server/listings/search/feed/build.ts'
import type { LiveIndex } from '#server/listings/search/feed/liveIndex.ts'
import type { ListingWatcher } from '#server/listings/search/feed/notices.ts'
import { type BuildFigures, createBuilds } from './builds.ts'
import { createCatchUp } from './catchUp.ts'
import { readPosition } from './changeLog.ts'
import { createRetry } from './retry.ts'

export type BuildBase = (signal: AbortSignal) => Promise<Base>

export interface SyncFigures extends BuildFigures {
  /** From the log, instead of a build. */
  catchUps: number
  failures: number
}

/** Brings the index up to date by a build, or by the log of changes where there is a base already. */
export interface IndexSync extends ListingWatcher {
  readonly figures: SyncFigures
  rebuild(): Promise<void>
  /** The index gave no answer. */
  fail(error: unknown): void
}

export function createIndexSync(
  { env, log, database }: Pick<Context, 'env' | 'log' | 'database'>,
  live: LiveIndex,
  build: BuildBase,
): IndexSync {
  const retry = createRetry(log, resume)
  let catchUps = 0
  let isListening = false

  const builds = createBuilds({
    async build(signal) {
      const position = await readPosition(database.pool).catch(() => undefined)
      return { base: await build(signal), position }
    },
    onBuilt({ base, position }, changed) {
      live.replace(base, changed)
      catchUp.startFrom(position)
      retry.succeed()
    },
    onError(error) {
      const isHopeless = error instanceof TooManyListings
      if (isHopeless) live.discard()
      retry.fail(error, 'the search index was not built: SQL answers', { isHopeless })
    },
  })
  const catchUp = createCatchUp(database.pool, {
    onChanges(ids) {
      live.resume(ids)
      catchUps++
      retry.succeed()
    },
    onGap: rebuildAnew,
    onError: (error) => retry.fail(error, 'the search index did not catch up: SQL answers'),
  })

  function cancel(): void {
    builds.cancel()
    catchUp.cancel()
    retry.cancel()
  }

  function discard(): void {
    live.discard()
    cancel()
  }

  function rebuild(): Promise<void> {
    return env.SEARCH_MEMORY_MB > 0 && isListening ? builds.run() : Promise.resolve()
  }

  /** After a gap. */
  function resume(): Promise<void> {
    live.suspend()
    cancel()
    return live.index && isListening ? catchUp.run() : rebuild()
  }

  function rebuildAnew(): void {
    discard()
    void rebuild()
  }

  return {
    get figures() {
      return { ...builds.figures, catchUps, failures: retry.failures }
    },
    rebuild,
    fail(error) {
      discard()
      retry.fail(error, 'the search index failed: SQL answers until it is built anew')
    },
    change(id) {
      live.change(id)
      builds.change(id)
    },
    changeAny: rebuildAnew,
    miss: () => void resume(),
    begin() {
      isListening = true
      void resume()
    },
    lose() {
      isListening = false
      live.suspend()
      cancel()
    },
  }
}
