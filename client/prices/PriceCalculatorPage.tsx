import { useVisitKey } from '#client/core/history/useVisitKey.ts'
import { useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { PriceCalculator } from './calculator/PriceCalculator.tsx'

export default function PriceCalculatorPage() {
  const { calculator: w } = useWords('calculator')
  return (
    <PageFrame>
      <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
      <p className="mt-2 mb-8 max-w-reading text-ink-muted text-lg">{w.intro}</p>
      <PriceCalculator key={useVisitKey()} />
    </PageFrame>
  )
}
