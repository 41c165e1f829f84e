import { useWords } from '#client/core/language.tsx'
import type { DevelopmentValues } from '#client/developments/team/formValues.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import type { Form } from '#client/ui/forms/useForm.ts'
import { developmentLimits } from '#shared/developments/developmentTypes.ts'
import { FieldGroup } from './FieldGroup.tsx'

export function DescriptionFields({ form }: { form: Form<DevelopmentValues> }) {
  const { developmentTeam: w } = useWords('developmentTeam')
  return (
    <FieldGroup title={w.description}>
      {(['description', 'descriptionEn'] as const).map((name) => (
        <Field key={name} label={w[name]} hideLabel={name === 'description'} error={form.problems[name]}>
          {(control) => (
            <TextArea
              {...control}
              name={name}
              maxLength={developmentLimits.description}
              value={form.values[name]}
              onChange={({ target }) => form.change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </FieldGroup>
  )
}
