import { useId } from 'react'
import { formatDecimal } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { percentText } from '#client/prices/priceFigures.ts'
import { formatUSD } from '#shared/core/money.ts'
import type { ScenarioPlan } from './scenarioPlan.ts'

interface Row {
  name: string
  text?: string
  isMain?: boolean
  of: (plan: ScenarioPlan) => string
}

/** Key figures, a column for each scenario. */
export function ScenarioTable({ plans }: { plans: readonly ScenarioPlan[] }) {
  const { language } = useLanguage()
  const words = useWords('core', 'investment')
  const w = words.investment
  const heading = useId()
  const percent = (value: number | null) => (value === null ? w.none : percentText(value, language, words))
  const back = ({ scenario, payback }: ScenarioPlan) => {
    if (scenario === 'offPlan') return w.none
    return payback === null ? w.noPayback : w.paybackYears(formatDecimal(payback, language))
  }
  const rows: Row[] = [
    { name: w.netYield, text: w.netYieldText, isMain: true, of: ({ netYield }) => percent(netYield) },
    { name: w.grossYield, of: ({ grossYield }) => percent(grossYield) },
    { name: w.cashOnCash, text: w.cashOnCashText, of: ({ cashOnCash }) => percent(cashOnCash) },
    { name: w.irr, text: w.irrText, isMain: true, of: ({ irr }) => percent(irr) },
    { name: w.payback, text: w.paybackText, of: back },
    { name: w.initial, of: ({ initial }) => formatUSD(initial) },
    { name: w.saleNet, of: ({ sale }) => formatUSD(sale.net) },
  ]
  return (
    <>
      <h2 id={heading} className="text-xl sm:text-2xl">
        {w.compare}
      </h2>
      <section
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
        tabIndex={0}
        className="mt-3 overflow-x-auto rounded-xl border bg-surface-raised shadow-card print:shadow-none"
      >
        <table
          aria-labelledby={heading}
          aria-live="polite"
          className="w-full border-collapse text-left text-sm"
        >
          <thead>
            <tr className="border-b">
              <th scope="col" className="p-3 font-semibold text-ink-muted max-sm:px-2">
                {w.figure}
              </th>
              {plans.map(({ scenario }) => (
                <th
                  key={scenario}
                  scope="col"
                  className="p-3 text-right font-semibold max-sm:px-2 max-sm:text-xs"
                >
                  {w.scenarios[scenario]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, text, isMain, of }) => (
              <tr key={name} className="border-b last:border-b-0">
                <th scope="row" className="p-3 font-semibold max-sm:px-2 sm:min-w-36">
                  {name}
                  {text && (
                    <span className="block max-w-72 font-normal text-ink-muted text-xs max-sm:hidden">
                      {text}
                    </span>
                  )}
                </th>
                {plans.map((plan) => (
                  <td
                    key={plan.scenario}
                    className={
                      isMain
                        ? 'p-3 text-right font-display text-lg tabular max-sm:px-2 sm:text-xl'
                        : 'p-3 text-right tabular max-sm:px-2'
                    }
                  >
                    {of(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Meanings rows={rows} />
    </>
  )
}

/** On phones, where they have no room in the table. */
function Meanings({ rows }: { rows: readonly Row[] }) {
  const { investment: w } = useWords('investment')
  return (
    <details className="mt-2 text-sm sm:hidden print:hidden">
      <summary className="min-h-9 py-1.5 font-semibold text-action">{w.meaning}</summary>
      <dl className="grid gap-1.5">
        {rows.map(
          ({ name, text }) =>
            text && (
              <div key={name}>
                <dt className="inline font-semibold">{name}: </dt>
                <dd className="inline text-ink-muted">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
