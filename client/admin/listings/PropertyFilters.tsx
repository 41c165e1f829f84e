import { useWords } from '#client/core/language.tsx'
import { ClearFilters } from '#client/ui/list/ClearFilters.tsx'
import { FilterChoice } from '#client/ui/list/FilterChoice.tsx'
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
  const { managed } = useWords('managed')
  const w = managed.list
  const choice = (label: string, name: keyof Filters, options: { value: string; label: string }[]) => (
    <FilterChoice
      label={label}
      value={filters[name]}
      options={options}
      onChoose={(value) => onChange({ [name]: value })}
    />
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 max-sm:[&>:last-child]:col-span-full">
        {choice(w.status, 'status', [
          all(w.allStatuses),
          ...listingStatuses.map((value) => ({ value, label: managed.statuses[value] })),
        ])}
        {choice(w.city, 'city', [
          all(w.anyCity),
          ...mainCities.map((name) => ({ value: name, label: name })),
        ])}
        {choice(w.offer, 'offer', [
          all(w.anyOffer),
          { value: 'sale', label: managed.offers.sale },
          { value: 'rent', label: managed.offers.rent },
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
      {isFiltered && <ClearFilters text={w.clear} onClear={onClear} />}
    </section>
  )
}
