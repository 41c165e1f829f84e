import clsx from 'clsx'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { Spinner } from './feedback/Spinner.tsx'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'accent'
  | 'danger'
  | 'river'
  | 'river-outline'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-action text-action-ink hover:bg-action-strong',
  secondary: 'border border-line-strong/60 bg-surface-raised text-ink hover:border-action hover:text-action',
  quiet: 'text-action hover:bg-action-soft',
  accent: 'bg-accent text-accent-ink hover:opacity-90',
  danger: 'bg-danger text-danger-ink hover:opacity-90',
  river: 'bg-river-ink text-river-deep hover:opacity-90 focus-visible:outline-river-ink',
  'river-outline':
    'border border-river-lace text-river-ink hover:bg-river-lace/20 focus-visible:outline-river-ink',
}
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm gap-1.5',
  md: 'min-h-11 px-5 text-base gap-2',
  lg: 'min-h-13 px-7 text-lg gap-2.5',
}

interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  className?: string
  children?: ReactNode
}

export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook) {
  return clsx(
    'inline-flex max-w-full items-center justify-center rounded-full py-1.5 text-center font-semibold leading-snug',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:border',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  )
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner and ignores clicks; the button keeps the focus. */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

export function Button({ variant, size, icon, className, children, busy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={buttonClass({ variant, size, className })}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** Also what Enter in a field sends: it clicks the button. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

export function ButtonLink({ variant, size, icon, className, children, to }: ButtonLook & { to: string }) {
  return (
    <Link href={to} className={buttonClass({ variant, size, className })}>
      {icon}
      {children}
    </Link>
  )
}

/** A full page load, such as a sign-in redirect. */
export function ButtonNativeLink({
  variant,
  size,
  icon,
  className,
  children,
  href,
}: ButtonLook & { href: string }) {
  return (
    <a href={href} className={buttonClass({ variant, size, className })}>
      {icon}
      {children}
    </a>
  )
}

export function ButtonExternalLink({
  variant,
  size,
  icon,
  className,
  children,
  href,
  label,
  onClick,
}: ButtonLook & {
  href: string
  /** Accessible name of an icon-only button. */
  label?: string
  onClick?: () => void
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={buttonClass({ variant, size, className })}
    >
      {icon}
      {children}
    </a>
  )
}
