import { useWords } from '#client/core/language.tsx'
import { Select } from '#client/ui/Select.tsx'
import type { FilterProps } from './filterProps.ts'
import { filtersOfSorting, sortChoices, sortingOf } from './sorting.ts'

/** In which order the results stand. */
export function SortSelect({ search, change }: FilterProps) {
  const { listings: w } = useWords()
  return (
    <Select
      aria-label={w.sort}
      options={sortChoices(search, w)}
      value={sortingOf(search)}
      onChoose={(sorting) => change(filtersOfSorting(sorting, search.searchQuery !== undefined))}
      className="min-w-0 flex-1 sm:max-w-64"
    />
  )
}
