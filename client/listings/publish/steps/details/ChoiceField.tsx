import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { ChipChoice } from '#client/listings/publish/form/ChipChoice.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'

type ChoiceName = 'stage' | 'guarantee'

interface Props<Name extends ChoiceName> {
  name: Name
  choices: readonly NonNullable<FormFields[Name]>[]
  textOf: (value: NonNullable<FormFields[Name]>) => string
}

/** One of several, or none: pressing the chosen one takes it back. */
export function ChoiceField<Name extends ChoiceName>({ name, choices, textOf }: Props<Name>) {
  const { fieldLabels } = useWords('fieldLabels')
  const { field } = useController<FormFields, ChoiceName>({ name })
  return (
    <div className="sm:col-span-2">
      <ChipChoice
        label={fieldLabels[name]}
        choices={choices}
        chosen={choices.filter((value) => value === field.value)}
        textOf={textOf}
        onChange={(chosen) => field.onChange(chosen.find((value) => value !== field.value) ?? null)}
      />
    </div>
  )
}
