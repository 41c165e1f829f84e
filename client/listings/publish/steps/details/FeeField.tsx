import { useController, useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { ChipChoice } from '#client/listings/publish/form/ChipChoice.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { problemText } from '#client/listings/publish/form/problems.ts'
import { feeItems } from '#shared/listings/listingTypes.ts'
import { AmountField } from './AmountField.tsx'

/** What is paid, or comes in, each month; of a fee also what it pays for. */
export function FeeField({ name }: { name: 'maintenanceFee' | 'currentRent' }) {
  const words = useWords('errors', 'fieldLabels', 'listingFacts', 'publish')
  const { trigger } = useFormContext<FormFields>()
  const { field, fieldState } = useController<FormFields, typeof name>({ name })
  const { value } = field
  return (
    <div className="grid min-w-0 gap-3 sm:col-span-2">
      <AmountField
        label={words.fieldLabels[name]}
        amount={value.amount}
        currency={value.currency}
        ref={field.ref}
        error={problemText(fieldState.error?.message, words)}
        onChange={(change) => field.onChange({ ...value, ...change })}
        onBlur={() => value.amount.trim() !== '' && void trigger(name)}
      />
      {'includes' in value && value.amount.trim() !== '' && (
        <ChipChoice
          label={words.listingFacts.ask.includes}
          choices={feeItems}
          chosen={value.includes}
          textOf={(item) => words.listingFacts.feeItems[item]}
          onChange={(includes) => field.onChange({ ...value, includes })}
        />
      )}
    </div>
  )
}
