import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { type counterNames, counterOf } from '#shared/listings/listingFields.ts'
import type { FormFields } from './fields.ts'

type CountName = (typeof counterNames)[number]

interface CounterProps {
  name: CountName | 'meetingRooms'
  label: string
  /** Default: of the field's row. */
  max?: number
}

const ofRooms = { min: 0, max: 99 }

export function Counter({ name, label, max: most }: CounterProps) {
  const { min, max: maxOfRow } = name === 'meetingRooms' ? ofRooms : counterOf(name)
  const max = most ?? maxOfRow
  const { publish: w } = useWords('publish')
  const id = useId()
  const { field } = useController<FormFields, CounterProps['name']>({ name })
  const step = (by: number) => field.onChange(Math.min(max, Math.max(min, field.value + by)))
  const buttonClass = 'border border-line-strong/60 bg-surface-raised hover:border-action hover:text-action'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not stand in the row
    <div
      role="group"
      aria-labelledby={id}
      className="flex min-h-14 items-center justify-between gap-3 py-1.5"
    >
      <span id={id} className="min-w-0 font-medium">
        {label}
      </span>
      <span className="flex shrink-0 items-center gap-1.5">
        <IconButton
          ref={field.ref}
          label={w.fewer(label.toLowerCase())}
          icon={<Minus aria-hidden="true" className="size-4.5" />}
          disabled={field.value <= min}
          onClick={() => step(-1)}
          className={buttonClass}
        />
        <output aria-live="polite" className="w-9 text-center font-semibold text-lg tabular">
          {field.value}
        </output>
        <IconButton
          label={w.more(label.toLowerCase())}
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          disabled={field.value >= max}
          onClick={() => step(1)}
          className={buttonClass}
        />
      </span>
    </div>
  )
}
