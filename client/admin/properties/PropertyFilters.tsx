import { X } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { listingStatuses } from '#shared/listings/listingTypes.ts'
import { mainCities } from '#shared/places/mainCities.ts'
import type { PropertyFilters as Filters } from './usePropertyFilters.ts'

interface Props {
  filters: Filters
  onChange: (changes: Filters) => void
  isFiltered: boolean
  onClear: () => void
}

export function PropertyFilters({ filters, onChange, isFiltered, onClear }: Props) {
  const { managing } = useWords('managing')
  const w = managing.list
  const choice = (label: string, name: keyof Filters, options: { value: string; label: string }[]) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={filters[name] ?? options[0]?.value ?? ''}
          options={options}
          onChoose={(value) => onChange({ [name]: value === options[0]?.value ? '' : value })}
        />
      )}
    </Field>
  )
  const all = (label: string) => ({ value: '', label })
  return (
    <section aria-label={w.filters} className="grid grid-cols-1 gap-3">
      <SearchField
        label={w.search}
        value={filters.text ?? ''}
        onSearch={(text) => onChange({ text })}
        className="max-w-xl"
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        {choice(w.status, 'status', [
          all(w.allStatuses),
          ...listingStatuses.map((value) => ({ value, label: managing.statuses[value] })),
        ])}
        {choice(w.city, 'city', [
          all(w.anyCity),
          ...mainCities.map((name) => ({ value: name, label: name })),
        ])}
        {choice(w.offer, 'offer', [
          all(w.anyOffer),
          { value: 'sale', label: managing.offers.sale },
          { value: 'rent', label: managing.offers.rent },
        ])}
        {choice(w.marks, 'mark', [
          all(w.anyMark),
          { value: 'featured', label: w.onlyFeatured },
          { value: 'changed', label: w.onlyChanged },
        ])}
        {choice(
          w.sort,
          'sort',
          Object.entries(w.sorts).map(([value, label]) => ({ value, label })),
        )}
      </div>
      {isFiltered && (
        <Button
          variant="quiet"
          size="sm"
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onClear}
          className="min-h-11 justify-self-start"
        >
          {w.clear}
        </Button>
      )}
    </section>
  )
}
