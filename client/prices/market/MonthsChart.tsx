import { useId } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { roughPerSqm } from '#client/prices/priceFigures.ts'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import { LineChart } from '#client/ui/chart/LineChart.tsx'
import { niceScale } from '#client/ui/chart/niceScale.ts'
import { TableDisclosure } from '#client/ui/chart/TableDisclosure.tsx'
import type { PlaceMarket } from '#shared/prices/placeMarket.ts'
import { monthText } from './monthText.ts'

const height = 168

/** Nothing before there are two months. */
export function MonthsChart({ market: { months, transactionType } }: { market: PlaceMarket }) {
  const { language } = useLanguage()
  const { market: w } = useWords('market')
  const heading = useId()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || first === last) return null
  const points = months.map(({ month, medianPricePerSqm }) => ({ x: numberOf(month), y: medianPricePerSqm }))
  const name = (month: string) => monthText(month, language)
  const scale = niceScale(points.map(({ y }) => y))
  const ends = [first, last].map(({ month }) => ({ x: numberOf(month), text: name(month) }))
  return (
    <section aria-labelledby={heading} className="mt-8 min-w-0 border-t pt-5 print:break-inside-avoid">
      <h2 id={heading} className="text-xl">
        {w.months[transactionType]}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{w.monthsText}</p>
      <LineChart
        label={w.read(
          name(first.month),
          roughPerSqm(first.medianPricePerSqm),
          name(last.month),
          roughPerSqm(last.medianPricePerSqm),
        )}
        height={height}
        series={[
          {
            name: w.figures.median,
            style: { tone: 'action', width: 3 },
            points,
            dots: { points, radius: 3 },
          },
        ]}
        extent={[numberOf(first.month), numberOf(last.month)]}
        scale={scale}
        formatTick={roughPerSqm}
        labels={ends}
      />
      <TableDisclosure label={w.monthsTable}>
        <DataTable
          caption={w.months[transactionType]}
          columns={[w.month, w.figures.median, w.sample]}
          rows={months.toReversed().map(({ month, medianPricePerSqm, n }) => ({
            key: month,
            head: name(month),
            cells: [roughPerSqm(medianPricePerSqm), formatNumber(n, language)],
          }))}
        />
      </TableDisclosure>
    </section>
  )
}

/** Months since year 0: equal steps. */
function numberOf(month: string): number {
  const [year = 0, ofYear = 1] = month.split('-').map(Number)
  return year * 12 + ofYear
}
