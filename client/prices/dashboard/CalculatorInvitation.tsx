import { Calculator } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'

export function CalculatorInvitation() {
  const { dashboard: w } = useWords('dashboard')
  return (
    <EmptyState
      title={w.calculatorTitle}
      text={w.calculatorText}
      seed={17}
      actions={
        <ButtonLink to={paths.priceCalculator} icon={<Calculator aria-hidden="true" className="size-5" />}>
          {w.openCalculator}
        </ButtonLink>
      }
    />
  )
}
