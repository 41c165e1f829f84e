import { Link } from 'wouter'
import { formatDecimal } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { paths } from '#client/paths.ts'
import { toUSD } from '#shared/core/money.ts'
import { monthInParaguay } from '#shared/core/paraguayTime.ts'
import type { Development } from '#shared/developments/developments.ts'
import { planFigures, usualPlan } from '#shared/market/investment/investment.ts'
import { planValues } from '#shared/market/investment/planAddress.ts'
import { project } from '#shared/market/investment/projection.ts'

interface ReturnsProps {
  development: Development
  /** In the currency of the development. */
  price: number
}

/** By the calculator of returns, from the plan until delivery; nothing once that is past. */
export function Returns({ development, price }: ReturnsProps) {
  const { language } = useLanguage()
  const { developmentPages: w } = useWords('developmentPages')
  const rate = useRate()
  const { currency, deliveryMonth, paymentPlan } = development
  const months = deliveryMonth === null ? 0 : monthsUntil(deliveryMonth)
  if (months < 1 || months > planFigures.delivery.max) return null
  const plan = {
    ...usualPlan,
    price: Math.round(currency === 'PYG' ? toUSD(price, rate) : price),
    delivery: months,
    down: paymentPlan?.downPercent ?? usualPlan.down,
  }
  const { irr } = project(plan, 'offPlan')
  if (irr === null) return null
  return (
    <div className="rounded-lg border bg-surface-raised p-4 shadow-card">
      <h3 className="text-lg">{w.returns}</h3>
      <p className="mt-1 text-sm">{w.returnsText(formatDecimal(irr, language))}</p>
      <Link
        href={paths.investment(language, planValues(plan))}
        className="mt-2 inline-block py-1 font-semibold text-action underline-offset-2 hover:underline"
      >
        {w.returnsOpen}
      </Link>
    </div>
  )
}

/** From this month; `month`: "2028-06". */
function monthsUntil(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0] = monthInParaguay(new Date()).split('-').map(Number)
  return (year - thisYear) * 12 + number - thisMonth
}
