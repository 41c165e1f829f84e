import { useLanguage, useWords } from '#client/core/language.tsx'
import { LineChart, type LineSeries } from '#client/ui/chart/LineChart.tsx'
import { type LineStyle, spreadIndexes } from '#client/ui/chart/lines.ts'
import { niceScale } from '#client/ui/chart/niceScale.ts'
import { formatPYG } from '#shared/core/money.ts'
import type { ExchangeDay } from '#shared/currency/currency.ts'
import { dayText, everyDay } from './days.ts'

const height = 176
const maxLabels = 4
/** Smaller than the default: rates vary less than prices. */
const minSpan = 0.02
const rateStyle: LineStyle = { tone: 'action', width: 2.5 }
const houseStyle: LineStyle = { tone: 'muted', width: 1.25, dash: '4 4' }

export function RateChart({ days }: { days: readonly ExchangeDay[] }) {
  const { language } = useLanguage()
  const { currencyDetail: w } = useWords('currencyDetail')
  const all = everyDay(days)
  const text = (index: number) => dayText(all[index]?.day ?? '', language)
  const lineOf = (name: string, style: LineStyle, read: (day: ExchangeDay) => number | null): LineSeries => {
    const points = all.flatMap(({ rate }, x) => {
      const y = rate && read(rate)
      return typeof y === 'number' ? [{ x, y }] : []
    })
    return {
      name,
      style,
      points,
      curve: 'smooth',
      dots: points.length === 1 ? { points, radius: 4 } : undefined,
    }
  }
  const series = [
    lineOf(w.sell, houseStyle, ({ sell }) => sell),
    lineOf(w.rate, rateStyle, ({ rate }) => rate),
    lineOf(w.buy, houseStyle, ({ buy }) => buy),
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
        minSpan,
      )}
      formatTick={(tick) => formatPYG(tick).slice(4)}
      labels={spreadIndexes(all.length, maxLabels).map((x) => ({ x, text: text(x) }))}
      tooltip={{ title: text, formatAmount: formatPYG }}
    />
  )
}
