import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { dayText } from '#client/currency/days.ts'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import { LineChart } from '#client/ui/chart/LineChart.tsx'
import { type LineStyle, spreadIndexes } from '#client/ui/chart/lines.ts'
import { niceScale } from '#client/ui/chart/niceScale.ts'
import { TableDisclosure } from '#client/ui/chart/TableDisclosure.tsx'
import type { Reports } from '#shared/reports.ts'

type Day = Reports['days'][number]
export type DaySeries = Exclude<keyof Day, 'day'>

const height = 140
const maxLabels = 4
const style: LineStyle = { tone: 'action', width: 2.5 }

export function DayChart({ series, days }: { series: DaySeries; days: readonly Day[] }) {
  const { reports: w } = useWords('reports')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const points = days.map((day, x) => ({ x, y: day[series] }))
  const sum = points.reduce((total, { y }) => total + y, 0)
  const text = (x: number) => dayText(days[x]?.day ?? '', language)
  const name = w.series[series]
  return (
    <section className="min-w-0 rounded-lg border bg-surface-raised p-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {name}
        <span className="font-normal font-sans text-ink-muted text-sm">{w.sum(number(sum))}</span>
      </h3>
      <LineChart
        label={`${name}: ${w.sum(number(sum))}. ${text(0)} – ${text(days.length - 1)}`}
        height={height}
        series={[{ name, style, points }]}
        extent={[0, Math.max(1, days.length - 1)]}
        scale={niceScale([0, Math.max(4, ...points.map(({ y }) => y))])}
        formatTick={number}
        labels={spreadIndexes(days.length, maxLabels).map((x) => ({ x, text: text(x) }))}
        tooltip={{ title: text, formatAmount: number }}
      />
      <TableDisclosure label={w.table}>
        <div className="max-h-72 overflow-y-auto">
          <DataTable
            caption={name}
            columns={[w.day, name]}
            rows={days
              .map((day, x) => ({ key: day.day, head: text(x), cells: [number(day[series])] }))
              .reverse()}
          />
        </div>
      </TableDisclosure>
    </section>
  )
}
