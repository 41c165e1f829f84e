import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { MoneyInput } from '#client/currency/MoneyInput.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { type PlanFigure, planFigures } from '#shared/market/investment/investment.ts'
import type { PlanFields } from './usePlan.ts'

export function FigureField({ name, fields }: { name: PlanFigure; fields: PlanFields }) {
  const { language } = useLanguage()
  const { investment: w } = useWords('investment')
  const { unit, min, max } = planFigures[name]
  const { label, hint } = w.figures[name]
  const limit = (value: number) => formatNumber(value, language)
  const error = fields.isWrong(name) ? w.outOfRange(limit(min), limit(max)) : undefined
  const value = fields.text(name)
  const type = (text: string) => fields.type(name, text)
  return (
    <Field label={label} hint={hint} error={error} required={name === 'price'}>
      {(control) =>
        unit === 'usd' ? (
          <MoneyInput {...control} currency="USD" value={value} onChange={type} className="tabular" />
        ) : (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={value}
            onChange={(event) => type(event.target.value)}
            className="tabular"
          />
        )
      }
    </Field>
  )
}
