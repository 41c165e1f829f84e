import { useLanguage, useWords } from '#client/core/language.tsx'
import { percentText } from '#client/prices/priceFigures.ts'
import { formatUSD } from '#shared/core/money.ts'
import { closingCosts } from '#shared/market/investment/closing.ts'
import type { InvestmentPlan } from '#shared/market/investment/investment.ts'

/** What they come to. Nothing without a price. */
export function ClosingNote({ plan }: { plan: InvestmentPlan }) {
  const { language } = useLanguage()
  const words = useWords('core', 'investment')
  if (plan.price <= 0) return null
  const total = closingCosts(plan)
  return (
    <p className="text-sm">
      {words.investment.closing(formatUSD(total), percentText((total / plan.price) * 100, language, words))}
    </p>
  )
}
