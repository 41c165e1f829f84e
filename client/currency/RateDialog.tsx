import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { formatPYG } from '#shared/core/money.ts'
import type { ExchangeDay, ExchangeRate } from '#shared/currency/currency.ts'
import { historyQuery, rateQuery } from './currency.api.ts'
import { RateHistory } from './RateHistory.tsx'

export function RateDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { language } = useLanguage()
  const { currency, currencyDetail: w } = useWords('currency', 'currencyDetail')
  const { data: rate, isError } = useQuery(rateQuery)
  const history = useQuery({ ...historyQuery, enabled: props.open })
  return (
    <Dialog {...props} title={w.title} description={w.text}>
      {rate ? (
        <CurrentRate rate={rate} today={history.data?.at(-1)} />
      ) : (
        <p className="text-ink-muted">{isError ? currency.failed : currency.loading}</p>
      )}
      <RateHistory history={history} />
      <p className="mt-4 text-sm">
        <Link
          href={paths.method(language, 'rate')}
          onClick={() => props.onOpenChange(false)}
          className="font-semibold text-action underline underline-offset-2"
        >
          {w.method}
        </Link>
      </p>
    </Dialog>
  )
}

function CurrentRate({ rate, today }: { rate: ExchangeRate; today: ExchangeDay | undefined }) {
  const { language } = useLanguage()
  const now = useNow()
  const { currency, currencyDetail: w } = useWords('currency', 'currencyDetail')
  const isFallback = rate.source === 'fallback' || !rate.updatedAt
  // The day's source may differ from the current rate's.
  const houses = today?.source === rate.source ? today : undefined
  const facts: [string, string][] = []
  if (!isFallback && houses?.buy && houses.sell) {
    facts.push([w.buy, formatPYG(houses.buy)], [w.sell, formatPYG(houses.sell)])
  }
  if (!isFallback) {
    facts.push([w.source, currency.sources[rate.source] ?? rate.source])
    if (rate.updatedAt) facts.push([w.updated, formatAgo(rate.updatedAt, language, now)])
  }
  const hasNoHouses = !isFallback && houses && !houses.buy
  return (
    <section aria-label={w.rate}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-display text-3xl tabular">{formatPYG(rate.rate)}</strong>
        {isFallback && <Badge tone="warning">{currency.reference}</Badge>}
      </p>
      {isFallback && <p className="mt-2 text-ink-muted text-sm">{w.referenceText}</p>}
      {!isFallback && rate.stale && <p className="mt-2 text-sm text-warning">{w.stale}</p>}
      {facts.length > 0 && (
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-muted text-sm">{name}</dt>
              <dd className="font-semibold tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasNoHouses && <p className="mt-2 text-ink-muted text-sm">{w.noBuySell}</p>}
    </section>
  )
}
