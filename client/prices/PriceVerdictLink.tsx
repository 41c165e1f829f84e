import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Equal, TrendingDown, TrendingUp } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { sideOf } from '#shared/market/market.ts'
import { evidenceText } from './priceFigures.ts'
import { verdictQuery } from './prices.api.ts'
import { type VerdictTone, verdictTone } from './verdictTone.ts'

export const verdictId = 'price-verdict'

const toneClasses: Record<VerdictTone, string> = {
  neutral: 'text-ink',
  action: 'text-action',
  positive: 'text-positive',
  warning: 'text-warning',
  danger: 'text-danger',
}

export function PriceVerdictLink({ listingId, className }: { listingId: string; className?: string }) {
  const { language } = useLanguage()
  const words = useWords('core', 'prices')
  const { data } = useQuery(verdictQuery(listingId))
  const difference = data?.standing?.estimateDifference
  if (!data?.standing || typeof difference !== 'number') return null
  const { standing } = data
  const side = sideOf(difference)
  const Trend = side === 'even' ? Equal : side === 'above' ? TrendingUp : TrendingDown
  return (
    <a
      href={`#${verdictId}`}
      className={clsx(
        'inline-flex items-start gap-1.5 font-semibold underline-offset-2 hover:underline',
        toneClasses[verdictTone(standing)],
        className,
      )}
    >
      <Trend aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {evidenceText(difference, standing, language, words)}
    </a>
  )
}
