import { markArea } from './area/grid.ts'
import type { Base } from './base.ts'
import { type Bitmap, intersect, listBits } from './bitmap.ts'
import { type Cell, type CellOptions, cellsOfBase, cellsOfRows } from './cells.ts'
import { type Condition, createTest, type TaggedRow } from './conditions.ts'
import { countNames, countTags } from './counting/counts.ts'
import { countBits } from './counting/popcount.ts'
import { restrict, type Scratch } from './evaluate.ts'
import { idOf } from './ids.ts'
import { type Near, type NearestOptions, nearestOfBase, nearestOfRows } from './nearest.ts'
import { type NewestOptions, newestOfBase, newestOfRows, type Stored } from './newest.ts'
import {
  comparePositions,
  type PageOptions,
  type Position,
  positionOfRow,
  readNewest,
  readPage,
} from './page.ts'
import type { PlaceColumn, Tag } from './row.ts'
import type { Candidates } from './words/rankPage.ts'
import { pointsOf } from './words/scores.ts'

/** Matches within one segment of the index. */
export interface SegmentMatches {
  readonly count: number
  page(options: PageOptions): Position[]
  nearest(options: NearestOptions): Near[]
  newest(options: NewestOptions): Stored[]
  cells(options: CellOptions): Cell[]
  /** By tag. */
  countTags(tags: readonly Tag[]): number[]
  /** Adds to the number of each name. */
  countNames(column: PlaceColumn, byName: Map<string, number>): void
  /** `max`: the newest, in order; default: all, unordered. Valid until the next call. */
  candidates(max?: number): Candidates
  /** Those that meet further conditions. Valid while `use` runs. */
  restricted<Value>(conditions: readonly Condition[], use: (fewer: SegmentMatches) => Value): Value
}

/** `conditions`: those that `rows` meet. */
export function matchesOfBase(
  base: Base,
  scratch: Scratch,
  rows: Bitmap,
  conditions: readonly Condition[],
): SegmentMatches {
  let known: number | undefined
  const count = () => {
    known ??= countBits(rows)
    return known
  }
  return {
    get count() {
      return count()
    },
    page: (options) => readPage(base, rows, count(), conditions, options),
    nearest: (options) => nearestOfBase(base, rows, options),
    newest: (options) => newestOfBase(base, scratch, rows, count(), options),
    cells(options) {
      const inArea = scratch.take()
      try {
        inArea.fill(0)
        markArea(base.grid, options.area, inArea)
        intersect(inArea, rows)
        return cellsOfBase(base, inArea, options)
      } finally {
        scratch.give(inArea)
      }
    },
    countTags: (tags) => countTags(base, scratch, rows, count(), tags),
    countNames: (column, byName) => countNames(base, rows, column, byName),
    candidates: (max) => candidatesOfBase(base, scratch, rows, count(), max),
    restricted(more, use) {
      if (more.length === 0) return use(this)
      const fewer = scratch.take()
      try {
        restrict(base, scratch, rows, more, fewer)
        return use(matchesOfBase(base, scratch, fewer, [...conditions, ...more]))
      } finally {
        scratch.give(fewer)
      }
    },
  }
}

function candidatesOfBase(
  base: Base,
  scratch: Scratch,
  matches: Bitmap,
  count: number,
  max: number | undefined,
): Candidates {
  const rows = scratch.rows(Math.min(count, max ?? count))
  if (max === undefined) listBits(matches, rows)
  else readNewest(base, scratch, matches, count, rows)
  const { published, author, nearDuplicate } = base.numbers
  return {
    length: rows.length,
    dateAt: (index) => published[rows[index] ?? 0] ?? 0,
    authorAt: (index) => author[rows[index] ?? 0] ?? 0,
    nearDuplicateAt: (index) => nearDuplicate[rows[index] ?? 0] ?? 0,
    idAt: (index) => idOf(base.ids, rows[index] ?? 0),
    isNewestFirst: max !== undefined,
    points: (first, words) => scratch.points(rows.subarray(0, first), words),
  }
}

/** Of listings tested one by one. */
export function matchesOfRows(rows: readonly TaggedRow[]): SegmentMatches {
  return {
    count: rows.length,
    page: (options) => positionsAfter(rows, options),
    nearest: (options) => nearestOfRows(rows, options),
    newest: (options) => newestOfRows(rows, options),
    cells: (options) => cellsOfRows(rows, options),
    countTags: (tags) => tags.map((tag) => countTagged(rows, tag)),
    countNames(column, byName) {
      for (const { places } of rows) {
        const { name } = places[column]
        byName.set(name, (byName.get(name) ?? 0) + 1)
      }
    },
    candidates(max) {
      const candidates = max === undefined ? rows : newestOf(rows).slice(0, max)
      return {
        length: candidates.length,
        dateAt: (index) => candidates[index]?.numbers.published ?? 0,
        authorAt: (index) => candidates[index]?.numbers.author ?? 0,
        nearDuplicateAt: (index) => candidates[index]?.numbers.nearDuplicate ?? 0,
        idAt: (index) => candidates[index]?.id ?? '',
        isNewestFirst: max !== undefined,
        points: (first, words) => candidates.slice(0, first).map((row) => pointsOf(row, words)),
      }
    },
    restricted(more, use) {
      return use(more.length === 0 ? this : matchesOfRows(rows.filter(createTest(more))))
    },
  }
}

function countTagged(rows: readonly TaggedRow[], tag: Tag): number {
  let count = 0
  for (const { tags } of rows) if (tags.has(tag)) count++
  return count
}

function newestOf(rows: readonly TaggedRow[]): TaggedRow[] {
  return rows.toSorted(
    (one, other) => other.numbers.published - one.numbers.published || (one.id < other.id ? -1 : 1),
  )
}

function positionsAfter(rows: readonly TaggedRow[], { order, after, limit }: PageOptions): Position[] {
  const compare = comparePositions(order)
  return rows
    .map((row) => positionOfRow(row, order))
    .filter((position) => !after || compare(position, after) > 0)
    .sort(compare)
    .slice(0, limit)
}
