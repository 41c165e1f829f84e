import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { useVisitKey } from '#client/core/history/useVisitKey.ts'
import { useWords } from '#client/core/language.tsx'
import { PriceCalculator } from '#client/prices/calculator/PriceCalculator.tsx'

export default function AdminCalculatorPage() {
  const { admin: w, calculator } = useWords('admin', 'calculator')
  return (
    <PanelFrame title={w.calculator} lead={calculator.intro}>
      <PriceCalculator key={useVisitKey()} listedOnly />
    </PanelFrame>
  )
}
