import { useWords } from '#client/core/language.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filterProps.ts'
import { NumberField } from './NumberField.tsx'

/** Square meters; swapped if the minimum is larger. */
export function AreaFilter({ search, change }: FilterProps) {
  const { search: w } = useWords('search')
  const { minArea, maxArea } = search
  return (
    <FilterGroup title={w.areaFilter}>
      <div className="flex items-center gap-2">
        <NumberField
          label={w.minArea}
          text={minArea === undefined ? '' : String(minArea)}
          placeholder={w.from}
          onCommit={(text) => change(inOrder(readArea(text), maxArea))}
        />
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <NumberField
          label={w.maxArea}
          text={maxArea === undefined ? '' : String(maxArea)}
          placeholder={w.to}
          onCommit={(text) => change(inOrder(minArea, readArea(text)))}
        />
      </div>
    </FilterGroup>
  )
}

function readArea(text: string): number | undefined {
  const value = Number.parseInt(text.replace(/[.,\s]/g, ''), 10)
  return value > 0 ? value : undefined
}

function inOrder(one: number | undefined, other: number | undefined) {
  const isReversed = one !== undefined && other !== undefined && one > other
  return isReversed ? { minArea: other, maxArea: one } : { minArea: one, maxArea: other }
}
