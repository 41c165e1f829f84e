import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { Counter } from '#client/listings/publish/form/Counter.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { FigureField } from '#client/listings/publish/form/TextField.tsx'
import { traitsOf } from '#shared/listings/traits.ts'
import { AmenityChoice } from './facts/AmenityChoice.tsx'
import { OfficeFields } from './facts/OfficeFields.tsx'
import { TextFields } from './facts/TextFields.tsx'

export function FactsStep() {
  const { publish: w, listings } = useWords('publish', 'listings')
  const { control } = useFormContext<FormFields>()
  const [propertyType, transactionType] = useWatch({ control, name: ['propertyType', 'transactionType'] })
  const { isHome, isBuilt, isOffice } = traitsOf({ propertyType, transactionType })
  return (
    <>
      <FormSection title={w.numbers}>
        {isBuilt && (
          <div className="-my-1.5 divide-y">
            {isHome && <Counter name="bedrooms" label={listings.bedrooms} />}
            {!isOffice && <Counter name="bathrooms" label={listings.bathrooms} />}
            <Counter name="parkingSpaces" label={listings.parking} />
            {isOffice && <Counter name="capacity" label={w.capacity} min={1} max={999} />}
          </div>
        )}
        <div className="grid gap-5 sm:grid-cols-3">
          <FigureField name="area" label={w.area} placeholder={w.areaHint} unit={w.squareMeters} />
          {isBuilt && !isOffice && <FigureField name="yearBuilt" label={w.yearBuilt} maxLength={4} />}
          {isBuilt && (
            <FigureField
              name="internetSpeed"
              label={w.internet}
              placeholder={w.internetHint}
              inputMode="numeric"
              maxLength={6}
            />
          )}
        </div>
      </FormSection>
      {isOffice && <OfficeFields />}
      <AmenityChoice />
      <TextFields />
    </>
  )
}
