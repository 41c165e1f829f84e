import type { Cell, CellOptions } from './cells.ts'
import type { Condition } from './conditions.ts'
import { compareNear, type Near, type NearestOptions } from './nearest.ts'
import { type NewestOptions, newestOf, type Stored } from './newest.ts'
import { comparePositions, type PageOptions, type Position } from './page.ts'
import type { PlaceColumn, Tag } from './row.ts'
import type { SegmentMatches } from './segmentMatches.ts'
import { type RankedPage, type RankOptions, rankPage } from './words/rankPage.ts'

/** Rows that meet some conditions; valid until the next call. */
export interface Matches {
  readonly count: number
  page(options: PageOptions): Position[]
  /** In order. */
  nearest(options: NearestOptions): Near[]
  /** Newest first, ties by id; to be read while the matches are valid. */
  newest(options: NewestOptions): Stored[]
  /** By their words. */
  rankedPage(options: RankOptions): RankedPage
  /** By tag. */
  countTags(tags: readonly Tag[]): number[]
  /** Number per name. */
  countNames(column: PlaceColumn): Map<string, number>
  /** Not joined: a cell may occur several times. */
  cells(options: CellOptions): Cell[]
  /** Those that meet further conditions. */
  matching<Value>(conditions: readonly Condition[], use: (matches: Matches) => Value): Value
}

export function matchesOf(segments: readonly SegmentMatches[]): Matches {
  const count = segments.reduce((all, segment) => all + segment.count, 0)
  const found = segments.filter((segment) => segment.count > 0)
  return {
    count,
    page(options) {
      const pages = found.map((segment) => segment.page(options))
      const [page = []] = pages
      return pages.length < 2
        ? page
        : pages.flat().sort(comparePositions(options.order)).slice(0, options.limit)
    },
    nearest: (options) =>
      found
        .flatMap((segment) => segment.nearest(options))
        .sort(compareNear)
        .slice(0, options.limit),
    newest(options) {
      const each = found.map((segment) => segment.newest(options))
      const [newest = []] = each
      return each.length < 2 ? newest : newestOf(each.flat(), options)
    },
    rankedPage(options) {
      const max = count < options.max ? undefined : options.max
      return rankPage(
        found.map((segment) => segment.candidates(max)),
        options,
      )
    },
    countTags(tags) {
      const counts = found.map((segment) => segment.countTags(tags))
      return tags.map((_, at) => counts.reduce((all, one) => all + (one[at] ?? 0), 0))
    },
    countNames(column) {
      const counts = new Map<string, number>()
      for (const segment of found) segment.countNames(column, counts)
      return counts
    },
    cells: (options) => found.flatMap((segment) => segment.cells(options)),
    matching: (conditions, use) => restrictAll(segments, conditions, (fewer) => use(matchesOf(fewer))),
  }
}

export function restrictAll<Value>(
  [segment, ...others]: readonly SegmentMatches[],
  conditions: readonly Condition[],
  use: (segments: readonly SegmentMatches[]) => Value,
): Value {
  if (!segment) return use([])
  return segment.restricted(conditions, (fewer) =>
    restrictAll(others, conditions, (rest) => use([fewer, ...rest])),
  )
}
