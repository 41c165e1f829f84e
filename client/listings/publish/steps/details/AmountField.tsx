import type { Ref } from 'react'
import { useWords } from '#client/core/language.tsx'
import { MoneyInput } from '#client/currency/MoneyInput.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { type Currency, currencies } from '#shared/currency/currencies.ts'

interface Props {
  label: string
  amount: string
  currency: Currency
  onChange: (change: { amount?: string; currency?: Currency }) => void
  onBlur?: () => void
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** The same in both languages. */
const signs = { USD: 'US$', PYG: 'Gs.' } satisfies Record<Currency, string>

/** An amount in either currency. */
export function AmountField({ label, amount, currency, onChange, onBlur, error, ref }: Props) {
  const { listingFacts: w } = useWords('listingFacts')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-end gap-3">
      <Field label={label} error={error}>
        {(control) => (
          <MoneyInput
            {...control}
            ref={ref}
            value={amount}
            currency={currency}
            onChange={(text) => onChange({ amount: text })}
            onCurrency={(named) => onChange({ currency: named })}
            onBlur={onBlur}
            className="tabular"
          />
        )}
      </Field>
      <Select
        aria-label={`${label}: ${w.ask.currency}`}
        options={currencies.map((value) => ({ value, label: signs[value] }))}
        value={currency}
        onChoose={(chosen) => onChange({ currency: chosen })}
        className={error ? 'self-start pt-6.5' : undefined}
      />
    </div>
  )
}
