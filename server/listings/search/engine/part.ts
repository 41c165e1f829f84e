import type { Base } from './base.ts'
import { type Bitmap, countBits, listBits } from './bitmap.ts'
import { type Cell, type CellOptions, cellsOfBase, cellsOfRows } from './cells.ts'
import { type Condition, createTest, type TaggedRow } from './conditions.ts'
import { countNames, countTag } from './counts.ts'
import { restrict, type Scratch } from './evaluate.ts'
import { idOf } from './ids.ts'
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
import { scoreOf, scoresOf } from './words/scores.ts'

/** Matches in one part of the index. */
export interface Part {
  readonly count: number
  page(options: PageOptions): Position[]
  cells(options: CellOptions): Cell[]
  countTag(tag: Tag): number
  /** A name may come more than once. */
  countNames(column: PlaceColumn): [string, number][]
  /** `max`: of the newest, in order; else of all in any order. */
  candidates(max?: number): Candidates
  /** Those that meet further conditions. Valid while `use` runs. */
  restricted<Value>(conditions: readonly Condition[], use: (part: Part) => Value): Value
}

/** `conditions`: those that `rows` meet. */
export function partOfBase(
  base: Base,
  scratch: Scratch,
  rows: Bitmap,
  conditions: readonly Condition[],
): Part {
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
    cells: (options) => cellsOfBase(base, rows, options),
    countTag: (tag) => countTag(base, rows, tag),
    countNames: (column) => countNames(base, rows, column),
    candidates: (max) => candidatesOfBase(base, scratch, rows, count(), max),
    restricted(more, use) {
      if (more.length === 0) return use(this)
      const fewer = scratch.take()
      try {
        fewer.set(rows)
        restrict(base, scratch, fewer, more)
        return use(partOfBase(base, scratch, fewer, [...conditions, ...more]))
      } finally {
        scratch.give(fewer)
      }
    },
  }
}

function candidatesOfBase(
  base: Base,
  { slots }: Scratch,
  matches: Bitmap,
  count: number,
  max: number | undefined,
): Candidates {
  const rows = max === undefined ? listBits(matches, count) : readNewest(base, matches, count, max)
  const { published } = base.numbers
  return {
    length: rows.length,
    dateAt: (index) => published[rows[index] ?? 0] ?? 0,
    idAt: (index) => idOf(base.ids, rows[index] ?? 0),
    scores: (first, scored) => scoresOf(base, rows.subarray(0, first), scored, slots),
  }
}

/** Of listings tested one by one. */
export function partOfRows(rows: readonly TaggedRow[]): Part {
  return {
    count: rows.length,
    page: (options) => positionsAfter(rows, options),
    cells: (options) => cellsOfRows(rows, options),
    countTag: (tag) => rows.filter(({ tags }) => tags.has(tag)).length,
    countNames: (column) => rows.map(({ places }): [string, number] => [places[column].name, 1]),
    candidates(max) {
      const candidates = max === undefined ? rows : newestOf(rows).slice(0, max)
      return {
        length: candidates.length,
        dateAt: (index) => candidates[index]?.numbers.published ?? 0,
        idAt: (index) => candidates[index]?.id ?? '',
        scores: (first, scored) => candidates.slice(0, first).map((row) => scoreOf(row, scored)),
      }
    },
    restricted(more, use) {
      return use(more.length === 0 ? this : partOfRows(rows.filter(createTest(more))))
    },
  }
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
