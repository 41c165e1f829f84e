import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import { formatPYG, priceText, toPYG, toUSD } from '#shared/core/money.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { PaymentPlan } from '#shared/developments/developmentTypes.ts'
import { paymentsOf } from '#shared/developments/paymentPlan.ts'

interface PlanTableProps {
  price: number
  plan: PaymentPlan
  currency: Currency
}

/** Each part in dollars and guaraníes. */
export function PlanTable({ price, plan, currency }: PlanTableProps) {
  const { developmentPages: w } = useWords('developmentPages')
  const rate = useRate()
  const { down, instalment, instalments, delivery } = paymentsOf(price, plan, currency === 'PYG' ? 0 : 2)
  const amounts = (amount: number) =>
    currency === 'PYG'
      ? [priceText({ amount: toUSD(amount, rate), currency: 'USD' }), formatPYG(amount)]
      : [priceText({ amount, currency }), formatPYG(toPYG(amount, rate))]
  const parts = [
    { key: 'down', head: w.down, amount: down },
    { key: 'building', head: w.building(instalments), amount: instalment },
    { key: 'delivery', head: w.delivery, amount: delivery },
    { key: 'total', head: w.total, amount: price },
  ].filter(({ amount }) => amount > 0)
  return (
    <div>
      <DataTable
        caption={w.payment}
        columns={[w.part, 'US$', 'Gs.']}
        rows={parts.map(({ key, head, amount }) => ({ key, head, cells: amounts(amount) }))}
      />
      <p className="mt-2 text-ink-muted text-sm">{w.rateNote(formatPYG(Math.round(rate)))}</p>
    </div>
  )
}
