import { useLanguage, useWords } from '#client/core/language.tsx'
import { percentText } from '#client/prices/priceFigures.ts'
import { formatUSD } from '#shared/core/money.ts'
import type { InvestmentPlan } from '#shared/market/investment/investment.ts'
import { loanOf, unpaid, yearlyPercent } from '#shared/market/investment/loan.ts'

/** What instalments say that do not add up to the price. */
export function FinancingNote({ plan }: { plan: InvestmentPlan }) {
  const { language } = useLanguage()
  const words = useWords('core', 'investment')
  const w = words.investment
  const missing = unpaid(plan)
  const loan = loanOf(plan)
  if (!loan || plan.price <= 0 || Math.abs(missing) < 1) return null
  return (
    <p role="status" className="rounded-lg bg-surface-sunken px-4 py-3 text-sm">
      {missing > 0
        ? w.unpaid(formatUSD(missing))
        : w.interest(percentText(yearlyPercent(loan), language, words))}
    </p>
  )
}
