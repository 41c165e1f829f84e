import { type FormEvent, useEffect, useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'

interface EraseConfirmationProps {
  id: string
  isMistyped: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export function EraseConfirmation({ id, isMistyped, onSubmit }: EraseConfirmationProps) {
  const { users: w } = useWords('users')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      <Field label={w.eraseType(w.eraseWord)} error={isMistyped ? w.eraseMistyped(w.eraseWord) : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="word"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
    </form>
  )
}
