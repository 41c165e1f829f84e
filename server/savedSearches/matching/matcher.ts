import { z } from 'zod'
import type { Context } from '#server/core/context.ts'
import type { Changes } from '#server/core/http/cache/changes.ts'
import type { TaggedRow } from '#server/listings/search/engine/conditions.ts'
import type { Phrase } from '#server/listings/search/engine/words/phrases.ts'
import { sourceOf } from '#server/listings/search/indexRuntime/source.ts'
import { readPhrases } from '#server/listings/search/indexRuntime/wordQueries.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import { createLoader } from './load.ts'
import { type Candidates, createPercolator } from './percolator.ts'

/** Milliseconds: words that listings use become known, and texts are understood by them. */
const maxAge = 24 * 3_600_000

export interface Matcher {
  /** Knows what was saved when it was called. */
  refresh(): Promise<void>
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
  const { database } = context
  const percolator = createPercolator()
  const loader = createLoader(context, percolator)
  const changed = new Set<string>()
  let isListening = false
  let loadedAt = 0
  let loadedRate = 0
  let refreshing: Promise<void> = Promise.resolve()
  let phrases: Promise<readonly Phrase[]> | undefined

  function readPhrasesOnce(): Promise<readonly Phrase[]> {
    phrases ??= readPhrases(sourceOf(database.pool)).catch((error: unknown) => {
      phrases = undefined
      throw error
    })
    return phrases
  }

  changes.watch({
    begin() {
      loadedAt = 0
      isListening = true
    },
    lose() {
      isListening = false
    },
    change(payload) {
      const saved = payload === undefined ? 'any' : changedSearch(payload)
      if (saved === 'any') loadedAt = 0
      else if (saved !== undefined) changed.add(saved)
    },
  })

  async function load(): Promise<void> {
    const compiling = {
      database,
      wordQueries,
      phrases: await readPhrasesOnce(),
      rate: await rate(),
      known: new Map(),
    }
    const isStale = !isListening || Date.now() - loadedAt > maxAge
    const ids = isStale ? [] : [...changed, ...(loadedRate === compiling.rate ? [] : loader.rated)]
    changed.clear()
    loadedRate = compiling.rate
    if (!isStale) return loader.some([...new Set(ids)], compiling)
    // What changes while it is read is read again.
    loadedAt = Date.now()
    return loader.all(compiling)
  }

  async function refreshNow(): Promise<void> {
    try {
      if (isListening) await changes.awaitInvalidation()
      await load()
    } catch (error) {
      loadedAt = 0
      throw error
    }
  }

  return {
    refresh() {
      refreshing = refreshing.then(refreshNow, refreshNow)
      return refreshing
    },
    find: percolator.find,
    phrases: readPhrasesOnce,
    get size() {
      return percolator.size
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
