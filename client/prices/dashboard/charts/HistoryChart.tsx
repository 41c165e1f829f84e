import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ChartLegend } from '#client/ui/chart/ChartLegend.tsx'
import { LineChart, type LineSeries } from '#client/ui/chart/LineChart.tsx'
import { niceScale } from '#client/ui/chart/niceScale.ts'
import { formatPricePerSqm, formatUSD } from '#shared/core/money.ts'
import type { HistoryLines, Point } from './historyLines.ts'
import { shortDate } from './shortDate.ts'

const height = 168

export function HistoryChart({ lines }: { lines: HistoryLines }) {
  const { language } = useLanguage()
  const { dashboard: w } = useWords('dashboard')
  const { from, to, own, market } = lines
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return null
  const scale = niceScale([...own, ...market].map(({ amount }) => amount))
  const marks = { own: own.map(pointOf), market: market.map(pointOf) }
  const ownSeries: LineSeries = {
    name: w.historyOwn,
    style: { tone: 'accent', width: 3 },
    points: [...marks.own, { x: to, y: last.amount }],
    curve: 'step',
    dots: { points: marks.own, radius: 5 },
  }
  const marketSeries: LineSeries = {
    name: w.historyMarket,
    style: { tone: 'action', width: 2, dash: '5 4' },
    points: marks.market,
    dots: { points: marks.market, radius: 3 },
  }
  const text = [
    w.historyRead(
      formatDate(new Date(from), language),
      formatPricePerSqm(first.amount),
      formatPricePerSqm(last.amount),
    ),
    market.length > 1 &&
      w.historyMarketRead(
        formatPricePerSqm(market[0]?.amount ?? 0),
        formatPricePerSqm(market.at(-1)?.amount ?? 0),
      ),
  ]
  return (
    <>
      <ChartLegend entries={market.length > 0 ? [ownSeries, marketSeries] : [ownSeries]} />
      <LineChart
        label={text.filter(Boolean).join(' ')}
        height={height}
        series={[marketSeries, ownSeries]}
        // A price set just now needs some width.
        extent={[Math.min(from, to - 1), to]}
        scale={scale}
        formatTick={scale.high < 50 ? formatPricePerSqm : formatUSD}
        labels={[
          { x: from, text: shortDate(from, language) },
          { x: to, text: w.today },
        ]}
      />
    </>
  )
}

const pointOf = ({ time, amount }: Point) => ({ x: time, y: amount })
