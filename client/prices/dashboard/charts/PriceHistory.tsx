import { useLanguage, useWords } from '#client/core/language.tsx'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import { formatPricePerSqm, formatUSD } from '#shared/core/money.ts'
import type { ListingTrend } from '#shared/prices/prices.ts'
import { ChartSection } from './ChartSection.tsx'
import { HistoryChart } from './HistoryChart.tsx'
import { linesOf } from './historyLines.ts'
import { shortDate } from './shortDate.ts'

export function PriceHistory({ trend }: { trend: ListingTrend }) {
  const { language } = useLanguage()
  const { dashboard: w } = useWords('dashboard')
  const lines = linesOf(trend, Date.now())
  const figure = (value: number | null) => (value === null ? '–' : formatPricePerSqm(value))
  const last = trend.history.at(-1)
  const today = last && {
    key: 'today',
    head: w.today,
    cells: [formatUSD(last.priceUSD), figure(last.pricePerSqm), figure(trend.marketAvgPricePerSqm)],
  }
  const rows = trend.history.map(({ since, priceUSD, pricePerSqm, marketAvgPricePerSqm }) => ({
    key: since,
    head: shortDate(since, language),
    cells: [formatUSD(priceUSD), figure(pricePerSqm), figure(marketAvgPricePerSqm)],
  }))
  return (
    <ChartSection
      title={w.history}
      text={lines ? undefined : w.noArea}
      table={
        today && (
          <>
            <DataTable
              caption={w.history}
              columns={[w.since, w.price, w.perSqm, w.marketAvg]}
              rows={[today, ...rows.toReversed()]}
            />
            <p className="mt-2 text-ink-muted text-xs">{w.areaNote}</p>
          </>
        )
      }
    >
      {lines && <HistoryChart lines={lines} />}
    </ChartSection>
  )
}
