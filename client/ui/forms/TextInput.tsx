import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'

interface TextInputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'list' | 'spellCheck' | 'autoFocus'
  > {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  className?: string
}

export function TextInput({
  label,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  ...rest
}: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className}>
      {(control) => (
        <Input {...rest} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
