import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { pricesFor } from '#client/listings/publish/form/pricesFor.ts'
import { TextField } from '#client/listings/publish/form/TextField.tsx'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { type TransactionType, transactionTypes } from '#shared/listings/listingTypes.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { PositionFields } from './position/PositionFields.tsx'
import { TypeChoice } from './TypeChoice.tsx'

interface PlaceStepProps {
  /** Above the fields. */
  cities?: ReactNode
  marksAddress?: boolean
}

export function PlaceStep({ cities, marksAddress }: PlaceStepProps) {
  const { publish: w, listings, fieldLabels } = useWords('publish', 'listings', 'fieldLabels')
  const { control, getValues, setValue } = useFormContext<FormFields>()
  const [propertyType, transactionType] = useWatch({ control, name: ['propertyType', 'transactionType'] })
  const { isOffice } = traitsOf({ propertyType, transactionType })
  function chooseTransaction(next: TransactionType): void {
    for (const [name, value] of pricesFor(getValues(), next)) setValue(name, value)
    setValue('transactionType', next)
  }
  return (
    <>
      <FormSection title={w.what}>
        <TypeChoice value={propertyType} onChoose={(type) => setValue('propertyType', type)} />
        {isOffice ? (
          <p className="rounded-lg bg-action-soft px-4 py-3 text-action text-sm">{w.officeNote}</p>
        ) : (
          <SegmentedChoice
            label={fieldLabels.transactionType}
            choices={transactionTypes.map((value) => ({ value, label: listings.transactions[value] }))}
            value={transactionType}
            onChoose={chooseTransaction}
          />
        )}
      </FormSection>
      <FormSection title={w.where}>
        {cities}
        <PlaceFields />
        <TextField
          name="address"
          required={marksAddress}
          label={fieldLabels.address}
          placeholder={w.addressHint}
          maxLength={200}
          autoComplete="street-address"
        />
        <PositionFields />
      </FormSection>
    </>
  )
}
