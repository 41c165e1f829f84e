import type { Base } from './base.ts'
import { createBaseBuilder } from './buildBase.ts'
import { type Condition, type TaggedRow, taggedRow } from './conditions.ts'
import { type Matches, matchesOf } from './matches.ts'
import type { Row } from './row.ts'
import { createSegment, type Segment } from './segment.ts'
import { matchesOfRows, type SegmentMatches } from './segmentMatches.ts'
import { createStemReader } from './words/wordQuery.ts'

export interface ChangeLimits {
  /** Beyond this, changed listings move to a small base. */
  tested: number
  /** Beyond this, they move on to a larger one, which takes longer to build. */
  recent: number
  /** Beyond this, that one is left as it is. */
  older: number
  /** Of changes that come together, this many are tested, and then stay a small base of their own: each is built once. */
  together: number
}

const defaultLimits: ChangeLimits = { tested: 100, recent: 500, older: 2000, together: 250 }

export interface SearchIndex {
  /** Active listings. */
  readonly size: number
  /** Listings changed since the base was built. */
  readonly changed: number
  /** Searchable phrases of several words. Undefined: no word index. */
  readonly phrases: ReadonlySet<string> | undefined
  /** Undefined: no longer active. */
  change(id: string, row: Row | undefined): void
  /** Many that come together. */
  changeAll(changes: Iterable<readonly [id: string, row: Row | undefined]>): void
  matching<Value>(conditions: readonly Condition[], use: (matches: Matches) => Value): Value
}

type Rows = Map<string, Row>

/**
 * A base without the listings that changed since. These are in small bases: recent ones, older ones, and full ones;
 * the latest of them are tested one by one.
 */
export function createSearchIndex(base: Base, limits = defaultLimits): SearchIndex {
  const main = createSegment(base)
  const readStems = createStemReader(base.words?.phrases ?? [])
  /** All that changed, with the small base that has it. */
  const changed = new Map<string, Segment | undefined>()
  const full: Segment[] = []
  const older = createLevel()
  const recent = createLevel()
  const last: Rows = new Map()
  const tested = new Map<string, TaggedRow>()
  let testedRows: TaggedRow[] | undefined
  const segments = () => [main, ...full, older.segment, recent.segment].filter((one) => one !== undefined)

  /** What is in one of them is in no other. */
  function take(id: string, row: Row | undefined): void {
    if (changed.has(id)) changed.get(id)?.hide(id)
    else main.hide(id)
    changed.set(id, undefined)
    for (const rows of [older.rows, recent.rows, last, tested]) rows.delete(id)
    if (row) {
      last.set(id, row)
      tested.set(id, taggedRow(row, readStems))
    }
    testedRows = undefined
  }

  function gather(): void {
    empty(last, recent.rows)
    const isLarge = recent.rows.size > limits.recent
    if (isLarge) empty(recent.rows, older.rows)
    recent.segment = segmentOf(recent.rows)
    if (isLarge) older.segment = segmentOf(older.rows)
    if (older.segment && older.rows.size > limits.older) {
      full.push(older.segment)
      older.segment = undefined
      older.rows.clear()
    }
    tested.clear()
  }

  function gatherApart(): void {
    const segment = segmentOf(last)
    if (segment) full.push(segment)
    last.clear()
    tested.clear()
  }

  function segmentOf(rows: Rows): Segment | undefined {
    if (rows.size === 0) return undefined
    const builder = createBaseBuilder(base.words?.phrases)
    for (const row of rows.values()) builder.add(row)
    const segment = createSegment(builder.finish())
    for (const id of rows.keys()) changed.set(id, segment)
    return segment
  }

  return {
    phrases: base.words && new Set(base.words.phrases.map(({ key }) => key)),
    get size() {
      return segments().reduce((sum, segment) => sum + segment.size, tested.size)
    },
    get changed() {
      return changed.size
    },
    change(id, row) {
      take(id, row)
      if (last.size > limits.tested) gather()
    },
    changeAll(changes) {
      for (const [id, row] of changes) {
        take(id, row)
        if (last.size >= limits.together) gatherApart()
      }
    },
    matching(conditions, use) {
      testedRows ??= [...tested.values()]
      return matchesOfRows(testedRows).restricted(conditions, (matches) =>
        matchAll(segments(), conditions, [matches], (found) => use(matchesOf(found))),
      )
    },
  }
}

/** Rows, from which a larger one is built. */
const createLevel = (): { rows: Rows; segment: Segment | undefined } => ({
  rows: new Map(),
  segment: undefined,
})

function empty(from: Rows, to: Rows): void {
  for (const [id, row] of from) to.set(id, row)
  from.clear()
}

function matchAll<Value>(
  [segment, ...others]: readonly Segment[],
  conditions: readonly Condition[],
  found: readonly SegmentMatches[],
  use: (found: readonly SegmentMatches[]) => Value,
): Value {
  if (!segment) return use(found)
  return segment.matching(conditions, (matches) => matchAll(others, conditions, [matches, ...found], use))
}
