import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Slider } from '#client/ui/form/Slider.tsx'
import { ToggleChip } from '#client/ui/form/ToggleChip.tsx'
import { formatUSD } from '#shared/core/money.ts'
import { FilterGroup } from './FilterGroup.tsx'
import { NumberField } from './NumberField.tsx'
import {
  clampMax,
  clampMin,
  fieldText,
  movedRange,
  type PriceRange,
  presetsOf,
  priceStep,
  priceTop,
  rangeOf,
  thumbsOf,
} from './priceScale.ts'

interface PriceFilterProps {
  range: PriceRange
  /** Dollars per unit of the scale. */
  unit: 1 | 1000
  onChange: (range: PriceRange) => void
}

export function PriceFilter({ range, unit, onChange }: PriceFilterProps) {
  const { listings, search: w } = useWords('listings', 'search')
  const [dragged, setDragged] = useState<number[]>()
  const [min, max] = thumbsOf(range, unit)
  const format = (value: number) => (unit === 1 ? formatUSD(value) : w.thousand(String(value)))
  const set = (from: number, to: number) => onChange(rangeOf(from, to, unit))
  const exactMin = (range.minPrice ?? 0) / unit

  return (
    <FilterGroup title={listings.price} hint={unit === 1 ? w.priceByMonth : w.priceInThousands}>
      <Slider
        value={dragged ?? [min, max]}
        min={0}
        max={priceTop}
        step={priceStep}
        labels={[w.minPrice, w.maxPrice]}
        textOf={(value) => (value === priceTop ? w.noLimit : format(value))}
        onChange={setDragged}
        onCommit={([from = 0, to = priceTop]) => {
          setDragged(undefined)
          onChange(movedRange(range, from, to, unit))
        }}
      />
      <div className="mt-1 flex items-center gap-2">
        <NumberField
          label={w.minPrice}
          isMoney
          text={dragged ? String(dragged[0] ?? 0) : fieldText(range.minPrice, unit)}
          placeholder="0"
          onCommit={(text) => {
            const from = clampMin(text)
            const to = range.maxPrice
            onChange({
              minPrice: rangeOf(from, priceTop, unit).minPrice,
              maxPrice: to !== undefined && to < from * unit ? from * unit : to,
            })
          }}
        />
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <NumberField
          label={w.maxPrice}
          isMoney
          text={
            dragged && dragged[1] !== priceTop
              ? String(dragged[1])
              : fieldText(dragged ? undefined : range.maxPrice, unit)
          }
          placeholder={w.noLimit}
          onCommit={(text) =>
            onChange({ ...range, maxPrice: rangeOf(0, clampMax(text, Math.ceil(exactMin)), unit).maxPrice })
          }
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2 lg:gap-1.5">
        {presetsOf(unit).map(([from, to]) => {
          const preset = rangeOf(from, to, unit)
          const pressed = preset.minPrice === range.minPrice && preset.maxPrice === range.maxPrice
          return (
            <ToggleChip
              key={from}
              pressed={pressed}
              onPress={() => (pressed ? set(0, priceTop) : set(from, to))}
              className="px-3.5! lg:min-h-9! lg:px-3!"
            >
              {from === 0 && w.presetUnder(format(to))}
              {from > 0 &&
                to < priceTop &&
                w.presetBetween(unit === 1 ? format(from) : String(from), format(to))}
              {to === priceTop && w.presetOver(format(from))}
            </ToggleChip>
          )
        })}
        <ToggleChip
          pressed={range.maxPrice === undefined && range.minPrice === undefined}
          onPress={() => set(0, priceTop)}
          className="px-3.5! lg:min-h-9! lg:px-3!"
        >
          {w.noLimit}
        </ToggleChip>
      </div>
    </FilterGroup>
  )
}
