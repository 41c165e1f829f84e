import { useWords } from '#client/core/language.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { financingWays, stages } from '#shared/listings/listingTypes.ts'
import { AreaFilter } from './AreaFilter.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filterProps.ts'
import { toggled, toggledIn } from './filters.ts'
import { NumberField } from './NumberField.tsx'

const yearsAhead = 6
const flags = ['acceptsBarter', 'roomOnly', 'groundFloor', 'withoutGuarantor'] as const

/** By what only some listings state: those that do not are left out. */
export function FactFilters({ search, change, counts }: FilterProps) {
  const { listings, search: words } = useWords('listings', 'search')
  const w = words.facts
  const next = new Date().getFullYear() + 1
  const years = Array.from({ length: yearsAhead }, (_, index) => `${next + index}-01`)
  const { deliveryBefore } = search
  const months = [...new Set([...(deliveryBefore ? [deliveryBefore] : []), ...years])].sort()
  return (
    <>
      <AreaFilter of="landArea" search={search} change={change} />
      <FilterGroup title={w.stage}>
        <ChoiceChips
          options={stages.map((value) => ({ value, label: listings.stages[value] }))}
          isChosen={(value) => search.stage?.includes(value) ?? false}
          onPress={(value) => change({ stage: toggledIn(search.stage, value) })}
        />
        <Select
          aria-label={w.delivery}
          options={[
            { value: '', label: w.anyDelivery },
            ...months.map((value) => ({ value, label: w.deliveryBefore(value) })),
          ]}
          value={deliveryBefore ?? ''}
          onChoose={(value) => change({ deliveryBefore: value === '' ? undefined : value })}
          className="mt-3 w-full"
        />
      </FilterGroup>
      <FilterGroup title={w.financing}>
        <ChoiceChips
          options={financingWays.map((value) => ({ value, label: listings.ways[value] }))}
          isChosen={(value) => search.financing?.includes(value) ?? false}
          onPress={(value) => change({ financing: toggledIn(search.financing, value) })}
        />
      </FilterGroup>
      <FilterGroup title={w.fee}>
        <NumberField
          label={w.fee}
          text={search.maxMaintenanceFee === undefined ? '' : String(search.maxMaintenanceFee)}
          placeholder={words.to}
          isMoney
          onCommit={(text) => change({ maxMaintenanceFee: readUnsigned(text) })}
        />
      </FilterGroup>
      <FilterGroup title={w.other}>
        <ChoiceChips
          options={flags.map((value) => ({ value, label: w.flags[value] }))}
          isChosen={(flag) => search[flag] === true}
          onPress={(flag) => change({ [flag]: toggled(search[flag], true) })}
          counts={counts && Object.fromEntries(flags.map((flag) => [flag, counts[flag]?.true ?? 0]))}
        />
      </FilterGroup>
    </>
  )
}
