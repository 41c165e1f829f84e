import clsx from 'clsx'

/** The place of something that is coming; the list around it says so with `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-breathe rounded bg-surface-sunken', className)} />
  )
}
