import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'

interface Props {
  label: string
  /** If the label is too long for the field. */
  placeholder?: string
  value: string
  onSearch: (text: string) => void
  className?: string
}

/** Milliseconds after the last key. */
const wait = 300

export function SearchField({ label, placeholder = label, value, onSearch, className }: Props) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Changed elsewhere: by a link, or by clearing all.
  if (value !== known) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  function search(next: string) {
    clearTimeout(timer.current)
    const trimmed = next.trim()
    setKnown(trimmed)
    if (trimmed !== value) onSearch(trimmed)
  }
  return (
    <Field label={label} hideLabel className={className}>
      {(control) => (
        <span className="relative block">
          <Search aria-hidden="true" className="absolute top-3 left-3.5 size-5 text-ink-muted" />
          <Input
            {...control}
            type="search"
            maxLength={200}
            value={text}
            placeholder={placeholder}
            onChange={({ target }) => {
              setText(target.value)
              clearTimeout(timer.current)
              timer.current = setTimeout(search, wait, target.value)
            }}
            onKeyDown={({ key }) => key === 'Enter' && search(text)}
            className="pl-11"
          />
        </span>
      )}
    </Field>
  )
}
