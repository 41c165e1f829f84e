import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { differenceText } from './figures.ts'
import { verdictQuery } from './prices.api.ts'

export const verdictId = 'price-verdict'

/** A short verdict that links to its section; nothing without a verdict. */
export function PriceVerdictLink({ listingId, className }: { listingId: string; className?: string }) {
  const { language } = useLanguage()
  const words = useWords('core', 'prices')
  const { data } = useQuery(verdictQuery(listingId))
  if (!data?.standing || data.reason) return null
  const { priceDifference, verdict } = data.standing
  const Trend = priceDifference > 0 ? TrendingUp : TrendingDown
  return (
    <a
      href={`#${verdictId}`}
      className={clsx(
        'inline-flex items-center gap-1.5 font-semibold underline-offset-2 hover:underline',
        verdict === 'below' ? 'text-positive' : verdict === 'above' ? 'text-danger' : 'text-action',
        className,
      )}
    >
      <Trend aria-hidden="true" className="size-4 shrink-0" />
      {differenceText(priceDifference, words.prices, { language, words })}
    </a>
  )
}
