import type { MarketAddress, MarketColumn } from '#shared/market/marketAddress.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'

export type NeighborhoodRow = NeighborhoodPrices['neighborhoods'][number]

export interface Sorting {
  column: MarketColumn
  order: 'asc' | 'desc'
}

const byName = new Intl.Collator('es')

/** Ascending. */
const comparators: Record<MarketColumn, (a: NeighborhoodRow, b: NeighborhoodRow) => number> = {
  neighborhood: (a, b) => byName.compare(a.neighborhood, b.neighborhood) || byName.compare(a.city, b.city),
  median: (a, b) => a.marketStats.medianPricePerSqm - b.marketStats.medianPricePerSqm,
  spread: (a, b) => spreadOf(a) - spreadOf(b),
  sample: (a, b) => a.marketStats.sampleSize - b.marketStats.sampleSize,
}

/** Interquartile range as a share of the median. */
function spreadOf({
  marketStats: { p25PricePerSqm, medianPricePerSqm, p75PricePerSqm },
}: NeighborhoodRow): number {
  return (p75PricePerSqm - p25PricePerSqm) / medianPricePerSqm
}

/** Default: descending medians. */
export function sortingOf({ sort = 'median', order }: MarketAddress): Sorting {
  return { column: sort, order: order ?? firstOrder(sort) }
}

function firstOrder(column: MarketColumn): Sorting['order'] {
  return column === 'neighborhood' ? 'asc' : 'desc'
}

export function sortByColumn(now: Sorting, column: MarketColumn): Pick<MarketAddress, 'sort' | 'order'> {
  const order = now.column === column ? (now.order === 'asc' ? 'desc' : 'asc') : firstOrder(column)
  return {
    sort: column === 'median' ? undefined : column,
    order: order === firstOrder(column) ? undefined : order,
  }
}

/** Ties by name. Undefined: all cities. */
export function sortRows(
  rows: readonly NeighborhoodRow[],
  { column, order }: Sorting,
  city?: string,
): NeighborhoodRow[] {
  const sign = order === 'asc' ? 1 : -1
  return rows
    .filter((row) => city === undefined || row.city === city)
    .toSorted((a, b) => sign * comparators[column](a, b) || comparators.neighborhood(a, b))
}

/** US dollars per square meter. */
export function boundsOf(rows: readonly NeighborhoodRow[]): { low: number; high: number } {
  return {
    low: Math.min(...rows.map(({ marketStats }) => marketStats.p25PricePerSqm)),
    high: Math.max(...rows.map(({ marketStats }) => marketStats.p75PricePerSqm)),
  }
}
