import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { problemText } from '#client/listings/publish/form/problems.ts'
import { Select } from '#client/ui/form/Select.tsx'

const yearsAhead = 10

/** A month and a year; what is chosen of one alone waits for the other. */
export function MonthField() {
  const words = useWords('errors', 'fieldLabels', 'listingFacts', 'publish')
  const { ask, monthNames } = words.listingFacts
  const { field, fieldState } = useController<FormFields, 'deliveryMonth'>({ name: 'deliveryMonth' })
  const [first = '', second = ''] = field.value.split('-')
  const [parts, setParts] = useState({ year: first, month: second })
  const now = new Date().getFullYear()
  const years = Array.from({ length: yearsAhead + 1 }, (_, index) => String(now + index))
  const error = problemText(fieldState.error?.message, words)
  function choose(change: Partial<typeof parts>) {
    const next = { ...parts, ...change }
    setParts(next)
    field.onChange(next.year && next.month ? `${next.year}-${next.month}` : '')
  }
  const none = { value: '', label: ask.notStated }
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-semibold text-sm">{words.fieldLabels.deliveryMonth}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          ref={field.ref}
          aria-label={ask.month}
          aria-invalid={error ? true : undefined}
          options={[
            none,
            ...monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label })),
          ]}
          value={parts.month}
          onChoose={(month) => choose({ month })}
        />
        <Select
          aria-label={ask.year}
          options={[
            none,
            ...[...new Set([...(parts.year ? [parts.year] : []), ...years])]
              .sort()
              .map((value) => ({ value, label: value })),
          ]}
          value={parts.year}
          onChoose={(year) => choose({ year })}
        />
      </div>
      {error && (
        <p role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
