import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ToggleChip } from '#client/ui/form/ToggleChip.tsx'
import { type State, states } from './state.ts'

interface Props {
  counts: ReadonlyMap<State, number>
  total: number
  value: State | undefined
  onChange: (state: State | undefined) => void
}

export function StateFilter({ counts, total, value, onChange }: Props) {
  const { language } = useLanguage()
  const { mine: w } = useWords('mine')
  const figure = (n: number) => <span className="tabular opacity-75">{formatNumber(n, language)}</span>
  return (
    <fieldset className="mb-5 flex min-w-0 gap-2 overflow-x-auto pb-1 max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
      <legend className="sr-only">{w.filter}</legend>
      <ToggleChip pressed={value === undefined} onPress={() => onChange(undefined)} className="shrink-0">
        {w.all} {figure(total)}
      </ToggleChip>
      {states
        .filter((state) => counts.has(state))
        .map((state) => (
          <ToggleChip
            key={state}
            pressed={value === state}
            onPress={() => onChange(value === state ? undefined : state)}
            className="shrink-0"
          >
            {w.statuses[state]} {figure(counts.get(state) ?? 0)}
          </ToggleChip>
        ))}
    </fieldset>
  )
}
