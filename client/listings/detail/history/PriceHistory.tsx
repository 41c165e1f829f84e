import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { Section } from '#client/listings/detail/Section.tsx'
import { priceHistoryQuery } from '#client/listings/listings.api.ts'
import { asNumber, formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { formatDay } from './formatDay.ts'

/** The first price and each change since. Nothing of drafts. */
export function PriceHistory({ listing }: { listing: Pick<Listing, 'id' | 'priceUSD'> }) {
  const { language } = useLanguage()
  const now = useNow()
  const { core, propertyDetails } = useWords('core', 'propertyDetails')
  const w = propertyDetails.history
  const { data } = useQuery(priceHistoryQuery(listing.id))
  if (!data || data.firstPublishedAt === null) return null
  const { firstPublishedAt, changes } = data
  const first = changes[0]?.previousPriceUSD ?? asNumber(listing.priceUSD)
  if (first <= 0) return null
  const day = (date: string) => formatDay(date, language, now)
  const start = [day(firstPublishedAt), formatUSD(first)] as const
  return (
    <Section title={w.title}>
      <ol className="grid gap-1.5 border-l-2 pl-4">
        <li>{changes.length === 0 ? w.unchanged(...start) : w.first(...start)}</li>
        {changes.map(({ at, percent, priceUSD }) => (
          <li key={at}>
            {(percent < 0 ? w.fell : w.grew)(
              day(at),
              core.percent(formatNumber(Math.abs(percent), language, 1)),
              formatUSD(priceUSD),
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
