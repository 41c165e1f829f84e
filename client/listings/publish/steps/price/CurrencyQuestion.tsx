import { TriangleAlert } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { isPriceSuspect, mainPrice } from '#client/listings/publish/form/problems.ts'
import { priceFingerprint, priceOf } from '#client/listings/publish/form/toInput.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { Button } from '#client/ui/Button.tsx'
import { traitsOf } from '#shared/listings/traits.ts'
import { priceText, swapped } from './money.ts'

export function CurrencyQuestion() {
  const { publish } = useWords('publish')
  const w = publish.slip
  const rate = useRate()
  const { setValue, setFocus } = useFormContext<FormFields>()
  const fields = useFields()
  const price = priceOf(fields)
  if (!price || !isPriceSuspect(fields, rate)) return null
  const traits = traitsOf(fields)
  const other = swapped(price)
  function resolve(part: 'confirmed' | 'currency') {
    if (part === 'confirmed') setValue('confirmed', priceFingerprint(fields))
    else setValue('currency', other.currency)
    setFocus(mainPrice(traits))
  }
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-warning-soft p-4 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{w.title}</p>
        <p className="mt-0.5 text-ink">{w.text(priceText(price), priceText(other))}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => resolve('confirmed')} className="min-h-11">
            {w.yes}
          </Button>
          {!traits.isOffice && (
            <Button size="sm" onClick={() => resolve('currency')} className="min-h-11">
              {w.change(publish.currencies[other.currency])}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
