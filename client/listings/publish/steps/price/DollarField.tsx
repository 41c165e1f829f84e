import { useFormContext, useWatch } from 'react-hook-form'
import { useRate } from '#client/currency/currency.api.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { MoneyField } from '#client/listings/publish/form/MoneyField.tsx'
import type { TextName } from '#client/listings/publish/form/TextField.tsx'
import { formatPYG, toPYG } from '#shared/core/money.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'

interface DollarFieldProps {
  name: TextName
  label: string
  hint?: string
}

export function DollarField({ name, label, hint }: DollarFieldProps) {
  const rate = useRate()
  const { control } = useFormContext<FormFields>()
  const amount = readUnsigned(useWatch({ control, name })) ?? 0
  return (
    <MoneyField
      name={name}
      label={label}
      currency="USD"
      hint={amount > 0 ? <span className="tabular">≈ {formatPYG(toPYG(amount, rate))}</span> : hint}
    />
  )
}
