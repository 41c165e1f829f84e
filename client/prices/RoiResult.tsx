import { formatNumber } from '#client/core/format.ts'
import { useLanguage } from '#client/core/language.tsx'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import { formatUSD } from '#shared/money.ts'
import type { Roi, RoiInput, RoiRating } from '#shared/roi.ts'

const tones: Record<RoiRating, Tone> = {
  high: 'positive',
  good: 'positive',
  moderate: 'warning',
  low: 'danger',
}

/** What the calculator comes to; told again to those who listen when it changes. */
export function RoiResult({ input, result }: { input: RoiInput; result: Roi }) {
  const { language, words } = useLanguage()
  const w = words.prices.roi
  const rows = [
    [w.effectiveRent, formatUSD(result.effectiveMonthlyRent)],
    [w.annualIncome, formatUSD(result.annualIncome)],
    [w.annualExpenses, formatUSD(input.monthlyExpenses * 12)],
    [w.annualNet, formatUSD(result.annualNet)],
    [w.dailyRate, formatUSD(result.averageDailyRate)],
  ] as const
  return (
    <section aria-label={w.result} className="rounded-lg bg-surface-sunken p-4">
      <div aria-live="polite" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {input.purchasePrice > 0 ? (
          <>
            <p>
              <span className="block text-ink-muted text-sm">{w.result}</span>
              <strong className="font-display text-3xl tabular-nums">
                {formatNumber(result.roi, language, 1)} %
              </strong>
            </p>
            <Badge tone={tones[result.rating]} className="text-sm">
              {w.ratings[result.rating]}
            </Badge>
          </>
        ) : (
          <p className="font-semibold">{w.priceHint}</p>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t pt-3 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
