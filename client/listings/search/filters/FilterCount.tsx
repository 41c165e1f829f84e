import { useWords } from '#client/core/language.tsx'

export function FilterCount({ count }: { count: number }) {
  const { search: w } = useWords('search')
  if (count === 0) return null
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 font-sans font-semibold text-accent-ink text-xs tabular">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">({w.activeFilters(count)})</span>
    </span>
  )
}
