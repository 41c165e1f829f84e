import { useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { type DoubtfulPrice, doubtfulPrices } from '#client/listings/publish/form/doubts.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { priceFingerprint } from '#client/listings/publish/form/toInput.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { Button } from '#client/ui/Button.tsx'
import { FormQuestion } from '#client/ui/form/FormQuestion.tsx'
import { priceText } from '#shared/core/money.ts'
import { labelOf } from '#shared/listings/listingFields.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { swapped } from './money.ts'

export function PriceQuestion() {
  const words = useWords('fieldLabels', 'publish')
  const w = words.publish.slip
  const rate = useRate()
  const { setValue, setFocus } = useFormContext<FormFields>()
  const fields = useFields()
  const doubts = doubtfulPrices(fields, rate)
  const [first] = doubts
  if (!first) return null
  const { isOffice } = traitsOf(fields)
  const isMain = first.at === 'amount' || isOffice
  const other = swapped(first.price)
  const titles: { [Kind in DoubtfulPrice['kind']]?: string } = {
    other_currency: w.title,
    sale_price: w.salePriceTitle,
    instalment: w.instalmentTitle,
  }
  function textOf({ at, kind, price }: DoubtfulPrice): string {
    if (kind === 'asked') return fields.suspicion
    const typed = w.typed(priceText(price))
    if (kind === 'sale_price') return `${typed} ${w.salePrice}`
    if (kind === 'instalment') return `${typed} ${w.instalment}`
    if (kind === 'other_currency') return `${typed} ${w.otherCurrency(priceText(swapped(price)))}`
    const text = `${typed} ${kind === 'too_small' ? w.tooSmall : w.tooBig}`
    return at === 'amount' ? text : `${labelOf(at, words.fieldLabels)}: ${text}`
  }
  return (
    <FormQuestion title={titles[first.kind] ?? w.unlikely} texts={doubts.map(textOf)}>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setValue('confirmed', priceFingerprint(fields))
          setFocus(first.at)
        }}
        className="min-h-11"
      >
        {w.yes}
      </Button>
      {isMain && !isOffice && first.kind === 'sale_price' && (
        <Button
          size="sm"
          onClick={() => {
            setValue('transactionType', 'sale')
            setFocus(first.at)
          }}
          className="min-h-11"
        >
          {w.toSale}
        </Button>
      )}
      {isMain && !isOffice && first.kind === 'other_currency' && (
        <Button
          size="sm"
          onClick={() => {
            setValue('currency', other.currency)
            setFocus(first.at)
          }}
          className="min-h-11"
        >
          {w.change(words.publish.currencies[other.currency])}
        </Button>
      )}
    </FormQuestion>
  )
}
