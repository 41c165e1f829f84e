import { useEffect, useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import { MoneyInput } from '#client/currency/MoneyInput.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'
import { calculatorCities } from './fields.ts'
import { NeighborhoodField } from './NeighborhoodField.tsx'
import type { Calculator } from './useCalculator.ts'

export function CalculatorForm({ calculator }: { calculator: Calculator }) {
  const { calculator: w, listings, prices } = useWords('calculator', 'listings', 'prices')
  const { fields, listedOnly, change, problems, failure, isBusy, submissions } = calculator
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submissions.rejected === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [submissions.rejected])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void calculator.submit()
      }}
      className="grid gap-4 rounded-xl border bg-surface-raised p-5 shadow-card lg:sticky lg:top-20"
    >
      <SegmentedChoice
        label={w.kind}
        choices={priceKinds.map((value) => ({ value, label: prices.kinds[value] }))}
        value={fields.transactionType}
        onChoose={(transactionType) => change({ transactionType })}
      />
      <Field label={w.city}>
        {(control) => (
          <Select
            {...control}
            options={calculatorCities.map((value) => ({ value, label: value }))}
            value={fields.city}
            onChoose={(city) => change(listedOnly ? { city } : { city, neighborhood: '' })}
          />
        )}
      </Field>
      <NeighborhoodField calculator={calculator} />
      <Field label={w.type}>
        {(control) => (
          <Select
            {...control}
            options={propertyTypes.map((value) => ({ value, label: listings.types[value] }))}
            value={fields.propertyType}
            onChoose={(propertyType) => change({ propertyType })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Field label={w.area} required error={problems.area}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              placeholder={w.areaHint}
              value={fields.area}
              onChange={(event) => change({ area: event.target.value })}
              className="tabular"
            />
          )}
        </Field>
        <Field label={w.price[fields.transactionType]} required error={problems.priceUSD}>
          {(control) => (
            <MoneyInput
              {...control}
              currency="USD"
              placeholder={w.priceHint[fields.transactionType]}
              value={fields.priceUSD}
              onChange={(priceUSD) => change({ priceUSD })}
              className="tabular"
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={isBusy} className="mt-1">
        {isBusy ? w.busy : w.submit}
      </Button>
      {failure && <p className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">{failure}</p>}
    </form>
  )
}
