import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'

export function Breadcrumbs({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  const { core: w } = useWords('core')
  return (
    <nav aria-label={w.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-x-1 text-ink-muted text-sm">
        {steps.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {to ? (
              <Link href={to} className="truncate py-1 hover:text-action hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
