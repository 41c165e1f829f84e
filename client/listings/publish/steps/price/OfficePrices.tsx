import { useWords } from '#client/core/language.tsx'
import { Part } from '#client/listings/publish/form/Part.tsx'
import { DollarField } from './DollarField.tsx'
import { SlipQuestion } from './SlipQuestion.tsx'

/** What a flexible office costs: by the month, the day, the hour, whichever it is let by. */
export function OfficePrices() {
  const { publish: w } = useWords('publish')
  return (
    <Part title={w.officePrices} text={w.officePricesText}>
      <div className="grid gap-5 sm:grid-cols-3">
        <DollarField name="pricePerMonth" label={w.pricePerMonth} />
        <DollarField name="pricePerDay" label={w.pricePerDay} />
        <DollarField name="pricePerHour" label={w.pricePerHour} />
      </div>
      <SlipQuestion />
    </Part>
  )
}
