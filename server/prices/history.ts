import { toCents } from '#shared/market/market.ts'
import type { ListingTrend } from '#shared/prices/prices.ts'

const day = 86_400_000

interface HistoryRange {
  since: Date
  priceUSD: number
}
interface Measured {
  at: Date
  /** US dollars per m². */
  marketAvg: number
}
type Moment = ListingTrend['history'][number]

/**
 * Oldest first: an entry per price, with the market's average if measured within a day, and one per later day
 * with a measurement. `area`: m².
 */
export function historyOf(
  ranges: readonly HistoryRange[],
  measured: readonly Measured[],
  area: number | null,
): Moment[] {
  const prices = ranges.toSorted((a, b) => a.since.getTime() - b.since.getTime())
  const averages = measured.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return prices.flatMap(({ since, priceUSD }, index) => {
    const until = prices[index + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY
    const price = { priceUSD, pricePerSqm: area ? toCents(priceUSD / area) : null }
    const moments: Moment[] = [{ since: since.toISOString(), ...price, marketAvgPricePerSqm: null }]
    for (const { at, marketAvg } of averages) {
      if (at < since || at.getTime() >= until) continue
      const last = moments.at(-1)
      if (last && at.getTime() - Date.parse(last.since) < day) last.marketAvgPricePerSqm ??= marketAvg
      else moments.push({ since: at.toISOString(), ...price, marketAvgPricePerSqm: marketAvg })
    }
    return moments
  })
}
