import { CalendarDays, Handshake, Info, KeyRound } from 'lucide-react'
import { useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import type { InquiryType } from '#shared/inquiries/inquiries.ts'

const icons = { info: Info, visit: CalendarDays, rental: KeyRound, purchase: Handshake }

interface Props {
  types: readonly InquiryType[]
  value: InquiryType
  onChoose: (type: InquiryType) => void
}

export function TypeChoice({ types, value, onChoose }: Props) {
  const { inquiries: w } = useWords('inquiries')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{w.type}</legend>
      <div className={`grid gap-2 sm:flex ${types.length > 3 ? 'grid-cols-2' : 'grid-cols-3'}`}>
        {types.map((type) => {
          const Icon = icons[type]
          return (
            <label
              key={type}
              className="flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-full border border-line-strong/60 bg-surface-raised px-2 font-medium text-sm max-[22rem]:px-1 max-[22rem]:text-xs transition-colors hover:border-action has-checked:border-action has-checked:bg-action has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2 has-checked:text-action-ink"
            >
              <input
                type="radio"
                name={name}
                value={type}
                checked={value === type}
                onChange={() => onChoose(type)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
              {w.types[type]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
