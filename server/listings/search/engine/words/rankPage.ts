import { freshnessOf, mostFreshness, type Scored } from './scores.ts'
import type { WordQuery } from './wordQuery.ts'

/** Sort key: score, then date, then id, all descending. */
export interface RankPosition {
  score: number
  /** Microseconds. */
  date: number
  id: string
}

/** Matches in one part of the index; newest first if there are more than can be ranked. */
export interface Candidates {
  length: number
  dateAt(index: number): number
  idAt(index: number): string
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
  positions: RankPosition[]
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
  part: Candidates
  at: number
}

const positionOf = ({ score, date, part, at }: Ranked): RankPosition => ({ score, date, id: part.idAt(at) })

function compareRanked(one: Ranked, other: Ranked): number {
  const difference = other.score - one.score || other.date - one.date
  return difference === 0 ? comparePositions(positionOf(one), positionOf(other)) : difference
}

export function rankPage(parts: readonly Candidates[], options: RankOptions): RankedPage {
  const { words, at: now, after, limit, max } = options
  const { counts, last } = newestOf(parts, max)
  const page: Ranked[] = []
  // Skips those below the worst of a full page, and above the page's start.
  let [low, lowDate] = [Number.NEGATIVE_INFINITY, 0]
  const { score: high, date: highDate } = after ?? { score: Number.POSITIVE_INFINITY, date: 0 }
  for (const [index, part] of parts.entries()) {
    const count = counts[index] ?? 0
    const points = part.points(count, words)
    // Dates are read only of those that may be better.
    let [newest, freshest] = [Number.POSITIVE_INFINITY, mostFreshness(Number.POSITIVE_INFINITY, now)]
    for (let at = 0; at < count; at++) {
      const most = (points[at] ?? 0) + freshest
      if (most < low || (most === low && newest < lowDate)) continue
      const date = part.dateAt(at)
      if (part.isNewestFirst) [newest, freshest] = [date, mostFreshness(date, now)]
      const score = (points[at] ?? 0) + freshnessOf(date, now)
      if (score < low || score > high) continue
      if ((score === low && date < lowDate) || (score === high && date > highDate)) continue
      const ranked = { score, date, part, at }
      if (after && score === high && date === highDate && comparePositions(positionOf(ranked), after) <= 0)
        continue
      insert(page, ranked)
      if (page.length > limit) page.pop()
      const worst = page[limit - 1]
      if (worst) [low, lowDate] = [worst.score, worst.date]
    }
  }
  return { positions: page.map(positionOf), last }
}

function insert(page: Ranked[], ranked: Ranked): void {
  let [low, high] = [0, page.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = page[middle]
    if (other && compareRanked(other, ranked) < 0) low = middle + 1
    else high = middle
  }
  page.splice(low, 0, ranked)
}

/** How many of each part are among the newest `max` of all; ties by id. */
function newestOf(
  parts: readonly Candidates[],
  max: number,
): { counts: number[]; last?: { date: number; id: string } | undefined } {
  const counts = parts.map(({ length }) => length)
  if (sumOf(counts) < max) return { counts }
  let rest = max
  for (const [index, part] of parts.entries()) {
    const others = parts.slice(index + 1)
    const count = firstIndex(part.length, (at) => at + 1 + newerThan(others, part, at) > rest)
    counts[index] = count
    rest -= count
  }
  return { counts, last: oldestOf(parts, counts) }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** How many of the parts are newer than a listing. */
function newerThan(parts: readonly Candidates[], listing: Candidates, at: number): number {
  return sumOf(parts.map((part) => firstIndex(part.length, (other) => isOlder(part, other, listing, at))))
}

function isOlder(part: Candidates, at: number, other: Candidates, otherAt: number): boolean {
  const difference = part.dateAt(at) - other.dateAt(otherAt)
  return difference < 0 || (difference === 0 && part.idAt(at) > other.idAt(otherAt))
}

function oldestOf(parts: readonly Candidates[], counts: readonly number[]) {
  let oldest: { part: Candidates; at: number } | undefined
  for (const [index, part] of parts.entries()) {
    const at = (counts[index] ?? 0) - 1
    if (at >= 0 && (!oldest || isOlder(part, at, oldest.part, oldest.at))) oldest = { part, at }
  }
  return oldest && { date: oldest.part.dateAt(oldest.at), id: oldest.part.idAt(oldest.at) }
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
