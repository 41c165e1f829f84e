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
}

const defaultLimits: ChangeLimits = { tested: 100, recent: 500 }

export interface SearchIndex {
  /** Active listings. */
  readonly size: number
  /** Listings changed since the base was built. */
  readonly changed: number
  /** Searchable phrases of several words. Undefined: no word index. */
  readonly phrases: ReadonlySet<string> | undefined
  /** Undefined: no longer active. */
  change(id: string, row: Row | undefined): void
  matching<Value>(conditions: readonly Condition[], use: (matches: Matches) => Value): Value
}

type Changes = Map<string, Row | undefined>

/**
 * A base without the listings that changed since. These are in two small bases, older and recent ones, the
 * latest of them tested one by one.
 */
export function createSearchIndex(base: Base, limits = defaultLimits): SearchIndex {
  const main = createSegment(base)
  let older: Segment | undefined
  let recent: Segment | undefined
  const readStems = createStemReader(base.words?.phrases ?? [])
  const changes: Changes = new Map()
  /** Since `older` was built. */
  const recentChanges: Changes = new Map()
  const last = new Map<string, TaggedRow | undefined>()
  /** Of `last`. */
  let lastRows: TaggedRow[] = []
  const segments = () => [main, older, recent].filter((segment) => segment !== undefined)

  function gather(): void {
    if (recentChanges.size > limits.recent) {
      older = segmentOf(changes)
      recent = undefined
      recentChanges.clear()
    } else recent = segmentOf(recentChanges)
    last.clear()
  }

  function segmentOf(some: Changes): Segment {
    const builder = createBaseBuilder(base.words?.phrases)
    for (const row of some.values()) if (row) builder.add(row)
    return createSegment(builder.finish())
  }

  return {
    phrases: base.words && new Set(base.words.phrases.map(({ key }) => key)),
    get size() {
      return segments().reduce((sum, segment) => sum + segment.size, lastRows.length)
    },
    get changed() {
      return changes.size
    },
    change(id, row) {
      for (const segment of segments()) segment.hide(id)
      changes.set(id, row)
      recentChanges.set(id, row)
      last.set(id, row && taggedRow(row, readStems))
      if (last.size > limits.tested) gather()
      lastRows = [...last.values()].filter((row) => row !== undefined)
    },
    matching(conditions, use) {
      return matchesOfRows(lastRows).restricted(conditions, (matches) =>
        matchAll(segments(), conditions, [matches], (found) => use(matchesOf(found))),
      )
    },
  }
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
