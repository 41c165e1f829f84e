import { useWords } from '#client/core/language.tsx'
import { PriceCalculator } from '#client/prices/calculator/PriceCalculator.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'

export default function AdminCalculatorPage() {
  const { admin: w, calculator } = useWords('admin', 'calculator')
  return (
    <PageFrame>
      <h1 className="text-3xl">{w.calculator}</h1>
      <p className="mt-2 mb-8 max-w-reading text-ink-muted">{calculator.intro}</p>
      <PriceCalculator listedOnly />
    </PageFrame>
  )
}
