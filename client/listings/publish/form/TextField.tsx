import type { InputHTMLAttributes, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import type { FormFields } from './fields.ts'
import { problemText } from './problems.ts'

export type TextName = {
  [Name in keyof FormFields]: FormFields[Name] extends string
    ? string extends FormFields[Name]
      ? Name
      : never
    : never
}[keyof FormFields]

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'required'> {
  name: TextName
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  unit?: string
}

export function TextField({ name, label, hint, required, unit, className, ...input }: TextFieldProps) {
  const words = useWords('errors', 'publish')
  const { register, trigger, formState } = useFormContext<FormFields>()
  const { onBlur, ...registered } = register(name)
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={problemText(formState.errors[name]?.message, words)}
      className={className}
    >
      {(control) => (
        <span className="relative block">
          <Input
            autoComplete="off"
            {...input}
            {...control}
            {...registered}
            onBlur={(event) => {
              void onBlur(event)
              if (event.target.value.trim() !== '') void trigger(name)
            }}
            className={unit ? 'pr-14!' : undefined}
          />
          <Unit text={unit} />
        </span>
      )}
    </Field>
  )
}

export function Unit({ text }: { text: string | undefined }) {
  return (
    text && (
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-muted"
      >
        {text}
      </span>
    )
  )
}

export function FigureField(props: TextFieldProps) {
  return <TextField inputMode="decimal" maxLength={20} {...props} />
}
