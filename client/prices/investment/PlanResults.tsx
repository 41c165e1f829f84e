import { Link2, Printer } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { useBrowserValue } from '#client/core/rendering/rendering.ts'
import { Button } from '#client/ui/Button.tsx'
import { copyLink } from '#client/ui/share/copy.ts'
import { Tabs } from '#client/ui/Tabs.tsx'
import { type InvestmentPlan, possibleScenarios } from '#shared/market/investment/investment.ts'
import { project } from '#shared/market/investment/projection.ts'
import { FlowChart } from './FlowChart.tsx'
import { FlowTable } from './FlowTable.tsx'
import { ScenarioTable } from './ScenarioTable.tsx'

export function PlanResults({ plan }: { plan: InvestmentPlan }) {
  const words = useWords('core', 'investment')
  const w = words.investment
  // The chart's style attributes violate the CSP in HTML.
  const isBrowser = useBrowserValue(
    () => true,
    () => false,
  )
  const plans = possibleScenarios(plan).map((scenario) => ({ scenario, ...project(plan, scenario) }))
  if (plans.length === 0)
    return (
      <section aria-label={w.results}>
        <p className="rounded-xl border border-dashed p-8 text-center text-ink-muted">
          {plan.price > 0 ? w.noIncome : w.noPrice}
        </p>
      </section>
    )
  return (
    <section aria-label={w.results}>
      <ScenarioTable plans={plans} />
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          icon={<Link2 aria-hidden="true" className="size-4" />}
          onClick={() => void copyLink(location.href, w.linkCopied, words)}
        >
          {w.copyLink}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Printer aria-hidden="true" className="size-4" />}
          onClick={() => window.print()}
        >
          {w.print}
        </Button>
      </div>
      {isBrowser ? <FlowChart plans={plans} /> : <div className="h-96" />}
      <div className="mt-8">
        <Tabs
          key={plans.map(({ scenario }) => scenario).join()}
          label={w.compare}
          tabs={plans.map((one) => ({
            value: one.scenario,
            label: w.scenarios[one.scenario],
            content: <FlowTable plan={one} />,
          }))}
        />
      </div>
    </section>
  )
}
