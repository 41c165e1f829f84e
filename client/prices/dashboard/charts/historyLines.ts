import type { ListingTrend } from '#shared/prices.ts'

export interface Point {
  /** Milliseconds. */
  at: number
  /** Dollars for each square metre. */
  amount: number
}

/** The lines of a history: each begins where it is first known and the own one ends now. */
export interface HistoryLines {
  from: number
  to: number
  /** What was asked from each moment on. */
  own: Point[]
  /** The market's average where it was measured, and today's. */
  market: Point[]
}

/** What there is to draw; undefined where the price for each square metre is not known. */
export function linesOf(
  { history, marketAvgPricePerSqm }: Pick<ListingTrend, 'history' | 'marketAvgPricePerSqm'>,
  now: number,
): HistoryLines | undefined {
  const at = (since: string) => Math.min(now, Date.parse(since))
  const own = history.flatMap(({ since, pricePerSqm: amount }) =>
    amount === null ? [] : [{ at: at(since), amount }],
  )
  const first = own[0]
  if (!first) return undefined
  const measured = history.flatMap(({ since, marketAvgPricePerSqm: amount }) =>
    amount === null ? [] : [{ at: at(since), amount }],
  )
  const today = marketAvgPricePerSqm === null ? [] : [{ at: now, amount: marketAvgPricePerSqm }]
  return { from: first.at, to: now, own: changesOf(own), market: [...measured, ...today] }
}

/** A price that stands is told once. */
function changesOf(points: Point[]): Point[] {
  return points.filter(({ amount }, index) => amount !== points[index - 1]?.amount)
}
