import { useLanguage, useWords } from '#client/core/language.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { Calculation } from '#shared/prices/prices.ts'
import { givenPercentText } from './priceFigures.ts'

/** Estimate, range, usual error and what each known fact adds. Nothing without an estimate. */
export function EstimateSummary(props: {
  standing: Pick<Calculation, 'estimate' | 'corrections' | 'transactionType'>
}) {
  const { language } = useLanguage()
  const words = useWords('core', 'prices')
  const w = words.prices.estimate
  const { estimate, corrections, transactionType } = props.standing
  if (!estimate) return null
  const percent = (value: number) => givenPercentText(value, language, words)
  const { price, low, high, typicalErrorPercent } = estimate
  return (
    <div className="grid gap-1">
      <p>
        {w.price[transactionType]} <strong className="tabular">{formatUSD(price)}</strong>
        {'. '}
        {w.range(formatUSD(low), formatUSD(high))}
        {typicalErrorPercent !== null && ` ${w.error(percent(Math.round(typicalErrorPercent)))}`}
      </p>
      {corrections.length > 0 && (
        <p className="text-ink-muted text-sm">
          {w.corrected}{' '}
          {corrections
            .map(({ fact, percent: value }) => {
              const reason = w.facts[fact]
              return w.correction(
                `${value < 0 ? '−' : '+'}${percent(Math.abs(value))}`,
                typeof reason === 'string' ? reason : reason[value < 0 ? 'less' : 'more'],
              )
            })
            .join(', ')}
          .
        </p>
      )}
    </div>
  )
}
