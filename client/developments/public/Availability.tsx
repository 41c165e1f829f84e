import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { Board } from '#client/developments/board/Board.tsx'
import { unitsQuery } from '#client/developments/developments.api.ts'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { ToggleChip } from '#client/ui/form/ToggleChip.tsx'
import type { Development, DevelopmentUnit } from '#shared/developments/developments.ts'
import { fitsUnit, readUnitFilters } from '#shared/developments/fittingUnits.ts'
import { ChosenUnit } from './ChosenUnit.tsx'
import { FloorPrices } from './FloorPrices.tsx'

/** The board, what a chosen unit costs, and prices by floor. */
export function Availability({ development }: { development: Development }) {
  const query = useQuery(unitsQuery(development.slug))
  return <QueryPart query={query}>{(units) => <Units development={development} units={units} />}</QueryPart>
}

interface UnitsProps {
  development: Development
  units: readonly DevelopmentUnit[]
}

function Units({ development, units }: UnitsProps) {
  const { developmentPages: w, developments: texts } = useWords('developmentPages', 'developments')
  const { unitTypes, currency } = development
  const filters = readUnitFilters(useSearch())
  const rate = useRate()
  const [chosenId, setChosenId] = useState<string>()
  const [isOnlyFitting, setOnlyFitting] = useState(true)
  const fitting = units.filter((unit) => {
    const type = unitTypes.find(({ id }) => id === unit.typeId)
    return type && fitsUnit(unit, type, filters, { currency, rate })
  })
  const isFiltered = Object.keys(filters).length > 0 && fitting.length > 0
  const chosen = units.find(({ id }) => id === chosenId)
  return (
    <>
      <section aria-labelledby="board">
        <h2 id="board" className="text-2xl">
          {texts.board}
        </h2>
        <p className="mt-1 mb-3 text-ink-muted">{w.choose}</p>
        {isFiltered && (
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <ToggleChip pressed={isOnlyFitting} onPress={() => setOnlyFitting(!isOnlyFitting)}>
              {w.showFitting}
            </ToggleChip>
            <p role="status">{w.fits(fitting.length)}</p>
          </div>
        )}
        <Board
          units={isFiltered && isOnlyFitting ? fitting : units}
          types={unitTypes}
          currency={currency}
          chosenId={chosenId}
          onChoose={setChosenId}
        />
      </section>
      <ChosenUnit development={development} unit={chosen} />
      <FloorPrices development={development} units={units} />
    </>
  )
}
