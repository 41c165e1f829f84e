import { useId } from 'react'

interface SegmentedChoiceProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** Two or three radio buttons that look like a switch. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{props.label}</legend>
      <div className="flex rounded-full border bg-surface-sunken p-1">
        {props.choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-full px-3 py-1 text-center font-semibold text-ink-muted text-sm leading-tight transition-colors has-checked:bg-action has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2 has-checked:text-action-ink"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChoose(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
