import { useQuery } from '@tanstack/react-query'
import { MapPin, X } from 'lucide-react'
import { type FormEvent, useDeferredValue, useId, useState } from 'react'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { suggestionsQuery } from '#client/listings/listings.api.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { compareLimits } from '#shared/ai/aiLimits.ts'
import type { MeasuredPlace } from '#shared/listings/measuredPlace.ts'
import type { Suggestion } from '#shared/listings/suggestion.ts'

interface NearPlaceProps {
  /** As the address has it; empty: none. */
  near: string
  place: MeasuredPlace | undefined
  error: unknown
  onChoose: (near: string) => void
}

const minLength = 2
/** They have no one place. */
const unplaced: readonly Suggestion['kind'][] = ['type', 'title', 'area', 'between']

/** Where distances are measured to: a landmark, an avenue, a barrio or a city. */
export function NearPlace({ near, place, error, onChoose }: NearPlaceProps) {
  const { compareResult: w } = useWords('compareResult')
  const list = useId()
  const [typed, setTyped] = useState(near)
  const asked = useDeferredValue(typed.trim())
  const { data: suggestions = [] } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked.length >= minLength && asked !== near,
  })
  const isUnknown = error instanceof CallError && error.status === 404
  const message = error ? (isUnknown ? w.unknownPlace(near) : w.placeFailed) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    onChoose(typed.trim())
  }
  function clear() {
    setTyped('')
    onChoose('')
  }

  return (
    <form onSubmit={submit} className="mt-4 grid max-w-xl gap-1.5 print:hidden">
      <Field label={w.measureTo} error={message}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              list={list}
              value={typed}
              maxLength={compareLimits.place}
              placeholder={w.measureExample}
              autoComplete="off"
              enterKeyHint="search"
              onChange={({ target }) => setTyped(target.value)}
              className="min-w-36 flex-1"
            />
            <Button
              type="submit"
              variant="secondary"
              icon={<MapPin aria-hidden="true" className="size-4.5" />}
            >
              {w.measure}
            </Button>
            {near !== '' && (
              <Button
                variant="quiet"
                aria-label={w.measureNothing}
                icon={<X aria-hidden="true" className="size-4.5" />}
                onClick={clear}
                className="px-3!"
              />
            )}
          </div>
        )}
      </Field>
      <datalist id={list}>
        {suggestions
          .filter(({ kind }) => !unplaced.includes(kind))
          .map(({ text, city }) => (
            <option key={`${text} ${city}`} value={city && city !== text ? `${text}, ${city}` : text} />
          ))}
      </datalist>
      <p role="status" className="text-ink-muted text-sm">
        {place &&
          [w.measured(place.name, place.city), place.standIn && w.standIn(place.standIn), place.source]
            .filter(Boolean)
            .join(' ')}
      </p>
    </form>
  )
}
