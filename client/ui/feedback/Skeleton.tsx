import clsx from 'clsx'

/** The container sets `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-breathe rounded bg-surface-sunken', className)} />
  )
}
