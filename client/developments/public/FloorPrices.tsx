import { useWords } from '#client/core/language.tsx'
import { floorsOf } from '#client/developments/board/floors.ts'
import { priceIn } from '#client/developments/unitPrice.ts'
import { ScrolledTable } from '#client/ui/chart/ScrolledTable.tsx'
import type { Development, DevelopmentUnit } from '#shared/developments/developments.ts'

interface FloorPricesProps {
  development: Development
  units: readonly DevelopmentUnit[]
}

/** Of own area, for units that state a price. */
export function FloorPrices({ development, units }: FloorPricesProps) {
  const { developmentPages: w, developments: texts } = useWords('developmentPages', 'developments')
  const areas = new Map(development.unitTypes.map(({ id, area }) => [id, area]))
  const rows = floorsOf(units).flatMap(([floor, ofFloor]) => {
    const prices = ofFloor.flatMap(({ price, typeId }) => {
      const area = areas.get(typeId)
      return price === null || !area ? [] : [price / area]
    })
    return prices.length === 0 ? [] : [{ floor, count: prices.length, median: median(prices) }]
  })
  if (rows.length === 0) return null
  return (
    <div>
      <h2 className="text-2xl">{w.perFloor}</h2>
      <div className="mt-2 max-h-96 max-w-xl overflow-y-auto">
        <ScrolledTable
          caption={w.perFloor}
          columns={[texts.boardFloor, w.floorUnits, w.perSqm]}
          rows={rows.map(({ floor, count, median: perSqm }) => ({
            key: String(floor),
            head: texts.floor(floor),
            cells: [count, priceIn(perSqm, development.currency)],
          }))}
        />
      </div>
    </div>
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
