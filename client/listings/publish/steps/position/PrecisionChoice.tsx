import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { locationPrecisions } from '#shared/listings/listingTypes.ts'

export function PrecisionChoice() {
  const { publish } = useWords('publish')
  const w = publish.precision
  const id = useId()
  const { field } = useController<FormFields, 'locationPrecision'>({ name: 'locationPrecision' })
  const point = useWatch<FormFields, 'point'>({ name: 'point' })
  const texts = point ? w.texts : w.withoutPoint
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{w.title}</legend>
      <div className="grid gap-2">
        {locationPrecisions.map((precision) => (
          <label
            key={precision}
            className="relative flex cursor-pointer gap-3 rounded-lg border border-line-strong/60 px-4 py-3 transition-colors hover:border-action has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={field.name}
              value={precision}
              checked={field.value === precision}
              onChange={() => field.onChange(precision)}
              aria-describedby={`${id}-${precision}`}
              className="mt-1 size-4.5 shrink-0 accent-action"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{w.names[precision]}</span>
              <span id={`${id}-${precision}`} className="block text-ink-muted text-sm">
                {texts[precision]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
