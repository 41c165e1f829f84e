import { type ReactNode, useId, useState } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { percentText } from '#client/prices/priceFigures.ts'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import type { Roi, RoiInput, RoiRating } from '#shared/market/roi.ts'
import { FormulaButton } from './FormulaButton.tsx'
import { roiFormula, roiRows } from './roiFormulas.ts'

const tones: Record<RoiRating, Tone> = {
  high: 'positive',
  good: 'positive',
  moderate: 'warning',
  low: 'danger',
}

export function RoiResult({ input, result }: { input: RoiInput; result: Roi }) {
  const { language } = useLanguage()
  const words = useWords('core', 'roi')
  const w = words.roi
  const id = useId()
  const [isExplained, setIsExplained] = useState(false)
  const { formula, figures, rule } = roiFormula(input, result, language, words)
  const isKnown = input.purchasePrice > 0 && (input.monthlyRent > 0 || input.monthlyExpenses > 0)
  return (
    <section aria-label={w.result} className="rounded-lg bg-surface-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 items-end">
          <p aria-live="polite">
            <span className="block text-ink-muted text-sm">{w.result}</span>
            <strong className="wrap-anywhere font-display text-3xl tabular-nums">
              {percentText(result.roi, language, words)}
            </strong>
          </p>
          <FormulaButton
            of={w.result}
            controls={id}
            open={isExplained}
            onPress={() => setIsExplained(!isExplained)}
          />
        </div>
        <p aria-live="polite">
          {isKnown ? (
            <Badge tone={tones[result.rating]} className="text-sm">
              {w.ratings[result.rating]}
            </Badge>
          ) : (
            <span className="text-sm">{input.purchasePrice > 0 ? w.rentHint : w.priceHint}</span>
          )}
        </p>
      </div>
      {isExplained && (
        <div id={id} className="mt-2">
          <Explanation>
            {formula}
            <span className="block tabular">{figures}</span>
            <span className="mt-1 block">{rule}</span>
          </Explanation>
        </div>
      )}
      <dl className="mt-3 grid grid-cols-[1fr_auto] items-center gap-x-4 border-t pt-2 text-sm">
        {roiRows(input, result, language, words).map((row) => (
          <Figure key={row.name} {...row} />
        ))}
      </dl>
    </section>
  )
}

function Figure({ name, value, formula, figures }: ReturnType<typeof roiRows>[number]) {
  const id = useId()
  const [isExplained, setIsExplained] = useState(false)
  return (
    <div className="contents">
      <dt className="flex items-center text-ink-muted">
        {name}
        <FormulaButton
          of={name}
          controls={id}
          open={isExplained}
          onPress={() => setIsExplained(!isExplained)}
        />
      </dt>
      <dd className="wrap-anywhere text-right font-semibold tabular-nums">{value}</dd>
      {isExplained && (
        <dd id={id} className="col-span-2 mb-1">
          <Explanation>
            {formula}
            <span className="block tabular">= {figures}</span>
          </Explanation>
        </dd>
      )}
    </div>
  )
}

function Explanation({ children }: { children: ReactNode }) {
  return <p className="rounded border-action border-l-3 bg-surface-raised px-3 py-2 text-sm">{children}</p>
}
