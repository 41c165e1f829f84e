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
  /** What one unit of the scale is worth in dollars. */
  unit: 1 | 1000
  onChange: (range: PriceRange) => void
}

/** The price: a slider with two thumbs, the figures as fields, and the usual ranges. */
export function PriceFilter({ range, unit, onChange }: PriceFilterProps) {
  const { listings, search: w } = useWords('listings', 'search')
  const [moving, setMoving] = useState<number[]>()
  const [min, max] = thumbsOf(range, unit)
  const written = (value: number) => (unit === 1 ? formatUSD(value) : w.thousand(String(value)))
  const set = (from: number, to: number) => onChange(rangeOf(from, to, unit))
  const exactMin = (range.minPrice ?? 0) / unit

  return (
    <FilterGroup title={listings.price} hint={unit === 1 ? w.priceByMonth : w.priceInThousands}>
      <Slider
        value={moving ?? [min, max]}
        min={0}
        max={priceTop}
        step={priceStep}
        labels={[w.minPrice, w.maxPrice]}
        textOf={(value) => (value === priceTop ? w.noLimit : written(value))}
        onChange={setMoving}
        onCommit={([from = 0, to = priceTop]) => {
          setMoving(undefined)
          onChange(movedRange(range, from, to, unit))
        }}
      />
      <div className="mt-1 flex items-center gap-2">
        <NumberField
          label={w.minPrice}
          text={moving ? String(moving[0] ?? 0) : fieldText(range.minPrice, unit)}
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
          text={
            moving && moving[1] !== priceTop
              ? String(moving[1])
              : fieldText(moving ? undefined : range.maxPrice, unit)
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
              {from === 0 && w.presetUnder(written(to))}
              {from > 0 &&
                to < priceTop &&
                w.presetBetween(unit === 1 ? written(from) : String(from), written(to))}
              {to === priceTop && w.presetOver(written(from))}
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
