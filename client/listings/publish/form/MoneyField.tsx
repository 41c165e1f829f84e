import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { MoneyInput } from '#client/currency/MoneyInput.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import type { Currency } from '#shared/currency/currencies.ts'
import type { FormFields } from './fields.ts'
import { problemText } from './problems.ts'
import { type TextName, Unit } from './TextField.tsx'

interface MoneyFieldProps {
  name: TextName
  label: ReactNode
  currency: Currency
  onCurrency?: (currency: Currency) => void
  hint?: ReactNode
  placeholder?: string
  required?: boolean
  unit?: string
}

export function MoneyField({ name, label, hint, required, unit, ...money }: MoneyFieldProps) {
  const words = useWords('errors', 'publish')
  const { trigger } = useFormContext<FormFields>()
  const { field, fieldState } = useController<FormFields, TextName>({ name })
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={problemText(fieldState.error?.message, words)}
    >
      {(control) => (
        <span className="relative block">
          <MoneyInput
            {...control}
            {...money}
            ref={field.ref}
            name={name}
            value={field.value}
            onChange={field.onChange}
            onBlur={(event) => {
              field.onBlur()
              if (event.target.value.trim() !== '') void trigger(name)
            }}
            className={unit ? 'pr-14! tabular' : 'tabular'}
          />
          <Unit text={unit} />
        </span>
      )}
    </Field>
  )
}
