import clsx from 'clsx'
import { type MouseEvent, memo, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { ToggleChip } from '#client/ui/form/ToggleChip.tsx'
import type { Currency } from '#shared/currency/currencies.ts'
import type { DevelopmentUnit, UnitType } from '#shared/developments/developments.ts'
import { type UnitState, unitStates } from '#shared/developments/developmentTypes.ts'
import { FloorRow } from './FloorRow.tsx'
import { floorsOf } from './floors.ts'

interface BoardProps {
  units: readonly DevelopmentUnit[]
  types: readonly UnitType[]
  currency: Currency
  chosenId: string | undefined
  onChoose: (unitId: string) => void
}

/** Units by floor, the highest first. */
export function Board({ units, types, currency, chosenId, onChoose }: BoardProps) {
  const { developments: w } = useWords('developments')
  const [isOnlyFree, setOnlyFree] = useState(false)
  const [typeId, setTypeId] = useState('')
  const shown = units.filter(
    (unit) => (!isOnlyFree || unit.state === 'free') && (typeId === '' || unit.typeId === typeId),
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ToggleChip pressed={isOnlyFree} onPress={() => setOnlyFree(!isOnlyFree)}>
          {w.onlyFree}
        </ToggleChip>
        {types.length > 1 && (
          <Select
            aria-label={w.type}
            value={typeId}
            onChoose={setTypeId}
            options={[
              { value: '', label: w.allTypes },
              ...types.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <Legend units={shown} />
      </div>
      {shown.length === 0 ? (
        <p className="text-ink-muted">{w.noUnits}</p>
      ) : (
        <BoardTable units={shown} types={types} currency={currency} chosenId={chosenId} onChoose={onChoose} />
      )}
    </div>
  )
}

/** One listener for thousands of units. */
const BoardTable = memo(function BoardTable({ units, types, currency, chosenId, onChoose }: BoardProps) {
  const { developments: w } = useWords('developments')
  function choose({ target }: MouseEvent) {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-unit]')?.dataset.unit
    if (id) onChoose(id)
  }
  return (
    // Roles, as rows that wrap lose theirs. Buttons within are used by keyboard.
    // biome-ignore lint/a11y/noRedundantRoles: display removes the role of rows and cells
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks of the buttons within
    <table role="table" className="block" onClick={choose}>
      <caption className="sr-only">{w.board}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{w.boardFloor}</th>
          <th scope="col">{w.boardUnits}</th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: display removes the role */}
      <tbody role="rowgroup" className="block divide-y border-y">
        {floorsOf(units).map(([floor, ofFloor]) => (
          <FloorRow
            key={floor}
            floor={floor}
            units={ofFloor}
            types={types}
            currency={currency}
            chosenId={ofFloor.some(({ id }) => id === chosenId) ? chosenId : undefined}
          />
        ))}
      </tbody>
    </table>
  )
})

const dots: Record<UnitState, string> = {
  free: 'bg-positive-soft border-positive',
  held: 'bg-warning-soft border-warning',
  sold: 'bg-surface-sunken border-line-strong',
}

function Legend({ units }: { units: readonly DevelopmentUnit[] }) {
  const { developments: w } = useWords('developments')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular">
      {unitStates.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={clsx('size-3.5 rounded-sm border', dots[state])} />
          {w.stateCount[state](units.filter((unit) => unit.state === state).length)}
        </li>
      ))}
    </ul>
  )
}
