import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { ChipChoice } from '#client/listings/publish/form/ChipChoice.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'

const choices = ['included', 'added'] as const

/** In the price, on top of it, or not stated. */
export function VatField() {
  const { fieldLabels, listingFacts: w } = useWords('fieldLabels', 'listingFacts')
  const { field } = useController<FormFields, 'vatIncluded'>({ name: 'vatIncluded' })
  const current = field.value === null ? undefined : choices[field.value ? 0 : 1]
  return (
    <ChipChoice
      label={fieldLabels.vatIncluded}
      choices={choices}
      chosen={current ? [current] : []}
      textOf={(choice) => w.vat[choice]}
      onChange={(chosen) => {
        const next = chosen.find((choice) => choice !== current)
        field.onChange(next ? next === 'included' : null)
      }}
    />
  )
}
