import { placePoints } from '#server/listings/search/ranking/diversity.ts'
import { firstPlaces, mostOfAuthor } from '#shared/search/ranking.ts'
import { freshnessOf, mostFreshness, type Scored } from './scores.ts'
import type { WordQuery } from './wordQuery.ts'

/** Sort key: score, then date, then id, all descending. */
export interface RankPosition {
  score: number
  /** Microseconds. */
  date: number
  id: string
}

/** Matches in one segment of the index; newest first if there are more than can be ranked. */
export interface Candidates {
  length: number
  dateAt(index: number): number
  idAt(index: number): string
  /** The numbers of `diversity.ts`. */
  authorAt(index: number): number
  nearDuplicateAt(index: number): number
  isNewestFirst: boolean
  /** Without freshness, of the first `count`. */
  points(count: number, words: readonly WordQuery[]): ArrayLike<number>
}

export interface RankOptions extends Scored {
  after?: RankPosition | undefined
  limit: number
  /** Ranks this many of the newest. */
  max: number
}

export interface RankedPage {
  /** `nearDuplicates`: how many follow later. */
  positions: (RankPosition & { nearDuplicates: number })[]
  /** The last ranked by date. Undefined if all are ranked. */
  last?: { date: number; id: string } | undefined
}

export function comparePositions(one: RankPosition, other: RankPosition): number {
  return (
    other.score - one.score || other.date - one.date || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)
  )
}

/** Its id is read only if needed. */
interface Ranked {
  score: number
  date: number
  segment: Candidates
  at: number
}

const positionOf = ({ score, date, segment, at }: Ranked): RankPosition => ({
  score,
  date,
  id: segment.idAt(at),
})

function compareRanked(one: Ranked, other: Ranked): number {
  const difference = other.score - one.score || other.date - one.date
  return difference === 0 ? comparePositions(positionOf(one), positionOf(other)) : difference
}

export function rankPage(segments: readonly Candidates[], options: RankOptions): RankedPage {
  const { after, limit, max } = options
  const { counts, last } = newestOf(segments, max)
  const all = sumOf(counts)
  // The first page seldom needs more than the best.
  const enough = after ? all : Math.min(all, firstPlaces + 3 * limit)
  const page =
    pageOf(bestOf(segments, counts, options, enough), options, enough === all) ??
    pageOf(bestOf(segments, counts, options, all), options, true) ??
    []
  const same = countNearDuplicates(segments, counts, page)
  const positions = page.map((ranked) => {
    const { score } = ranked
    const isFolded = score < placePoints.other
    return {
      ...positionOf(ranked),
      nearDuplicates: isFolded ? 0 : (same.get(nearDuplicateOf(ranked)) ?? 1) - 1,
    }
  })
  return { positions, last }
}

const nearDuplicateOf = ({ segment, at }: Ranked) => segment.nearDuplicateAt(at)

/** The `size` best, in order, without the points of places. */
function bestOf(
  segments: readonly Candidates[],
  counts: readonly number[],
  { words, at: now }: Scored,
  size: number,
): Ranked[] {
  const best: Ranked[] = []
  // Skips those below the worst, once there are enough.
  let [low, lowDate] = [Number.NEGATIVE_INFINITY, 0]
  const isAll = size === sumOf(counts)
  for (const [index, segment] of segments.entries()) {
    const count = counts[index] ?? 0
    const points = segment.points(count, words)
    // Dates are read only of those that may be better.
    let [newest, freshest] = [Number.POSITIVE_INFINITY, mostFreshness(Number.POSITIVE_INFINITY, now)]
    for (let at = 0; at < count; at++) {
      const most = (points[at] ?? 0) + freshest
      if (most < low || (most === low && newest < lowDate)) continue
      const date = segment.dateAt(at)
      if (segment.isNewestFirst) [newest, freshest] = [date, mostFreshness(date, now)]
      const score = (points[at] ?? 0) + freshnessOf(date, now)
      if (score < low || (score === low && date < lowDate)) continue
      const ranked = { score, date, segment, at }
      if (isAll) {
        best.push(ranked)
        continue
      }
      insert(best, ranked)
      if (best.length > size) best.pop()
      const worst = best[size - 1]
      if (worst) [low, lowDate] = [worst.score, worst.date]
    }
  }
  return isAll ? best.sort(compareRanked) : best
}

