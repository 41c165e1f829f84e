import { useState } from 'react'
import { MoneyInput } from '#client/currency/MoneyInput.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { readAmount } from '#shared/core/readAmount.ts'

interface NumberFieldProps {
  label: string
  text: string
  placeholder: string
  isMoney?: boolean
  /** On blur or Enter, if changed to a number or nothing. */
  onCommit: (text: string) => void
}

export function NumberField({ label, text, placeholder, isMoney, onCommit }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  function commit() {
    const isReadable = typed?.trim() === '' || readAmount(typed ?? '') !== undefined
    if (typed !== undefined && typed !== text && isReadable) onCommit(typed)
    setTyped(undefined)
  }
  const field = {
    placeholder,
    value: typed ?? text,
    onBlur: commit,
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && commit(),
    className: 'tabular',
  }
  return (
    <Field label={label} hideLabel className="flex-1">
      {(control) =>
        isMoney ? (
          <MoneyInput {...control} {...field} currency="USD" whole onChange={setTyped} />
        ) : (
          <Input
            {...control}
            {...field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            onChange={(event) => setTyped(event.target.value.replace(/[^\d.,]/g, ''))}
          />
        )
      }
    </Field>
  )
}
