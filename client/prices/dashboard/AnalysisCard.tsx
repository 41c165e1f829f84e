import { MapPin } from 'lucide-react'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { perAreaText, sampleText } from '#client/prices/priceFigures.ts'
import { formatPricePerSqm, formatUSD } from '#shared/core/money.ts'
import type { PriceAnalysis } from '#shared/prices/prices.ts'
import { DifferenceBadge } from './DifferenceBadge.tsx'

export function AnalysisCard({ analysis, onOpen }: { analysis: PriceAnalysis; onOpen: () => void }) {
  const { language } = useLanguage()
  const words = useWords('dashboard', 'listings', 'prices')
  const { dashboard: w, listings } = words
  const { transactionType, propertyType, listingPricePerSqm, marketAvgPricePerSqm } = analysis
  return (
    <article className="relative flex h-full flex-col rounded-lg border bg-surface-raised p-4 shadow-card transition-shadow duration-200 focus-within:shadow-lifted hover:shadow-lifted sm:p-5">
      <p>
        <DifferenceBadge percent={analysis.priceDifferencePercent} />
      </p>
      <h3 className="mt-3 font-sans font-semibold text-base leading-snug">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="wrap-anywhere line-clamp-2 text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-action focus-visible:after:-outline-offset-2"
        >
          {analysis.listingTitle}
        </button>
      </h3>
      <p className="mt-1 flex min-w-0 items-center gap-1.5 text-ink-muted text-sm">
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">
          {analysis.neighborhood}, {analysis.city}
        </span>
      </p>
      <div className="mt-auto pt-4">
        <p className="font-bold text-2xl tabular">{formatUSD(analysis.listingPriceUSD)}</p>
        <p className="text-ink-muted text-sm tabular">
          {w.against(
            perAreaText(listingPricePerSqm, 'perSqm', transactionType, words),
            formatPricePerSqm(marketAvgPricePerSqm),
          )}
        </p>
        <p className="text-ink-muted text-xs">
          {sampleText({ sampleSize: analysis.comparableProperties, scope: analysis.scope }, words)}
        </p>
        <p className="mt-3 border-t pt-2.5 text-ink-muted text-xs">
          {listings.kind[transactionType](listings.types[propertyType])} ·{' '}
          {formatDate(analysis.createdAt, language)}
        </p>
      </div>
    </article>
  )
}
