import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage } from '#client/core/language.tsx'
import { formatPYG } from '#shared/money.ts'
import { rateQuery } from './currency.api.ts'

/** One quiet line: what a dollar costs now, from whom, and since when. */
export function RateBanner() {
  const { language, words } = useLanguage()
  const w = words.currency
  const { data, isError } = useQuery(rateQuery)
  return (
    <aside aria-label={w.label} className="border-b bg-surface-sunken text-sm">
      <p className="mx-auto flex min-h-9 max-w-page flex-wrap items-center gap-x-2 px-4 py-1.5 text-ink-muted sm:px-6">
        <ArrowLeftRight aria-hidden="true" className="size-4 shrink-0" />
        {data ? (
          <>
            <span>
              US$ 1 = <strong className="text-ink tabular-nums">{formatPYG(data.rate)}</strong>
            </span>
            <span>
              {data.source === 'fallback' || !data.updatedAt
                ? w.reference
                : w.since(formatAgo(data.updatedAt, language), w.sources[data.source] ?? data.source)}
            </span>
          </>
        ) : (
          <span role={isError ? 'alert' : undefined}>{isError ? w.failed : w.loading}</span>
        )}
      </p>
    </aside>
  )
}
