import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { priceOf } from '#client/listings/publish/form/toInput.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { RoiResult } from '#client/prices/roi/RoiResult.tsx'
import { Slider } from '#client/ui/form/Slider.tsx'
import { formatUSD } from '#shared/core/money.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { calculateRoi, defaultExpenses, occupancyRange } from '#shared/market/roi.ts'
import { DollarField } from './DollarField.tsx'
import { dollarsOf } from './money.ts'

export function InvestmentFields() {
  const { publish, propertyDetails, fieldLabels } = useWords('publish', 'propertyDetails', 'fieldLabels')
  const w = publish.investment
  const rate = useRate()
  const fields = useFields()
  const occupancy = useController<FormFields, 'expectedOccupancy'>({ name: 'expectedOccupancy' }).field
  const monthlyRent = readUnsigned(fields.expectedMonthlyRent) ?? 0
  const estimatedExpenses = defaultExpenses(monthlyRent)
  const price = priceOf(fields)
  const input = {
    monthlyRent,
    monthlyExpenses: readUnsigned(fields.monthlyExpenses) ?? estimatedExpenses,
    occupancy: occupancy.value,
    purchasePrice: price ? dollarsOf(price, rate) : 0,
  }
  return (
    <FormSection title={w.title} text={w.text} isOptional>
      <div className="grid gap-5 sm:grid-cols-2">
        <DollarField name="expectedMonthlyRent" label={fieldLabels.expectedMonthlyRent} />
        <DollarField
          name="monthlyExpenses"
          label={fieldLabels.monthlyExpenses}
          hint={monthlyRent > 0 ? w.expensesHelp(formatUSD(estimatedExpenses)) : undefined}
        />
      </div>
      {monthlyRent > 0 && (
        <>
          <div>
            <p className="flex justify-between font-semibold text-sm">
              {propertyDetails.investment.occupancy}
              <output className="tabular">{occupancy.value} %</output>
            </p>
            <Slider
              value={[occupancy.value]}
              {...occupancyRange}
              labels={[propertyDetails.investment.occupancy]}
              textOf={(value) => `${value} %`}
              onChange={([value]) => value !== undefined && occupancy.onChange(value)}
            />
          </div>
          <RoiResult input={input} result={calculateRoi(input)} />
        </>
      )}
    </FormSection>
  )
}
