import { useState } from 'react'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'

interface NumberFieldProps {
  label: string
  /** What stands in the field while nobody types. */
  text: string
  placeholder: string
  /** When the field is left or Enter pressed, where the text was changed. */
  onCommit: (text: string) => void
}

/** A whole number that counts once the field is left. */
export function NumberField({ label, text, placeholder, onCommit }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  function commit() {
    if (typed !== undefined && typed !== text) onCommit(typed)
    setTyped(undefined)
  }
  return (
    <Field label={label} hideLabel className="flex-1">
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          placeholder={placeholder}
          value={typed ?? text}
          onChange={(event) => setTyped(event.target.value.replace(/[^\d.,]/g, ''))}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          className="tabular"
        />
      )}
    </Field>
  )
}
