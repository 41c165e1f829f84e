import clsx from 'clsx'
import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  hint?: ReactNode
  disabled?: boolean
  className?: string
}

export function Switch({ checked, onChange, children, hint, disabled, className }: SwitchProps) {
  const id = useId()
  return (
    <div className={clsx('flex min-h-11 items-center justify-between gap-4', className)}>
      <span className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer">
          {children}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-ink-muted text-sm">
            {hint}
          </span>
        )}
      </span>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="h-7 w-12 shrink-0 rounded-full border border-line-strong bg-surface-sunken p-0.5 transition-colors disabled:opacity-50 data-[state=checked]:border-action data-[state=checked]:bg-action"
      >
        <Radix.Thumb className="block size-5.5 rounded-full bg-line-strong transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-action-ink" />
      </Radix.Root>
    </div>
  )
}
