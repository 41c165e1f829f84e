import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { useWords } from '#client/core/language.tsx'
import { PriceCalculator } from '#client/prices/calculator/PriceCalculator.tsx'

export default function AdminCalculatorPage() {
  const { admin: w, calculator } = useWords('admin', 'calculator')
  return (
    <PanelFrame title={w.calculator} lead={calculator.intro}>
      <PriceCalculator listedOnly />
    </PanelFrame>
  )
}
