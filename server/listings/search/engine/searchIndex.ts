import type { Base } from './base.ts'
import { createBaseBuilder } from './buildBase.ts'
import { type Cell, type CellOptions, cellsOfBase, cellsOfRows } from './cells.ts'
import { type Condition, createTest, type TaggedRow } from './conditions.ts'
import { countNames, countTag } from './counts.ts'
import { comparePositions, type PageOptions, type Position, positionOfRow, readPage } from './page.ts'
import { type PlaceColumn, type Row, type Tag, tagsOf } from './row.ts'
import { createSegment, type Segment } from './segment.ts'

/** More that changed last are gathered in a small base of their own. */
const maxTested = 100

/** The listings that meet some conditions; valid until the next call. */
export interface Matches {
  readonly count: number
  page(options: PageOptions): Position[]
  countTag(tag: Tag): number
  /** How many have each name. */
  countNames(column: PlaceColumn): Map<string, number>
  /** Not joined: of one cell there may be several. */
  cells(options: CellOptions): Cell[]
}

export interface SearchIndex {
  /** Active listings. */
  readonly size: number
  /** Listings changed since the base was built. */
  readonly changed: number
  /** Undefined: no longer active. */
  change(id: string, row: Row | undefined): void
  matching<Value>(conditions: readonly Condition[], use: (matches: Matches) => Value): Value
}

/**
 * A base, which leaves out the listings that changed since. Those are in a small base, and the last of them
 * are tested one by one.
 */
export function createSearchIndex(base: Base): SearchIndex {
  const main = createSegment(base)
  let small: Segment | undefined
  const changes = new Map<string, TaggedRow | undefined>()
  const last = new Map<string, TaggedRow | undefined>()
  /** Of `last`. */
  let lastRows: TaggedRow[] = []
  const segments = () => (small ? [main, small] : [main])

  function gather(): void {
    const builder = createBaseBuilder()
    for (const row of changes.values()) if (row) builder.add(row)
    small = createSegment(builder.finish())
    last.clear()
  }

  return {
    get size() {
      return segments().reduce((sum, segment) => sum + segment.size, lastRows.length)
    },
    get changed() {
      return changes.size
    },
    change(id, row) {
      const tagged = row && { ...row, tags: new Set(tagsOf(row)) }
      for (const segment of segments()) segment.hide(id)
      changes.set(id, tagged)
      last.set(id, tagged)
      if (last.size > maxTested) gather()
      lastRows = [...last.values()].filter((row) => row !== undefined)
    },
    matching(conditions, use) {
      return matchAll(segments(), conditions, lastRows.filter(createTest(conditions)), use)
    },
  }
}

function matchAll<Value>(
  segments: readonly Segment[],
  conditions: readonly Condition[],
  tested: readonly TaggedRow[],
  use: (matches: Matches) => Value,
): Value {
  const [segment, ...others] = segments
  if (!segment) return use(matchesOf(tested))
  return segment.matching(conditions, (rows, count) =>
    matchAll(others, conditions, tested, (rest) =>
      use({
        count: count + rest.count,
        page(options) {
          const positions = readPage(segment.base, rows, count, conditions, options)
          return rest.count === 0 ? positions : merge(positions, rest.page(options), options)
        },
        cells: (options) => [...cellsOfBase(segment.base, rows, options), ...rest.cells(options)],
        countTag: (tag) => countTag(segment.base, rows, tag) + rest.countTag(tag),
        countNames(column) {
          const counts = rest.countNames(column)
          for (const [name, number] of countNames(segment.base, rows, column))
            counts.set(name, (counts.get(name) ?? 0) + number)
          return counts
        },
      }),
    ),
  )
}

function matchesOf(tested: readonly TaggedRow[]): Matches {
  return {
    count: tested.length,
    page: (options) => positionsAfter(tested, options),
    cells: (options) => cellsOfRows(tested, options),
    countTag: (tag) => tested.filter(({ tags }) => tags.has(tag)).length,
    countNames(column) {
      const counts = new Map<string, number>()
      for (const { places } of tested) {
        const { name } = places[column]
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      return counts
    },
  }
}

function positionsAfter(rows: readonly Row[], { order, after, limit }: PageOptions): Position[] {
  const compare = comparePositions(order)
  return rows
    .map((row) => positionOfRow(row, order))
    .filter((position) => !after || compare(position, after) > 0)
    .sort(compare)
    .slice(0, limit)
}

function merge(one: Position[], other: Position[], { order, limit }: PageOptions): Position[] {
  return [...one, ...other].sort(comparePositions(order)).slice(0, limit)
}
