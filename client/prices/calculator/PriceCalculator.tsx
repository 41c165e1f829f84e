import { useEffect, useRef } from 'react'
import { scrollMotion } from '#client/core/motion.ts'
import { CalculationPanel } from './CalculationPanel.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import { type CalculatorOptions, useCalculator } from './useCalculator.ts'

export function PriceCalculator(options: CalculatorOptions) {
  const calculator = useCalculator(options)
  const result = useRef<HTMLHeadingElement>(null)
  const { done } = calculator.submissions
  useEffect(() => {
    if (done === 0) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'start', behavior: scrollMotion() })
  }, [done])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
      <CalculatorForm calculator={calculator} />
      <div className="min-w-0">
        <CalculationPanel calculator={calculator} heading={result} />
      </div>
    </div>
  )
}
