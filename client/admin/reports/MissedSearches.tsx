import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { Reports } from '#shared/reports.ts'

export function MissedSearches({ rows }: { rows: Reports['missed'] }) {
  const { reports: w } = useWords('reports')
  const { language } = useLanguage()
  return (
    <section aria-labelledby="missed" className="min-w-0">
      <h2 id="missed" className="text-xl">
        {w.missed}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{w.missedLead}</p>
      {rows.length === 0 ? (
        <p className="mt-3">{w.noMissed}</p>
      ) : (
        <ol className="mt-1 divide-y border-b">
          {rows.map(({ words, count, lastAt }) => (
            <li key={words} className="gap-4 py-2 text-sm sm:flex sm:items-baseline sm:justify-between">
              <p className="min-w-0 break-words font-semibold">«{words}»</p>
              <p className="text-ink-muted sm:shrink-0">
                {w.times(count)} · {formatAgo(lastAt, language, Date.now())}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
