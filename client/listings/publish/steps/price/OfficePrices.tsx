import { useWords } from '#client/core/language.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import { CurrencyQuestion } from './CurrencyQuestion.tsx'
import { DollarField } from './DollarField.tsx'

export function OfficePrices() {
  const { publish: w } = useWords('publish')
  return (
    <FormSection title={w.officePrices} text={w.officePricesText}>
      <div className="grid gap-5 sm:grid-cols-3">
        <DollarField name="pricePerMonth" label={w.pricePerMonth} />
        <DollarField name="pricePerDay" label={w.pricePerDay} />
        <DollarField name="pricePerHour" label={w.pricePerHour} />
      </div>
      <CurrencyQuestion />
    </FormSection>
  )
}
