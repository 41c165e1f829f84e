import { useWords } from '#client/core/language.tsx'
import type { FilterProps } from '#client/listings/search/filters/filterProps.ts'
import { Select } from '#client/ui/form/Select.tsx'
import type { SentenceSort } from '#shared/search/sentence/criteria.ts'
import { filtersOfSorting, sortChoices, sortingOf } from './sorting.ts'

interface SortSelectProps extends FilterProps {
  parsedSort: SentenceSort | undefined
}

export function SortSelect({ search, change, parsedSort }: SortSelectProps) {
  const { search: w } = useWords('search')
  return (
    <Select
      aria-label={w.sort}
      options={sortChoices(search, w, parsedSort)}
      value={sortingOf(search, parsedSort)}
      onChoose={(sorting) => change(filtersOfSorting(sorting, search.searchQuery !== undefined))}
      className="min-w-28 flex-1 max-sm:[&>select]:pr-7 max-sm:[&>select]:pl-3 max-sm:[&>svg]:right-2 sm:max-w-64"
    />
  )
}
