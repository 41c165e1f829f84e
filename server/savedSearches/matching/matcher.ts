import { z } from 'zod'
import type { Context } from '#server/core/context.ts'
import type { Changes } from '#server/core/http/cache/changes.ts'
import { withTimeout } from '#server/core/withTimeout.ts'
import type { TaggedRow } from '#server/listings/search/engine/conditions.ts'
import type { Phrase } from '#server/listings/search/engine/words/phrases.ts'
import { sourceOf } from '#server/listings/search/indexRuntime/source.ts'
import { readPhrases } from '#server/listings/search/indexRuntime/wordQueries.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import type { CompileContext } from './compile.ts'
import { createLoader } from './load.ts'
import { type Candidates, createPercolator } from './percolator.ts'

/** Milliseconds: words that listings use become known, and texts are understood by them. */
const maxAge = 24 * 3_600_000
/** As timers take. */
const longest = 2 ** 31 - 1

export interface Matcher {
  /**
   * Knows what was saved when it was called. False: a part, as all are read meanwhile and that took longer than
   * `maxWait` milliseconds.
   */
  refresh(maxWait?: number): Promise<boolean>
  /** After `refresh`. */
  find(row: TaggedRow, titles: readonly string[]): Candidates
  phrases(): Promise<readonly Phrase[]>
  readonly size: number
}

interface Dependencies {
  changes: Changes & { awaitInvalidation(): Promise<void> }
  wordQueries: SearchContext['engine']['wordQueries']
  rate: SearchContext['rate']
}

/** The active saved searches in memory; notices tell which changed. Without notices all are read each time. */
export function createMatcher(context: Context, { changes, wordQueries, rate }: Dependencies): Matcher {
  const { database, log } = context
  const percolator = createPercolator()
  const loader = createLoader(context, percolator)
  const state = watchSaved(changes)
  let loadedRate = 0
  let refreshing: Promise<unknown> = Promise.resolve()

  const readPhrasesOnce = once(() => readPhrases(sourceOf(database.pool)))
  const load = createBackground(loadAll, log)

  async function compiling(): Promise<CompileContext> {
    return { database, wordQueries, phrases: await readPhrasesOnce(), rate: await rate(), known: new Map() }
  }

  async function loadAll(): Promise<void> {
    // What changes while it is read is read again.
    state.loadedAt = Date.now()
    state.changed.clear()
    try {
      const context = await compiling()
      loadedRate = context.rate
      await loader.all(context)
    } catch (error) {
      state.loadedAt = 0
      throw error
    }
  }

  async function loadChanged(): Promise<void> {
    const ids = [...state.changed]
    state.changed.clear()
    try {
      const context = await compiling()
      if (loadedRate !== context.rate) await loader.rated(context)
      loadedRate = context.rate
      await loader.some(ids, context)
    } catch (error) {
      for (const id of ids) state.changed.add(id)
      throw error
    }
  }

  /** False: all are being read. */
  async function refreshNow(): Promise<boolean> {
    if (!state.isListening) {
      await load.running
      await load.start()
      return true
    }
    await changes.awaitInvalidation()
    if (load.running || Date.now() - state.loadedAt > maxAge) {
      void load.start()
      return false
    }
    await loadChanged()
    return true
  }

  function refreshInTurn(): Promise<boolean> {
    const refreshed = refreshing.then(refreshNow)
    refreshing = refreshed.catch(() => undefined)
    return refreshed
  }

  return {
    async refresh(maxWait = longest) {
      const until = Date.now() + maxWait
      while (!(await refreshInTurn())) {
        const left = until - Date.now()
        if (left <= 0) return false
        await withTimeout(left, load.running ?? Promise.resolve())
      }
      return true
    },
    find: percolator.find,
    phrases: readPhrasesOnce,
    get size() {
      return percolator.size
    },
  }
}

/** What notices say of saved searches. `loadedAt`: 0 where any may have changed. */
function watchSaved(changes: Changes) {
  const state = { isListening: false, loadedAt: 0, changed: new Set<string>() }
  changes.watch({
    begin() {
      state.loadedAt = 0
      state.isListening = true
    },
    lose() {
      state.isListening = false
    },
    change(payload) {
      const saved = payload === undefined ? 'any' : changedSearch(payload)
      if (saved === 'any') state.loadedAt = 0
      else if (saved !== undefined) state.changed.add(saved)
    },
  })
  return state
}

/** Again only after a failure. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

/** Done once at a time; whoever waits for it is told of its failure. */
function createBackground(work: () => Promise<void>, log: Context['log']) {
  let running: Promise<void> | undefined
  return {
    get running() {
      return running
    },
    start(): Promise<void> {
      if (running) return running
      running = work().finally(() => {
        running = undefined
      })
      running.catch((error: unknown) => log.warn({ err: error }, 'saved searches were not read'))
      return running
    },
  }
}

const change = z.object({ id: z.string() })

/** Payload: `saved_searches <JSON>`, without details where any may have changed. */
function changedSearch(payload: string): string | undefined {
  const [table = ''] = payload.split(' ', 1)
  if (table !== 'saved_searches') return undefined
  const rest = payload.slice(table.length + 1)
  if (rest === '') return 'any'
  const parsed = change.safeParse(JSON.parse(rest))
  return parsed.success ? parsed.data.id : 'any'
}
