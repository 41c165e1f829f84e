import clsx from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import type { MarketColumn } from '#shared/market/marketAddress.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import { boundsOf, type NeighborhoodRow, type Sorting } from './neighborhoodRows.ts'
import { PriceTableRow } from './PriceTableRow.tsx'

interface PriceTableProps {
  rows: readonly NeighborhoodRow[]
  market: Pick<NeighborhoodPrices, 'propertyType' | 'transactionType'>
  sorting: Sorting
  onSort: (column: MarketColumn) => void
  showsCity: boolean
}

export function PriceTable({ rows, market, sorting, onSort, showsCity }: PriceTableProps) {
  const words = useWords('neighborhoods', 'listings')
  const { neighborhoods: w } = words
  const bounds = boundsOf(rows)
  const heading = (column: MarketColumn, className?: string) => (
    <Heading column={column} sorting={sorting} onSort={onSort} className={className} />
  )
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">
        {w.table(words.listings.kind[market.transactionType](words.listings.types[market.propertyType]))}
      </caption>
      <thead>
        <tr className="border-b">
          {heading('neighborhood')}
          {heading('median', 'text-right')}
          {heading('spread', 'w-2/5 pl-8! max-sm:hidden')}
          {heading('sample', 'text-right')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceTableRow
            key={`${row.city} ${row.neighborhood}`}
            row={row}
            market={market}
            bounds={bounds}
            showsCity={showsCity}
          />
        ))}
      </tbody>
    </table>
  )
}

interface HeadingProps {
  column: MarketColumn
  sorting: Sorting
  onSort: (column: MarketColumn) => void
  className?: string
}

function Heading({ column, sorting, onSort, className }: HeadingProps) {
  const { neighborhoods: w } = useWords('neighborhoods')
  const isSorted = sorting.column === column
  const Arrow = isSorted ? (sorting.order === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={clsx('px-1 align-bottom first:pl-0 last:pr-0', className)}
    >
      <button
        type="button"
        title={w.sortBy(w[column])}
        onClick={() => onSort(column)}
        className={clsx(
          'inline-flex min-h-11 items-center gap-1 rounded font-semibold text-sm hover:text-action',
          isSorted ? 'text-ink' : 'text-ink-muted',
        )}
      >
        {w[column]}
        <Arrow aria-hidden="true" className={clsx('size-4 shrink-0', !isSorted && 'opacity-50')} />
      </button>
    </th>
  )
}
