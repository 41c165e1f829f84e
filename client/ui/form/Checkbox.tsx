import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  disabled?: boolean
  className?: string
}

export function Checkbox({ checked, onChange, children, disabled, className }: CheckboxProps) {
  const id = useId()
  return (
    <div className={clsx('flex min-h-11 items-center gap-3', className)}>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next === true)}
        className="grid size-6 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface-raised text-action-ink transition-colors data-[state=checked]:border-action data-[state=checked]:bg-action"
      >
        <Radix.Indicator>
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-1.5">
        {children}
      </label>
    </div>
  )
}
