import { setImmediate as breathe } from 'node:timers/promises'
import type { Base } from '#server/listings/search/engine/base.ts'
import type { Row } from '#server/listings/search/engine/row.ts'
import { createSearchIndex, type SearchIndex } from '#server/listings/search/engine/searchIndex.ts'

/** Read at once. */
const maxIds = 1000
/** That come together. */
const many = 20
/** Milliseconds. */
const maxAge = 3600_000
/** Beyond this number and share, the base is rebuilt. */
const maxChanged = 2000
const maxChangedShare = 0.005
/** While many change, it would be outgrown at once: it is rebuilt when they have come, or beyond these. */
const maxChangedAtOnce = 40_000
const maxShareAtOnce = 0.25

/** Up to date from `replace` or `resume` until `suspend` or `discard`. */
export interface LiveIndex {
  readonly index: SearchIndex | undefined
  readonly isReady: boolean
  readonly isOutgrown: boolean
  /** Undefined if not up to date, or if reading changes fails. Callers share the reads. */
  current(): Promise<SearchIndex | undefined>
  change(id: string): void
  replace(base: Base, changed: Iterable<string>): void
  resume(changed: Iterable<string>): void
  suspend(): void
  discard(): void
}

export function createLiveIndex(
  read: (ids: readonly string[]) => Promise<Row[]>,
  /** Changes could not be read. */
  onError: (error: unknown) => void,
): LiveIndex {
  const unread = new Set<string>()
  let index: SearchIndex | undefined
  let isCurrent = false
  let builtAt = 0
  const pace = createPace()
  let reading: Promise<void> | undefined

  async function readSome(): Promise<void> {
    const ids = [...unread].slice(0, maxIds)
    for (const id of ids) unread.delete(id)
    try {
      const rows = new Map((await read(ids)).map((row) => [row.id, row]))
      await apply(ids, rows, () => index)
    } catch (error) {
      for (const id of ids) unread.add(id)
      throw error
    }
  }

  async function readChanges(): Promise<boolean> {
    try {
      while (index && (unread.size > 0 || reading)) {
        reading ??= readSome().finally(() => {
          reading = undefined
        })
        await reading
      }
      return true
    } catch (error) {
      onError(error)
      return false
    }
  }

  /** Where many come, no search has to wait for all of them. */
  async function readAhead(): Promise<void> {
    if (isCurrent) await readChanges()
  }

  return {
    get index() {
      return index
    },
    get isReady() {
      return isCurrent && index !== undefined
    },
    get isOutgrown() {
      const { changed = 0, size = 0 } = index ?? {}
      if (pace.isFast) return changed > Math.max(maxChangedAtOnce, size * maxShareAtOnce)
      const isLarge = changed > maxChanged && changed > size * maxChangedShare
      return isLarge || (changed > 0 && Date.now() - builtAt > maxAge)
    },
    async current() {
      return isCurrent && (await readChanges()) && isCurrent ? index : undefined
    },
    change(id) {
      pace.count()
      unread.add(id)
      if (unread.size === 1 && pace.isFast) setImmediate(() => void readAhead())
    },
    replace(base, changed) {
      index = createSearchIndex(base)
      builtAt = Date.now()
      for (const id of changed) unread.add(id)
      isCurrent = true
    },
    resume(changed) {
      for (const id of changed) unread.add(id)
      isCurrent = true
    },
    suspend() {
      isCurrent = false
    },
    discard() {
      isCurrent = false
      index = undefined
      unread.clear()
    },
  }
}

/** Of many a few at a time: others have their turn. `current`: another may have taken its place meanwhile. */
async function apply(
  ids: readonly string[],
  rows: ReadonlyMap<string, Row>,
  current: () => SearchIndex | undefined,
): Promise<void> {
  if (ids.length < many) for (const id of ids) current()?.change(id, rows.get(id))
  else
    for (let at = 0; at < ids.length; at += many) {
      if (at > 0) await breathe()
      current()?.changeAll(ids.slice(at, at + many).map((id) => [id, rows.get(id)]))
    }
}

/** Changes a second above which many come at once; milliseconds over which they are counted. */
const fast = 20
const span = 5000

/** How many came of late, the longer ago the less. */
function createPace() {
  let recent = 0
  let at = Date.now()
  const now = () => recent * Math.exp((at - Date.now()) / span)
  return {
    count() {
      recent = now() + 1
      at = Date.now()
    },
    get isFast() {
      return now() > (fast * span) / 1000
    },
  }
}
