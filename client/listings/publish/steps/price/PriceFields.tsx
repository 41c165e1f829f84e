import { useFormContext, useWatch } from 'react-hook-form'
import { formatNumber } from '#client/core/format.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { MoneyField } from '#client/listings/publish/form/MoneyField.tsx'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { defaultLanguage } from '#shared/core/language.ts'
import { priceText } from '#shared/core/money.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { purposeOf } from '#shared/listings/priceDoubts.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { areaUnitOf, perUnitText } from '#shared/market/areaUnit.ts'
import { DollarField } from './DollarField.tsx'
import { converted, dollarsOf, wholeText } from './money.ts'
import { PriceQuestion } from './PriceQuestion.tsx'

export function PriceFields() {
  const { publish: w, fieldLabels } = useWords('publish', 'fieldLabels')
  const rate = useRate()
  const { control, setValue, trigger } = useFormContext<FormFields>()
  const [propertyType, transactionType, amountText, currency, area, otherText, otherCurrency] = useWatch({
    control,
    name: ['propertyType', 'transactionType', 'amount', 'currency', 'area', 'otherAmount', 'otherCurrency'],
  })
  const { forSale, forRent } = traitsOf({ propertyType, transactionType })
  const amount = readUnsigned(amountText) ?? 0
  const price = { amount, currency }
  const size = readUnsigned(area) ?? 0
  const unit = areaUnitOf(propertyType, size)
  const other = readUnsigned(otherText) ?? 0
  const otherPrice = priceText({ amount: other, currency: otherCurrency })
  return (
    <FormSection title={w.steps.price}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SegmentedChoice
          label={w.currency}
          choices={currencies.map((value) => ({ value, label: w.currencies[value] }))}
          value={currency}
          onChoose={(value) => {
            setValue('currency', value)
            if (amount > 0) void trigger('amount')
          }}
        />
        <MoneyField
          name="amount"
          currency={currency}
          onCurrency={(named) => setValue('currency', named)}
          label={w.priceTitle[transactionType]}
          placeholder={(transactionType === 'rent' ? w.rentHint : w.priceHint)[currency]}
          unit={currency === 'PYG' ? 'Gs.' : 'US$'}
          hint={
            amountText === '' && other > 0 ? w.otherPrice[purposeOf(transactionType)](otherPrice) : undefined
          }
          required
        />
      </div>
      <PriceQuestion />
      {amount > 0 && (
        <p className="text-ink-muted tabular" aria-live="polite">
          <strong className="font-semibold text-ink">
            {w.equals(priceText(price), wholeText(converted(price, rate)))}
          </strong>
          {forSale && size > 0 && (
            <span className="block">{w[unit](perUnitText(dollarsOf(price, rate) / size, unit))}</span>
          )}
          <span className="block text-sm">{w.rateNote(formatNumber(rate, defaultLanguage))}</span>
        </p>
      )}
      {forSale && forRent && (
        <DollarField name="pricePerMonth" label={fieldLabels.pricePerMonth} hint={w.alsoRentHelp} />
      )}
    </FormSection>
  )
}
