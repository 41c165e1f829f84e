import { useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import type { MarketAddress } from '#shared/market/marketAddress.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'

interface MarketFiltersProps {
  address: MarketAddress
  cities: readonly string[]
  onChange: (part: Partial<MarketAddress>) => void
}

export function MarketFilters({ address, cities, onChange }: MarketFiltersProps) {
  const { listings, neighborhoods: w, prices } = useWords('listings', 'neighborhoods', 'prices')
  const { propertyType = 'apartment', transactionType = 'sale', city } = address
  const named = city === undefined || cities.includes(city) ? cities : [city, ...cities]
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={w.type}>
        {(control) => (
          <Select
            {...control}
            options={propertyTypes.map((value) => ({ value, label: listings.types[value] }))}
            value={propertyType}
            onChoose={(type) => onChange({ propertyType: type === 'apartment' ? undefined : type })}
          />
        )}
      </Field>
      <Field label={w.kind}>
        {(control) => (
          <Select
            {...control}
            options={priceKinds.map((value) => ({ value, label: prices.kinds[value] }))}
            value={transactionType}
            onChoose={(kind) => onChange({ transactionType: kind === 'sale' ? undefined : kind })}
          />
        )}
      </Field>
      <Field label={w.city}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: '', label: w.allCities }, ...named.map((value) => ({ value, label: value }))]}
            value={city ?? ''}
            onChoose={(chosen) => onChange({ city: chosen || undefined })}
          />
        )}
      </Field>
    </div>
  )
}
