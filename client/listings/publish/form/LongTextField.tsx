import { useFormContext, useWatch } from 'react-hook-form'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import type { FormFields } from './fields.ts'
import { problemText } from './problems.ts'

interface LongTextFieldProps {
  name: 'description' | 'descriptionEn'
  label: string
  placeholder?: string
  required?: boolean
  lang: string
}

const maxLength = 6000

export function LongTextField({ name, label, placeholder, required, lang }: LongTextFieldProps) {
  const { language } = useLanguage()
  const words = useWords('errors', 'publish')
  const { control, register, formState } = useFormContext<FormFields>()
  const { length } = useWatch({ control, name })
  return (
    <Field
      label={label}
      required={required}
      hint={
        <span className="tabular">
          {words.publish.letters(formatNumber(length, language), formatNumber(maxLength, language))}
        </span>
      }
      error={problemText(formState.errors[name]?.message, words)}
    >
      {(field) => (
        <TextArea
          {...field}
          {...register(name)}
          rows={6}
          lang={lang}
          maxLength={maxLength}
          placeholder={placeholder}
          className="min-h-40"
        />
      )}
    </Field>
  )
}
