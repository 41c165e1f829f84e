import { useVisitKey } from '#client/core/history/useVisitKey.ts'
import { useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { PlanForm } from './investment/PlanForm.tsx'
import { PlanResults } from './investment/PlanResults.tsx'
import { PlanSources } from './investment/PlanSources.tsx'
import { usePlan } from './investment/usePlan.ts'

export default function InvestmentPage() {
  const { investment: w } = useWords('investment')
  return (
    <PageFrame>
      <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
      <p className="mt-2 mb-8 max-w-reading text-ink-muted text-lg print:mb-4">{w.intro}</p>
      <Plan key={useVisitKey()} />
    </PageFrame>
  )
}

function Plan() {
  const fields = usePlan()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10 print:block">
      <PlanForm fields={fields} />
      <div className="min-w-0">
        <PlanResults plan={fields.plan} />
        <PlanSources />
      </div>
    </div>
  )
}
