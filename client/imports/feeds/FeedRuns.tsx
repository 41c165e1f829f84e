import { Link } from 'wouter'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useCounted } from '#client/imports/useCounted.ts'
import { paths } from '#client/paths.ts'
import type { ImportSummary } from '#shared/imports/imports.ts'

/** The last ones, each with what it did. */
export function FeedRuns({ runs }: { runs: readonly ImportSummary[] }) {
  const { imports: w } = useWords('imports')
  const { language } = useLanguage()
  const countedOf = useCounted()
  if (runs.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {runs.map(({ id, createdAt, state, counts }) => (
        <li key={id} className="text-ink-muted">
          <Link href={paths.import(id)} className="text-action underline underline-offset-4">
            {formatAgo(createdAt, language, Date.now())}
          </Link>
          {': '}
          {state === 'done' ? countedOf(counts) : w.states[state]}
        </li>
      ))}
    </ul>
  )
}
