import clsx from 'clsx'
import type { ReactNode } from 'react'

export function ToggleChip(props: {
  pressed: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={props.pressed}
      onClick={props.onPress}
      className={clsx(
        'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full border px-4 font-medium text-sm transition-colors',
        props.pressed
          ? 'border-action bg-action text-action-ink'
          : 'border-line-strong/60 bg-surface-raised hover:border-action hover:text-action',
        props.className,
      )}
    >
      {props.children}
    </button>
  )
}
