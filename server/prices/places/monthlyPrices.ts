import { momentOf, monthInParaguay } from '#shared/core/paraguayTime.ts'
import { plausiblePrices } from '#shared/listings/priceDoubts.ts'
import { enough, leaveOut, summarize, toCents } from '#shared/market/market.ts'
import type { MonthlyPrice } from '#shared/prices/placeMarket.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import type { AskedRow } from './placeMarket.queries.ts'

export const monthsShown = 12

/** Those that are over, oldest first. */
export function pastMonths(now: Date): { month: string; end: Date }[] {
  const [year = 0, month = 0] = monthInParaguay(now).split('-').map(Number)
  const before = (months: number) => new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7)
  return Array.from({ length: monthsShown - 1 }, (_, at) => monthsShown - 1 - at).flatMap((months) => {
    const end = momentOf(`${before(months - 1)}-01T00:00`)
    return end ? [{ month: before(months), end }] : []
  })
}

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
