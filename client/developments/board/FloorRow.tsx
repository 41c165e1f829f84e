import clsx from 'clsx'
import { memo } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { shortPrice } from '#client/developments/unitPrice.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { DevelopmentUnit, UnitType } from '#shared/developments/developments.ts'
import type { UnitState } from '#shared/developments/developmentTypes.ts'

interface FloorRowProps {
  floor: number
  units: readonly DevelopmentUnit[]
  types: readonly UnitType[]
  currency: Currency
  chosenId: string | undefined
}

const tones: Record<UnitState, string> = {
  free: 'border-positive/60 bg-positive-soft text-positive hover:border-positive',
  held: 'border-warning/60 bg-warning-soft text-warning hover:border-warning',
  sold: 'border-line bg-surface-sunken text-ink-muted hover:border-line-strong',
}

const areSame = (a: FloorRowProps, b: FloorRowProps) =>
  a.floor === b.floor &&
  a.types === b.types &&
  a.currency === b.currency &&
  a.chosenId === b.chosenId &&
  a.units.length === b.units.length &&
  a.units.every((unit, at) => unit === b.units[at])

/** Floors out of sight are not laid out. */
export const FloorRow = memo(function FloorRow({ floor, units, types, currency, chosenId }: FloorRowProps) {
  const { language } = useLanguage()
  const { developments: w } = useWords('developments')
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: display removes the role
      role="row"
      className="flex flex-wrap items-center gap-1.5 py-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
    >
      <th
        // biome-ignore lint/a11y/noRedundantRoles: display removes the role
        role="rowheader"
        scope="row"
        className="w-full pb-0.5 text-left font-semibold text-ink-muted text-sm sm:w-24 sm:pb-0"
      >
        {w.floor(floor)}
      </th>
      {units.map((unit) => {
        const { id, number, state, price } = unit
        const type = types.find((one) => one.id === unit.typeId)
        const isFree = state === 'free'
        const unseen = [isFree ? w.states[state] : null, type?.name]
        const hasPrice = isFree && price !== null
        return (
          // biome-ignore lint/a11y/noRedundantRoles: display removes the role
          <td key={id} role="cell" className="p-0">
            <button
              type="button"
              data-unit={id}
              aria-pressed={id === chosenId}
              className={clsx(
                'grid min-h-12 w-[4.9rem] content-center justify-items-center rounded-md border px-1 leading-tight transition-colors',
                tones[state],
                id === chosenId && 'outline-2 outline-action outline-offset-1',
              )}
            >
              <b className={clsx('max-w-full truncate font-semibold', state === 'sold' && 'line-through')}>
                <span className="sr-only">{w.unit('')}</span>
                {number}
                <span className="sr-only">{unseen.filter(Boolean).join(', ')},</span>
              </b>
              <span className="text-xs tabular">
                {hasPrice ? shortPrice(price, currency, language, w) : isFree ? w.onRequest : w.states[state]}
              </span>
            </button>
          </td>
        )
      })}
    </tr>
  )
}, areSame)
