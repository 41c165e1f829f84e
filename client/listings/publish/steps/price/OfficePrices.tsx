import { useWords } from '#client/core/language.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import { DollarField } from './DollarField.tsx'
import { PriceQuestion } from './PriceQuestion.tsx'

export function OfficePrices() {
  const { publish: w, fieldLabels } = useWords('publish', 'fieldLabels')
  return (
    <FormSection title={w.officePrices} text={w.officePricesText}>
      <div className="grid gap-5 sm:grid-cols-3">
        <DollarField name="pricePerMonth" label={fieldLabels.pricePerMonth} />
        <DollarField name="pricePerDay" label={fieldLabels.pricePerDay} />
        <DollarField name="pricePerHour" label={fieldLabels.pricePerHour} />
      </div>
      <PriceQuestion />
    </FormSection>
  )
}
