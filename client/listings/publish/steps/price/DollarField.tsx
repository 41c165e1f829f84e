import { useFormContext, useWatch } from 'react-hook-form'
import { useRate } from '#client/currency/currency.api.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { FigureField, type TextName } from '#client/listings/publish/form/TextField.tsx'
import { formatPYG, toPYG } from '#shared/core/money.ts'
import { readAmount } from '#shared/core/readAmount.ts'

interface DollarFieldProps {
  name: TextName
  label: string
  hint?: string
}

export function DollarField({ name, label, hint }: DollarFieldProps) {
  const rate = useRate()
  const { control } = useFormContext<FormFields>()
  const amount = readAmount(useWatch({ control, name })) ?? 0
  return (
    <FigureField
      name={name}
      label={label}
      hint={amount > 0 ? <span className="tabular">≈ {formatPYG(toPYG(amount, rate))}</span> : hint}
    />
  )
}
