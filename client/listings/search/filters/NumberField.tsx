import { useState } from 'react'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'

interface NumberFieldProps {
  label: string
  text: string
  placeholder: string
  /** On blur or Enter, if the text changed. */
  onCommit: (text: string) => void
}

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
