import { FilterBar } from '#client/admin/paging/FilterBar.tsx'
import { useWords } from '#client/core/language.tsx'
import { FilterChoice } from '#client/ui/list/FilterChoice.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { moderationStates } from '#shared/listings/moderation.ts'
import { mainCities } from '#shared/places/mainCities.ts'
import type { PropertyFilters as Filters } from './usePropertyFilters.ts'

interface Props {
  filters: Filters
  onChange: (changes: Filters) => void
}

export function PropertyFilters({ filters, onChange }: Props) {
  const { moderation } = useWords('moderation')
  const w = moderation.list
  const choice = (label: string, name: keyof Filters, options: { value: string; label: string }[]) => (
    <FilterChoice
      label={label}
      value={filters[name]}
      options={options}
      onChoose={(value) => onChange({ [name]: value })}
    />
  )
  const { status, city, offer, mark } = filters
  const chosen = [status, city, offer, mark]
  const all = (label: string) => ({ value: '', label })
  return (
    <FilterBar
      label={w.filters}
      active={chosen.filter(Boolean).length}
      search={
        <SearchField
          label={w.search}
          placeholder={w.searchShort}
          value={filters.text ?? ''}
          onSearch={(text) => onChange({ text })}
        />
      }
    >
      {choice(w.status, 'status', [
        all(w.allStatuses),
        ...moderationStates.map((value) => ({ value, label: moderation.statuses[value] })),
      ])}
      {choice(w.city, 'city', [all(w.anyCity), ...mainCities.map((name) => ({ value: name, label: name }))])}
      {choice(w.offer, 'offer', [
        all(w.anyOffer),
        { value: 'sale', label: moderation.offers.sale },
        { value: 'rent', label: moderation.offers.rent },
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
    </FilterBar>
  )
}
