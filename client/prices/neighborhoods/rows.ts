import type { MarketAddress, MarketColumn } from '#shared/market/marketAddress.ts'
import type { NeighborhoodPrices } from '#shared/prices.ts'

export type NeighborhoodRow = NeighborhoodPrices['neighborhoods'][number]

export interface Sorting {
  column: MarketColumn
  order: 'asc' | 'desc'
}

const byName = new Intl.Collator('es')

/** How each column compares two rows, ascending. */
const comparing: Record<MarketColumn, (a: NeighborhoodRow, b: NeighborhoodRow) => number> = {
  neighborhood: (a, b) => byName.compare(a.neighborhood, b.neighborhood) || byName.compare(a.city, b.city),
  median: (a, b) => a.marketStats.medianPricePerSqm - b.marketStats.medianPricePerSqm,
  spread: (a, b) => spreadOf(a) - spreadOf(b),
  sample: (a, b) => a.marketStats.sampleSize - b.marketStats.sampleSize,
}

/** How far the middle half reaches, as a share of the median. */
function spreadOf({
  marketStats: { p25PricePerSqm, medianPricePerSqm, p75PricePerSqm },
}: NeighborhoodRow): number {
  return (p75PricePerSqm - p25PricePerSqm) / medianPricePerSqm
}

/** The order that an address asks for: the dearest first where it says nothing. */
export function sortingOf({ sort = 'median', order }: MarketAddress): Sorting {
  return { column: sort, order: order ?? firstOrder(sort) }
}

/** Names begin with A, figures with the largest. */
function firstOrder(column: MarketColumn): Sorting['order'] {
  return column === 'neighborhood' ? 'asc' : 'desc'
}

/** What the address says once a column's heading is pressed: that column, or the other way round. */
export function pressColumn(now: Sorting, column: MarketColumn): Pick<MarketAddress, 'sort' | 'order'> {
  const order = now.column === column ? (now.order === 'asc' ? 'desc' : 'asc') : firstOrder(column)
  return {
    sort: column === 'median' ? undefined : column,
    order: order === firstOrder(column) ? undefined : order,
  }
}

/** The rows of one city or of all, in order; those of equal rank by name. */
export function sortRows(
  rows: readonly NeighborhoodRow[],
  { column, order }: Sorting,
  city?: string,
): NeighborhoodRow[] {
  const side = order === 'asc' ? 1 : -1
  return rows
    .filter((row) => city === undefined || row.city === city)
    .toSorted((a, b) => side * comparing[column](a, b) || comparing.neighborhood(a, b))
}

/** The lowest and highest that the bars of all rows have to show, US dollars a square metre. */
export function boundsOf(rows: readonly NeighborhoodRow[]): { low: number; high: number } {
  return {
    low: Math.min(...rows.map(({ marketStats }) => marketStats.p25PricePerSqm)),
    high: Math.max(...rows.map(({ marketStats }) => marketStats.p75PricePerSqm)),
  }
}
