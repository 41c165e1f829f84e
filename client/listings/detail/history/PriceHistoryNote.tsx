import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { priceHistoryQuery } from '#client/listings/listings.api.ts'
import { formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { formatDay } from './formatDay.ts'

type Listed = Pick<Listing, 'id' | 'city' | 'neighborhood'>

/** The last change of its price, and for how long it has been published. Nothing of drafts. */
export function PriceHistoryNote({ listing }: { listing: Listed }) {
  const { language } = useLanguage()
  const now = useNow()
  const { core, propertyDetails } = useWords('core', 'propertyDetails')
  const w = propertyDetails.history
  const { data } = useQuery(priceHistoryQuery(listing.id))
  if (!data || data.daysOnMarket === null) return null
  const { daysOnMarket, medianDaysOnMarket, medianArea, changes } = data
  const last = changes.at(-1)
  const days = w.published(daysOnMarket, formatNumber(daysOnMarket, language))
  return (
    <>
      {last && (
        <span className="block">
          {(last.percent < 0 ? w.dropped : w.rose)(
            core.percent(formatNumber(Math.abs(last.percent), language, 1)),
            formatDay(last.at, language, now),
            formatUSD(last.previousPriceUSD),
          )}
        </span>
      )}
      <span className="block">
        {medianDaysOnMarket === null || medianArea === null
          ? days
          : w.beside(
              days,
              listing[medianArea],
              medianDaysOnMarket,
              formatNumber(medianDaysOnMarket, language),
            )}
      </span>
    </>
  )
}
