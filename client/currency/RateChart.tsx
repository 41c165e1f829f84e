import { useLanguage, useWords } from '#client/core/language.tsx'
import { LineChart, type LineSeries } from '#client/ui/chart/LineChart.tsx'
import { type LineStyle, spreadIndexes } from '#client/ui/chart/lines.ts'
import { niceScale } from '#client/ui/chart/niceScale.ts'
import { formatPYG } from '#shared/core/money.ts'
import type { ExchangeDay } from '#shared/currency.ts'
import { dayText, everyDay } from './days.ts'

const height = 176
const maxLabels = 4
/** The scale spans at least this share of the rate: a rate moves by less than a price does. */
const leastSpan = 0.02
const rateLook: LineStyle = { tone: 'action', width: 2.5 }
const houseLook: LineStyle = { tone: 'muted', width: 1.25, dash: '4 4' }

/** The rate's line, and thinner those of buy and sell where there are any; its figures stand in the table below. */
export function RateChart({ days }: { days: readonly ExchangeDay[] }) {
  const { language } = useLanguage()
  const { currencyDetail: w } = useWords('currencyDetail')
  const all = everyDay(days)
  const text = (index: number) => dayText(all[index]?.day ?? '', language)
  const lineOf = (name: string, look: LineStyle, read: (day: ExchangeDay) => number | null): LineSeries => {
    const points = all.flatMap(({ known }, x) => {
      const y = known && read(known)
      return typeof y === 'number' ? [{ x, y }] : []
    })
    return {
      name,
      look,
      points,
      curve: 'smooth',
      dots: points.length === 1 ? { points, radius: 4 } : undefined,
    }
  }
  const series = [
    lineOf(w.sell, houseLook, ({ sell }) => sell),
    lineOf(w.rate, rateLook, ({ rate }) => rate),
    lineOf(w.buy, houseLook, ({ buy }) => buy),
  ].filter(({ points }) => points.length > 0)
  const rates = days.map(({ rate }) => rate)
  const label = w.chart(
    text(0),
    text(all.length - 1),
    formatPYG(Math.min(...rates)),
    formatPYG(Math.max(...rates)),
    formatPYG(rates.at(-1) ?? 0),
  )
  return (
    <LineChart
      label={label}
      height={height}
      series={series}
      extent={[0, all.length - 1]}
      scale={niceScale(
        series.flatMap(({ points }) => points.map(({ y }) => y)),
        leastSpan,
      )}
      tickText={(tick) => formatPYG(tick).slice(4)}
      labels={spreadIndexes(all.length, maxLabels).map((x) => ({ x, text: text(x) }))}
      readout={{ title: text, amountText: formatPYG }}
    />
  )
}
