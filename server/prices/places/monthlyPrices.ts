import { plausiblePrices } from '#shared/listings/priceDoubts.ts'
import { enough, leaveOut, summarize, toCents } from '#shared/market/market.ts'
import type { MonthlyPrice } from '#shared/prices/placeMarket.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import type { AskedRow } from './placeMarket.queries.ts'

export const monthsShown = 12

/** Paraguay's time is three hours behind, all year since 2024. */
const offsetHours = 3

/** When the next month begins in Paraguay, `back` months before that of `now`. */
function endOfMonth(now: Date, back: number): { month: string; end: Date } {
  const there = new Date(now.getTime() - offsetHours * 3_600_000)
  const first = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back, 1, offsetHours))
  const end = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back + 1, 1, offsetHours))
  return { month: first.toISOString().slice(0, 7), end }
}

/** Those that are over, oldest first. */
export function pastMonths(now: Date): { month: string; end: Date }[] {
  return Array.from({ length: monthsShown - 1 }, (_, at) => endOfMonth(now, monthsShown - 1 - at))
}

export const monthOf = (now: Date): string => endOfMonth(now, 0).month

/**
 * What was asked for each m² at the end of each month by the listings that were published then, without outliers; months
 * with fewer than 5 are absent.
 */
export function monthlyPrices(rows: readonly AskedRow[], kind: PriceKind, now: Date): MonthlyPrice[] {
  return pastMonths(now).flatMap(({ month, end }) => {
    const prices = pricesAt(rows, kind, end.getTime() / 1000)
    const reasons = leaveOut(prices)
    const summary = summarize(prices.filter((_, at) => reasons[at] === null))
    if (!summary || summary.sampleSize < enough) return []
    return [{ month, n: summary.sampleSize, medianPricePerSqm: toCents(summary.median) }]
  })
}

/** Rows of a listing follow each other, oldest price first. */
function pricesAt(rows: readonly AskedRow[], kind: PriceKind, moment: number): number[] {
  const prices: number[] = []
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    const isReplaced = next?.id === row.id && next.since <= moment
    const isThere = row.publishedAt <= moment && (row.until === null || row.until > moment)
    if (isReplaced || !isThere || row.since > moment || !countsAs(row, kind)) continue
    prices.push(row.price / row.area)
  }
  return prices
}

function countsAs({ price, isConfirmed }: AskedRow, kind: PriceKind): boolean {
  const { min, max } = plausiblePrices[kind]
  return price > 0 && (isConfirmed || (price >= min && price <= max))
}
