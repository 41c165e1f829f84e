import { useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import { formatPricePerSqm } from '#shared/core/money.ts'
import type { ListingTrend } from '#shared/prices/prices.ts'
import { ChartSection } from './ChartSection.tsx'
import { DistributionChart } from './DistributionChart.tsx'

export function Distribution({ trend }: { trend: ListingTrend }) {
  const { dashboard: w, prices } = useWords('dashboard', 'prices')
  const { distribution, pricePerSqm, cheaper, scope } = trend
  const total = distribution.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 || !scope) return <ChartSection title={w.distribution} text={w.noComparables} />
  const scopeText = prices.scopes[scope]
  const isIn = (index: number) => {
    const step = distribution[index]
    if (!step || pricePerSqm === null || pricePerSqm < step.from) return false
    return pricePerSqm < step.to || (index === distribution.length - 1 && pricePerSqm === step.to)
  }
  return (
    <ChartSection
      title={w.distribution}
      text={
        cheaper === null
          ? `${w.notStanding(total, scopeText)} ${w.noArea}`
          : w.standing(cheaper, total, scopeText)
      }
      table={
        <DataTable
          caption={w.distribution}
          columns={[w.step, w.count]}
          rows={distribution.map(({ from, to, count }, index) => ({
            key: String(from),
            head: (
              <>
                {w.fromTo(formatPricePerSqm(from), formatPricePerSqm(to))}{' '}
                {isIn(index) && <Badge tone="accent">{w.ownMark}</Badge>}
              </>
            ),
            cells: [count],
          }))}
        />
      }
    >
      <div className="mt-3">
        <DistributionChart steps={distribution} own={pricePerSqm} />
      </div>
    </ChartSection>
  )
}