/** By place, as `diversity.ts` says. Undefined: those that are not among the best may belong there. */
function pageOf(
  best: readonly Ranked[],
  { after, limit }: Pick<RankOptions, 'after' | 'limit'>,
  isAll: boolean,
): Ranked[] | undefined {
  const seen = new Set<number>()
  const turns = new Map<number, number>()
  const places: Record<keyof typeof placePoints, Ranked[]> = { first: [], other: [], nearDuplicate: [] }
  const put = (place: keyof typeof placePoints, ranked: Ranked) =>
    places[place].push({ ...ranked, score: ranked.score + placePoints[place] })
  for (const ranked of best) {
    const near = nearDuplicateOf(ranked)
    if (seen.has(near)) {
      put('nearDuplicate', ranked)
      continue
    }
    seen.add(near)
    const author = ranked.segment.authorAt(ranked.at)
    const turn = (turns.get(author) ?? 0) + 1
    turns.set(author, turn)
    put(turn <= mostOfAuthor && places.first.length < firstPlaces ? 'first' : 'other', ranked)
  }
  const { first, other, nearDuplicate } = places
  if (!isAll && (first.length < firstPlaces || first.length + other.length < limit)) return undefined
  const all = [...first, ...other, ...nearDuplicate]
  const isAfter = (ranked: Ranked | undefined) =>
    !after || (ranked !== undefined && comparePositions(positionOf(ranked), after) > 0)
  const start = firstIndex(all.length, (at) => isAfter(all[at]))
  return all.slice(start, start + limit)
}

/** How many candidates have the number of each of the page's. */
function countNearDuplicates(
  segments: readonly Candidates[],
  counts: readonly number[],
  page: readonly Ranked[],
): Map<number, number> {
  const same = new Map(page.map((ranked) => [nearDuplicateOf(ranked), 0]))
  if (same.size === 0) return same
  for (const [index, segment] of segments.entries()) {
    for (let at = 0; at < (counts[index] ?? 0); at++) {
      const near = segment.nearDuplicateAt(at)
      const count = same.get(near)
      if (count !== undefined) same.set(near, count + 1)
    }
  }
  return same
}

function insert(best: Ranked[], ranked: Ranked): void {
  let [low, high] = [0, best.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = best[middle]
    if (other && compareRanked(other, ranked) < 0) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, ranked)
}

/** How many of each segment are among the newest `max` of all; ties by id. */
function newestOf(
  segments: readonly Candidates[],
  max: number,
): { counts: number[]; last?: { date: number; id: string } | undefined } {
  const counts = segments.map(({ length }) => length)
  if (sumOf(counts) < max) return { counts }
  let rest = max
  for (const [index, segment] of segments.entries()) {
    const others = segments.slice(index + 1)
    const count = firstIndex(segment.length, (at) => at + 1 + newerThan(others, segment, at) > rest)
    counts[index] = count
    rest -= count
  }
  return { counts, last: oldestOf(segments, counts) }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** How many of the segments are newer than a listing. */
function newerThan(segments: readonly Candidates[], listing: Candidates, at: number): number {
  return sumOf(
    segments.map((segment) => firstIndex(segment.length, (other) => isOlder(segment, other, listing, at))),
  )
}

function isOlder(segment: Candidates, at: number, other: Candidates, otherAt: number): boolean {
  const difference = segment.dateAt(at) - other.dateAt(otherAt)
  return difference < 0 || (difference === 0 && segment.idAt(at) > other.idAt(otherAt))
}

function oldestOf(segments: readonly Candidates[], counts: readonly number[]) {
  let oldest: { segment: Candidates; at: number } | undefined
  for (const [index, segment] of segments.entries()) {
    const at = (counts[index] ?? 0) - 1
    if (at >= 0 && (!oldest || isOlder(segment, at, oldest.segment, oldest.at))) oldest = { segment, at }
  }
  return oldest && { date: oldest.segment.dateAt(oldest.at), id: oldest.segment.idAt(oldest.at) }
}

/** `length`: none. */
function firstIndex(length: number, isReached: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isReached(middle)) high = middle
    else low = middle + 1
  }
  return low
}
