import type { Scored } from './scores.ts'

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
  /** Of the first `count`. */
  scores(count: number, scored: Scored): ArrayLike<number>
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

export function rankPage(parts: readonly Candidates[], options: RankOptions): RankedPage {
  const { after, limit, max } = options
  const { counts, last } = newestOf(parts, max)
  const positions: RankPosition[] = []
  // Below the worst of a whole page, and above where the page begins, none is looked at.
  let [low, lowDate] = [Number.NEGATIVE_INFINITY, 0]
  const { score: high, date: highDate } = after ?? { score: Number.POSITIVE_INFINITY, date: 0 }
  parts.forEach((part, index) => {
    const count = counts[index] ?? 0
    const scores = part.scores(count, options)
    for (let at = 0; at < count; at++) {
      const score = scores[at] ?? 0
      if (score < low || score > high) continue
      const date = part.dateAt(at)
      if ((score === low && date < lowDate) || (score === high && date > highDate)) continue
      const position = { score, date, id: part.idAt(at) }
      if (after && comparePositions(position, after) <= 0) continue
      insert(positions, position)
      if (positions.length > limit) positions.pop()
      const worst = positions[limit - 1]
      if (worst) [low, lowDate] = [worst.score, worst.date]
    }
  })
  return { positions, last }
}

function insert(positions: RankPosition[], position: RankPosition): void {
  let [low, high] = [0, positions.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = positions[middle]
    if (other && comparePositions(other, position) < 0) low = middle + 1
    else high = middle
  }
  positions.splice(low, 0, position)
}

/** How many of each part are among the newest `max` of all; ties by id. */
function newestOf(
  parts: readonly Candidates[],
  max: number,
): { counts: number[]; last?: { date: number; id: string } | undefined } {
  const counts = parts.map(({ length }) => length)
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all < max) return { counts }
  for (let excess = all - max; excess > 0; excess--) {
    const oldest = oldestPart(parts, counts)
    counts[oldest] = (counts[oldest] ?? 0) - 1
  }
  const oldest = oldestPart(parts, counts)
  const part = parts[oldest]
  const at = (counts[oldest] ?? 0) - 1
  return { counts, last: part && { date: part.dateAt(at), id: part.idAt(at) } }
}

/** The part whose last listing is the oldest. */
function oldestPart(parts: readonly Candidates[], counts: readonly number[]): number {
  let oldest = -1
  parts.forEach((part, index) => {
    const at = (counts[index] ?? 0) - 1
    if (at < 0) return
    const other = parts[oldest]
    const otherAt = (counts[oldest] ?? 0) - 1
    const difference = other ? other.dateAt(otherAt) - part.dateAt(at) : 1
    if (difference > 0 || (difference === 0 && other && part.idAt(at) > other.idAt(otherAt))) oldest = index
  })
  return oldest
}
