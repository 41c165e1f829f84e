import { useWords } from '#client/core/language.tsx'
import { countedFilters, filterRow } from '#shared/search/listingSearch.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filterProps.ts'
import { toggled } from './filters.ts'

export const countsIn = (among: 'main' | 'more') =>
  countedFilters.filter((name) => filterRow(name).offered?.among === among)

interface CountChoicesProps extends FilterProps {
  among: 'main' | 'more'
}

/** "3+ dormitorios" and the like. */
export function CountChoices({ among, search, change, counts }: CountChoicesProps) {
  const { search: w } = useWords('search')
  return countsIn(among).map((name) => {
    const { upTo = 0 } = filterRow(name).offered ?? {}
    const label = w.fields[name]
    const options = Array.from({ length: upTo }, (_, at) => ({
      value: at + 1,
      label: w.atLeast(at + 1),
      screenReaderText: label,
    }))
    return (
      <FilterGroup key={name} title={label.charAt(0).toUpperCase() + label.slice(1)}>
        <ChoiceChips
          options={options}
          isChosen={(value) => search[name] === value}
          onPress={(value) => change({ [name]: toggled(search[name], value) })}
          counts={counts?.[name]}
        />
      </FilterGroup>
    )
  })
}
