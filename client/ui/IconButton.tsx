import clsx from 'clsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** Accessible name. */
  label: string
  icon: ReactNode
  /** `raised`: on pictures. */
  variant?: 'plain' | 'raised'
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150',
        'disabled:cursor-not-allowed disabled:opacity-50',
        variant === 'raised'
          ? 'bg-surface-raised/95 text-ink shadow-card hover:text-action'
          : 'text-ink hover:bg-surface-sunken',
        className,
      )}
    >
      {icon}
    </button>
  )
}
