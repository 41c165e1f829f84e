import { useController, useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { ChipChoice } from '#client/listings/publish/form/ChipChoice.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { problemText } from '#client/listings/publish/form/problems.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { type FinancingWay, financingWays } from '#shared/listings/listingTypes.ts'
import { AmountField } from './AmountField.tsx'
import { InstalmentNote } from './InstalmentNote.tsx'

/** The ways that it can be paid, and the seller's own terms. */
export function FinancingField() {
  const words = useWords('errors', 'fieldLabels', 'listingFacts', 'listings', 'publish')
  const w = words.listingFacts
  const { trigger } = useFormContext<FormFields>()
  const { field, fieldState } = useController<FormFields, 'financing'>({ name: 'financing' })
  const { value } = field
  const change = (part: Partial<typeof value>) => field.onChange({ ...value, ...part })
  const chosen = financingWays.filter((way) => value[way])
  const hasTerms = value.own || value.downPaymentPercent || value.instalments || value.instalmentAmount
  const isPaid = (way: FinancingWay, ways: readonly FinancingWay[]) => ways.includes(way)
  const figure = (name: 'downPaymentPercent' | 'instalments', inputMode: 'numeric' | 'decimal') => (
    <Field label={w.ask[name]}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          inputMode={inputMode}
          maxLength={6}
          value={value[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          onBlur={() => void trigger('financing')}
        />
      )}
    </Field>
  )
  const error = problemText(fieldState.error?.message, words)
  return (
    <div className="grid min-w-0 gap-4 sm:col-span-2">
      <ChipChoice
        label={words.fieldLabels.financing}
        choices={financingWays}
        chosen={chosen}
        textOf={(way) => words.listings.ways[way]}
        onChange={(ways) =>
          change({ bank: isPaid('bank', ways), own: isPaid('own', ways), afd: isPaid('afd', ways) })
        }
      />
      {hasTerms && (
        <div className="grid gap-5 sm:grid-cols-2">
          {figure('downPaymentPercent', 'decimal')}
          {figure('instalments', 'numeric')}
          <div className="sm:col-span-2">
            <AmountField
              label={w.ask.instalmentAmount}
              amount={value.instalmentAmount}
              currency={value.currency}
              ref={field.ref}
              onChange={({ amount = value.instalmentAmount, currency = value.currency }) =>
                change({ instalmentAmount: amount, currency })
              }
              onBlur={() => void trigger('financing')}
            />
          </div>
        </div>
      )}
      {error && (
        <p role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
      <InstalmentNote />
    </div>
  )
}
