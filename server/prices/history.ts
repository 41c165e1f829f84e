import { toCents } from '#shared/market/market.ts'
import type { ListingTrend } from '#shared/prices.ts'

const day = 86_400_000

interface HistoryRange {
  since: Date
  priceUSD: number
}
interface Measured {
  at: Date
  /** Dollars for each square metre. */
  marketAvg: number
}
type Moment = ListingTrend['history'][number]

/**
 * What a listing asked over time beside its market, oldest first: one entry for each price, with the market's average where it
 * was measured within a day of it, and one for each later day on which the market was measured while the price stood.
 * `area`: square metres, null where it is not known. Both lists may come in any order.
 */
export function historyOf(
  asked: readonly HistoryRange[],
  measured: readonly Measured[],
  area: number | null,
): Moment[] {
  const prices = asked.toSorted((a, b) => a.since.getTime() - b.since.getTime())
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
