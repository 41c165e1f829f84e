import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { useOpenState } from '#client/core/touch/useOpenState.ts'
import { formatPYG } from '#shared/core/money.ts'
import type { ExchangeRate } from '#shared/currency/currency.ts'
import { rateQuery } from './currency.api.ts'

const RateDialog = lazyPart(
  () => import('./RateDialog.tsx').then(({ RateDialog }) => RateDialog),
  'currencyDetail',
)

export function RateBanner() {
  const { language } = useLanguage()
  const words = useWords('currency')
  const w = words.currency
  const now = useNow()
  const { data, isError } = useQuery(rateQuery)
  const { isOpen, wasOpened, setOpen } = useOpenState()
  return (
    <aside aria-label={w.label} className="border-b bg-surface-sunken text-sm">
      <div className="mx-auto flex min-h-9 max-w-page items-center gap-x-2 px-4 py-0.5 text-ink-muted sm:px-6">
        <ArrowLeftRight aria-hidden="true" className="size-4 shrink-0" />
        {data ? (
          <p className="flex flex-wrap gap-x-2 py-1">
            <span>
              US$ 1 = <strong className="text-ink tabular-nums">{formatPYG(data.rate)}</strong>
            </span>
            <span>
              {data.source === 'fallback' || !data.updatedAt
                ? w.reference
                : w.since(formatAgo(data.updatedAt, language, now), w.sources[data.source] ?? data.source)}
            </span>
            {(isError || isOutdated(data)) && (
              <span role="alert" className="font-medium text-warning">
                {w.failed}
              </span>
            )}
          </p>
        ) : (
          <p role={isError ? 'alert' : undefined} className="py-1">
            {isError ? w.failed : w.loading}
          </p>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={w.detailsOf}
          onClick={() => setOpen(true)}
          className="-mr-1.5 ml-auto inline-flex min-h-8 min-w-8 items-center justify-center rounded px-1.5 font-semibold text-action underline-offset-2 hover:underline sm:ml-0"
        >
          <span className="max-sm:hidden">{w.details}</span>
          <ChevronDown aria-hidden="true" className="size-4.5 sm:hidden" />
        </button>
      </div>
      {wasOpened && (
        <Suspense>
          <RateDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </aside>
  )
}

function isOutdated({ stale, updatedAt }: ExchangeRate): boolean {
  return stale && updatedAt !== null
}
