import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { Portfolio } from '#shared/agencies/publicAgencies.ts'

/** What was sold or let: no prices, no addresses. */
export function ClosedSection({ closed }: { closed: Portfolio['closed'] }) {
  const { language } = useLanguage()
  const { agencyPages: w } = useWords('agencyPages')
  const { count, latest } = closed
  if (count === 0) return null
  return (
    <section aria-labelledby="closed" className="min-w-0">
      <h2 id="closed" className="text-2xl">
        {w.closed}
      </h2>
      <p className="mt-1 text-ink-muted">
        {w.closedCount(count)}. {count > latest.length && w.closedLatest(latest.length)}
      </p>
      <ul className="mt-3 divide-y">
        {latest.map(({ title, titleEn, city, neighborhood, closedAt }) => (
          <li key={`${closedAt} ${title}`} className="py-2.5">
            <p className="wrap-anywhere font-medium">{(language === 'en' && titleEn) || title}</p>
            <p className="text-ink-muted text-sm">
              {[neighborhood, city].filter(Boolean).join(', ')} · {formatDate(closedAt, language)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
