import clsx from 'clsx'

const maxShown = 99

/** Decorative: the button's name includes it. */
export function Count({ count, className }: { count: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-bold text-accent-ink text-xs tabular-nums',
        className,
      )}
    >
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  )
}
