import { useQuery } from '@tanstack/react-query'
import { formatDate, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { givenPercentText, percentText } from '#client/prices/priceFigures.ts'
import { accuracyQuery } from '#client/prices/prices.api.ts'
import { ScrolledTable } from '#client/ui/chart/ScrolledTable.tsx'
import { TableDisclosure } from '#client/ui/chart/TableDisclosure.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import type { EstimateAccuracy } from '#shared/prices/prices.ts'

type Row = EstimateAccuracy['rows'][number]

/** How far estimates were from what listings ask, by type, and by city where there are enough. */
export function AccuracyTable() {
  const { language } = useLanguage()
  const { method: w } = useWords('method')
  const accuracy = useQuery(accuracyQuery)
  if (accuracy.isError) return <ErrorNote error={accuracy.error} onRetry={() => void accuracy.refetch()} />
  if (!accuracy.data) return null
  const { measuredAt, rows } = accuracy.data
  if (measuredAt === null) return <p className="mt-4 text-ink-muted">{w.accuracy.none}</p>
  const ofCities = rows.filter(({ city }) => city !== null)
  return (
    <div className="mt-5">
      <h3 className="text-lg">{w.accuracy.title}</h3>
      <p className="mt-1 text-ink-muted text-sm">{w.accuracy.text(formatDate(measuredAt, language))}</p>
      <Rows caption={w.accuracy.title} rows={rows.filter(({ city }) => city === null)} />
      {ofCities.length > 0 && (
        <TableDisclosure label={w.accuracy.byCity}>
          <Rows caption={w.accuracy.byCity} rows={ofCities} />
        </TableDisclosure>
      )}
    </div>
  )
}

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const { language } = useLanguage()
  const words = useWords('core', 'listings', 'method', 'prices')
  const { columns } = words.method.accuracy
  const share = (value: number) => givenPercentText(Math.round(value), language, words)
  return (
    <ScrolledTable
      caption={caption}
      columns={[columns.market, columns.listings, columns.error, columns.within20, columns.inRange]}
      rows={rows.map((row) => ({
        key: [row.propertyType, row.transactionType, row.city].join(),
        head: [
          words.listings.types[row.propertyType],
          words.prices.kinds[row.transactionType],
          ...(row.city === null ? [] : [row.city]),
        ].join(' · '),
        cells: [
          formatNumber(row.listings, language),
          percentText(row.medianErrorPercent, language, words),
          share(row.within20Percent),
          share(row.inRangePercent),
        ],
      }))}
    />
  )
}
