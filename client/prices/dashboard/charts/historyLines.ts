import type { ListingTrend } from '#shared/prices/prices.ts'

export interface Point {
  /** Milliseconds. */
  time: number
  /** Dollars per square meter. */
  amount: number
}

export interface HistoryLines {
  from: number
  to: number
  own: Point[]
  market: Point[]
}

/** Undefined without a price per square meter. */
export function linesOf(
  { history, marketAvgPricePerSqm }: Pick<ListingTrend, 'history' | 'marketAvgPricePerSqm'>,
  now: number,
): HistoryLines | undefined {
  const timeOf = (since: string) => Math.min(now, Date.parse(since))
  const own = history.flatMap(({ since, pricePerSqm: amount }) =>
    amount === null ? [] : [{ time: timeOf(since), amount }],
  )
  const first = own[0]
  if (!first) return undefined
  const knownMarket = history.flatMap(({ since, marketAvgPricePerSqm: amount }) =>
    amount === null ? [] : [{ time: timeOf(since), amount }],
  )
  const today = marketAvgPricePerSqm === null ? [] : [{ time: now, amount: marketAvgPricePerSqm }]
  return { from: first.time, to: now, own: changesOf(own), market: [...knownMarket, ...today] }
}

function changesOf(points: Point[]): Point[] {
  return points.filter(({ amount }, index) => amount !== points[index - 1]?.amount)
}
