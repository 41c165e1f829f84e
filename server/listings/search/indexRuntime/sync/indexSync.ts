import type { Context } from '#server/core/context.ts'
import { createRetry } from '#server/core/jobs/retry.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import { TooManyListings } from '#server/listings/search/indexRuntime/build.ts'
import type { LiveIndex } from '#server/listings/search/indexRuntime/liveIndex.ts'
import type { ListingWatcher } from '#server/listings/search/indexRuntime/notices.ts'
import { type BuildFigures, createBuilds } from './builds.ts'
import { createCatchUp } from './catchUp.ts'
import { readCursor } from './missedChanges.ts'

export type BuildBase = (signal: AbortSignal) => Promise<Base>

export interface SyncFigures extends BuildFigures {
  /** From the outbox, instead of a build. */
  catchUps: number
  failures: number
}

/** Brings the index up to date by a build, or by the outbox where there is a base already. */
export interface IndexSync extends ListingWatcher {
  readonly figures: SyncFigures
  rebuild(): Promise<void>
  /** The index gave no answer. */
  fail(error: unknown): void
}

export function createIndexSync(
  { env, database, fallbacks }: Pick<Context, 'env' | 'database' | 'fallbacks'>,
  live: LiveIndex,
  build: BuildBase,
): IndexSync {
  const retry = createRetry(resume, (error) => fallbacks.use('index', error))
  let catchUps = 0
  let isListening = false

  const builds = createBuilds({
    async build(signal) {
      const cursor = await readCursor(database).catch(() => undefined)
      return { base: await build(signal), cursor }
    },
    onBuilt({ base, cursor }, changed) {
      live.replace(base, changed)
      catchUp.startFrom(cursor)
      retry.succeed()
    },
    onError(error) {
      const isHopeless = error instanceof TooManyListings
      if (isHopeless) live.discard()
      retry.fail(error, { isHopeless })
    },
  })
  const catchUp = createCatchUp(database, {
    onChanges(ids) {
      live.resume(ids)
      catchUps++
      retry.succeed()
    },
    onGap: rebuildAnew,
    onError: (error) => retry.fail(error),
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
      retry.fail(error)
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
