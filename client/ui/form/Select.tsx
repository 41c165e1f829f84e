import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { controlClass } from './controlClass.ts'

type SelectProps<Value extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'defaultValue' | 'onChange' | 'children'
> & {
  options: readonly { value: Value; label: string }[]
  value?: Value
  defaultValue?: Value
  onChoose?: (value: Value) => void
  ref?: Ref<HTMLSelectElement>
}

/** Native: quickest on phones. */
export function Select<Value extends string>({ options, onChoose, className, ...rest }: SelectProps<Value>) {
  return (
    <span className={clsx('relative inline-grid min-w-0', className)}>
      <select
        {...rest}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChoose?.(chosen.value)
        }}
        className={clsx(controlClass, 'h-11 appearance-none truncate pr-10')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  )
}
