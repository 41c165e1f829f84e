import clsx from 'clsx'
import { useWords } from '#client/core/language.tsx'

export function Rank({ rank, className }: { rank: number; className?: string }) {
  const { compareResult: w } = useWords('compareResult')
  return (
    <span
      className={clsx(
        'grid size-7 shrink-0 place-items-center rounded-full bg-action font-bold text-action-ink text-sm tabular forced-colors:border print:border',
        className,
      )}
    >
      <span aria-hidden="true">{rank}</span>
      <span className="sr-only">{w.rank(rank)}</span>
    </span>
  )
}
