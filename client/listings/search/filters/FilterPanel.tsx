import { useWords } from '#client/core/language.tsx'
import { propertyTypes, type TransactionType } from '#shared/listings/listingTypes.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { CountChoices } from './CountChoices.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filterProps.ts'
import { toggled, toggledIn } from './filters.ts'
import { MoreFilters } from './MoreFilters.tsx'
import { PriceFilter } from './PriceFilter.tsx'
import { priceUnit } from './priceScale.ts'

const mainTransactions: readonly TransactionType[] = ['sale', 'rent']
const flags = ['featured', 'allowsShortTerm', 'airbnbActive'] as const

export interface FilterPanelProps extends FilterProps {
  transaction: TransactionType | undefined
}

export function FilterPanel({ search, change, counts, transaction }: FilterPanelProps) {
  const { listings, search: w } = useWords('listings', 'search')
  const flagNames = { featured: w.featured, allowsShortTerm: w.shortTerm, airbnbActive: w.airbnb }
  const hasPrice = search.minPrice !== undefined || search.maxPrice !== undefined
  const transactions =
    search.transactionType === 'both' ? [...mainTransactions, 'both' as const] : mainTransactions
  return (
    <div className="flex flex-col gap-6">
      <FilterGroup title={w.transaction}>
        <ChoiceChips
          options={transactions.map((value) => ({
            value,
            label: listings.transactions[value],
            // It would clear the price, with which it was counted.
            isUncounted: hasPrice && (value === 'rent') !== (search.transactionType === 'rent'),
          }))}
          isChosen={(value) => search.transactionType === value}
          onPress={(value) => change({ transactionType: toggled(search.transactionType, value) })}
          counts={counts?.transactionType}
        />
      </FilterGroup>
      <FilterGroup title={w.type}>
        <ChoiceChips
          options={propertyTypes.map((value) => ({ value, label: listings.types[value] }))}
          isChosen={(value) => search.propertyType?.includes(value) ?? false}
          onPress={(value) => change({ propertyType: toggledIn(search.propertyType, value) })}
          counts={counts?.propertyType}
        />
      </FilterGroup>
      <PriceFilter
        range={{ minPrice: search.minPrice, maxPrice: search.maxPrice }}
        unit={priceUnit(transaction)}
        onChange={change}
      />
      <CountChoices among="main" search={search} change={change} counts={counts} />
      <FilterGroup title={w.extras}>
        <ChoiceChips
          options={flags.map((value) => ({ value, label: flagNames[value] }))}
          isChosen={(flag) => search[flag] === true}
          onPress={(flag) => change({ [flag]: toggled(search[flag], true) })}
          counts={flagCounts(counts)}
        />
      </FilterGroup>
      <MoreFilters search={search} change={change} counts={counts} />
    </div>
  )
}

function flagCounts(counts: FilterProps['counts']): Record<string, number> | undefined {
  if (!counts) return undefined
  return Object.fromEntries(flags.map((flag) => [flag, counts[flag]?.true ?? 0]))
}
