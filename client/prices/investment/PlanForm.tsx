import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { financings, type PlanFigure, residences } from '#shared/market/investment/investment.ts'
import { ClosingNote } from './ClosingNote.tsx'
import { FigureField } from './FigureField.tsx'
import { FinancingNote } from './FinancingNote.tsx'
import type { PlanFields } from './usePlan.ts'

const ofFinancing = {
  none: [],
  bank: ['down', 'rate', 'loanYears'],
  seller: ['down', 'instalments', 'instalment'],
} as const satisfies Record<string, readonly PlanFigure[]>

const vats = ['added', 'included'] as const

/** What everybody asks stands open, what is assumed is a press away. */
export function PlanForm({ fields }: { fields: PlanFields }) {
  const { investment: w } = useWords('investment')
  const { plan, choose } = fields
  const figures = (names: readonly PlanFigure[]) =>
    names.map((name) => <FigureField key={name} name={name} fields={fields} />)
  return (
    <form
      noValidate
      aria-label={w.plan}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 rounded-xl border bg-surface-raised p-5 shadow-card print:hidden"
    >
      {figures(['price', 'rent', 'nightly', 'delivery'])}
      <SegmentedChoice
        label={w.financing}
        choices={financings.map((value) => ({ value, label: w.financings[value] }))}
        value={plan.financing}
        onChoose={(financing) => choose({ financing })}
      />
      {figures(ofFinancing[plan.financing])}
      <FinancingNote plan={plan} />
      <SegmentedChoice
        label={w.residence}
        choices={residences.map((value) => ({ value, label: w.residences[value] }))}
        value={plan.residence}
        onChoose={(residence) => choose({ residence })}
      />
      <SegmentedChoice
        label={w.vat}
        choices={vats.map((value) => ({ value, label: w.vats[value] }))}
        value={plan.vatIncluded ? 'included' : 'added'}
        onChoose={(vat) => choose({ vatIncluded: vat === 'included' })}
      />
      <Part title={w.parts.closing}>
        {figures(['notary', 'registry', 'transfer', 'papers'])}
        <ClosingNote plan={plan} />
      </Part>
      <Part title={w.parts.costs}>{figures(['maintenance', 'expenses', 'propertyTax'])}</Part>
      <Part title={w.parts.longTerm}>{figures(['vacancy', 'management'])}</Part>
      <Part title={w.parts.shortTerm}>{figures(['occupancy', 'managementNightly'])}</Part>
      {plan.delivery > 0 && (
        <Part title={w.parts.offPlan}>
          {figures(plan.financing === 'none' ? ['down', 'gain'] : ['gain'])}
          {plan.financing === 'none' && <p className="text-ink-muted text-sm">{w.planned}</p>}
        </Part>
      )}
      <Part title={w.parts.future}>{figures(['rentGrowth', 'appreciation', 'saleCosts'])}</Part>
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        onClick={fields.reset}
      >
        {w.reset}
      </Button>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-t pt-2">
      <summary className="min-h-9 py-1.5 font-semibold text-action text-sm">{title}</summary>
      <div className="mt-2 grid gap-4">{children}</div>
    </details>
  )
}
