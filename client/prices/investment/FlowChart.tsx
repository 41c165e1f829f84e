import { useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import { ChartLegend } from '#client/ui/chart/ChartLegend.tsx'
import { LineChart, type LineSeries } from '#client/ui/chart/LineChart.tsx'
import type { LineStyle, Point } from '#client/ui/chart/lines.ts'
import { niceScale } from '#client/ui/chart/niceScale.ts'
import { formatUSD } from '#shared/core/money.ts'
import type { Scenario } from '#shared/market/investment/investment.ts'
import type { ScenarioPlan } from './scenarioPlan.ts'

const height = 208
const styles: Record<Scenario, LineStyle> = {
  longTerm: { tone: 'action', width: 3 },
  shortTerm: { tone: 'accent', width: 3, dash: '7 4' },
  offPlan: { tone: 'muted', width: 2, dash: '2 3' },
}

/** Own money over the years, a line for each scenario. */
export function FlowChart({ plans }: { plans: readonly ScenarioPlan[] }) {
  const { investment: w } = useWords('investment')
  const heading = useId()
  const series = plans.map(
    (plan): LineSeries => ({
      name: w.scenarios[plan.scenario],
      style: styles[plan.scenario],
      points: pointsOf(plan),
      dots: { points: pointsOf(plan), radius: 3 },
    }),
  )
  const points = series.flatMap((one) => one.points)
  const last = Math.max(...points.map(({ x }) => x))
  const scale = niceScale([0, ...points.map(({ y }) => y)])
  const read = series.map((one) => {
    const [first, end] = [one.points[0], one.points.at(-1)]
    return w.chartRead(one.name, formatUSD(first?.y ?? 0), formatUSD(end?.y ?? 0))
  })
  return (
    <section aria-labelledby={heading} className="mt-8 break-inside-avoid border-t pt-5">
      <h2 id={heading} className="text-xl">
        {w.chart}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{w.chartText}</p>
      <ChartLegend entries={series} />
      <LineChart
        label={read.join(' ')}
        height={height}
        series={series}
        extent={[0, last]}
        scale={scale}
        formatTick={formatUSD}
        labels={[
          { x: 0, text: w.atPurchase },
          { x: last, text: w.yearShort(last) },
        ]}
        tooltip={{ title: (x) => (x === 0 ? w.atPurchase : w.yearShort(x)), formatAmount: formatUSD }}
      />
    </section>
  )
}

function pointsOf({ initial, years }: ScenarioPlan): Point[] {
  return [{ x: 0, y: -initial }, ...years.map(({ year, cumulative }) => ({ x: year, y: cumulative }))]
}
