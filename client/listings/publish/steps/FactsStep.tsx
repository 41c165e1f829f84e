import { Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { Counter } from '#client/listings/publish/form/Counter.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { FigureField } from '#client/listings/publish/form/TextField.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import {
  counterNames,
  type FieldName,
  isApplicable,
  rowOf,
  typedNames,
  typedOf,
} from '#shared/listings/listingFields.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { AmenityChoice } from './facts/AmenityChoice.tsx'
import { OfficeFields } from './facts/OfficeFields.tsx'
import { TextFields } from './facts/TextFields.tsx'

const isFact = (name: FieldName) => rowOf(name).step === 'facts' && !rowOf(name).isMore
const counters = counterNames.filter(isFact)
const figures = typedNames.filter(isFact)

const MoreDetails = lazyPart(
  () => import('./details/MoreDetails.tsx').then(({ MoreDetails }) => MoreDetails),
  'listingFacts',
)

export function FactsStep() {
  const { publish: w, fieldLabels } = useWords('publish', 'fieldLabels')
  const { control } = useFormContext<FormFields>()
  const [propertyType, transactionType] = useWatch({ control, name: ['propertyType', 'transactionType'] })
  const traits = traitsOf({ propertyType, transactionType })
  const counted = counters.filter((name) => isApplicable(name, traits))
  return (
    <>
      <FormSection title={w.numbers}>
        {counted.length > 0 && (
          <div className="-my-1.5 divide-y">
            {counted.map((name) => (
              <Counter key={name} name={name} label={fieldLabels[name]} />
            ))}
          </div>
        )}
        <div className="grid gap-5 sm:grid-cols-3">
          {figures
            .filter((name) => isApplicable(name, traits))
            .map((name) => {
              const { unit, example } = rowOf(name)
              const { isWhole, max } = typedOf(name)
              return (
                <FigureField
                  key={name}
                  name={name}
                  label={fieldLabels[name]}
                  unit={unit}
                  placeholder={example === undefined ? undefined : w.example(example)}
                  {...(isWhole && { inputMode: 'numeric', maxLength: String(max).length })}
                />
              )
            })}
        </div>
      </FormSection>
      <Suspense fallback={<Skeleton className="h-28 rounded-xl" />}>
        <MoreDetails step="facts" />
      </Suspense>
      {traits.isOffice && <OfficeFields />}
      <AmenityChoice />
      <TextFields />
    </>
  )
}
