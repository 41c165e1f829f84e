import { useWords } from '#client/core/language.tsx'
import { ranges } from '#shared/search/listingSearch.ts'
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filterProps.ts'
import { NumberField } from './NumberField.tsx'

/** Square meters; swapped if the minimum is larger. */
export function AreaFilter({ of = 'area', search, change }: FilterProps & { of?: 'area' | 'landArea' }) {
  const { search: w } = useWords('search')
  const [low, high] = ranges[of]
  const texts = of === 'area' ? { title: w.areaFilter, min: w.minArea, max: w.maxArea } : w.landFilter
  const [min, max] = [search[low], search[high]]
  function commit(one: number | undefined, other: number | undefined) {
    const isReversed = one !== undefined && other !== undefined && one > other
    change(isReversed ? { [low]: other, [high]: one } : { [low]: one, [high]: other })
  }
  return (
    <FilterGroup title={texts.title}>
      <div className="flex items-center gap-2">
        <NumberField
          label={texts.min}
          text={min === undefined ? '' : String(min)}
          placeholder={w.from}
          onCommit={(text) => commit(readArea(text), max)}
        />
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <NumberField
          label={texts.max}
          text={max === undefined ? '' : String(max)}
          placeholder={w.to}
          onCommit={(text) => commit(min, readArea(text))}
        />
      </div>
    </FilterGroup>
  )
}

function readArea(text: string): number | undefined {
  const value = Number.parseInt(text.replace(/[.,\s]/g, ''), 10)
  return value > 0 ? value : undefined
}
