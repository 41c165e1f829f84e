import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'

interface FilterChoiceProps {
  label: string
  value: string | undefined
  /** The first is the default. */
  options: readonly { value: string; label: string }[]
  /** Empty for the default. */
  onChoose: (value: string) => void
}

export function FilterChoice({ label, value, options, onChoose }: FilterChoiceProps) {
  const fallback = options[0]?.value ?? ''
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? fallback}
          options={options}
          onChoose={(chosen) => onChoose(chosen === fallback ? '' : chosen)}
        />
      )}
    </Field>
  )
}
