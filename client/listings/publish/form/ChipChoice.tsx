import { ToggleChip } from '#client/ui/form/ToggleChip.tsx'

interface ChipChoiceProps<Value extends string> {
  label: string
  hideLabel?: boolean
  choices: readonly Value[]
  chosen: readonly Value[]
  textOf: (value: Value) => string
  onChange: (chosen: Value[]) => void
}

export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, hideLabel, choices, chosen, textOf, onChange } = props
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-2 font-semibold text-sm'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((value) => (
          <ToggleChip
            key={value}
            pressed={chosen.includes(value)}
            // In the order of choices: toggling twice is no change.
            onPress={() =>
              onChange(
                choices.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
              )
            }
          >
            {textOf(value)}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}
