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
  const { after, limit, max } = options
  const { counts, last } = newestOf(parts, max)
  const page: Ranked[] = []
  // Skips those below the worst of a full page, and above the page's start.
  let [low, lowDate] = [Number.NEGATIVE_INFINITY, 0]
  const { score: high, date: highDate } = after ?? { score: Number.POSITIVE_INFINITY, date: 0 }
  for (const [index, part] of parts.entries()) {
    const count = counts[index] ?? 0
    const scores = part.scores(count, options)
    for (let at = 0; at < count; at++) {
      const score = scores[at] ?? 0
      if (score < low || score > high) continue
      const date = part.dateAt(at)
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
