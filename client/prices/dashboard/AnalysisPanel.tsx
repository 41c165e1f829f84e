import { FileDown, House } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { formatDate, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { sampleText } from '#client/prices/priceFigures.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { formatPricePerSqm } from '#shared/core/money.ts'
import type { PriceAnalysis } from '#shared/prices/prices.ts'
import { TrendSkeleton } from './charts/TrendSkeleton.tsx'
import { DifferenceBadge } from './DifferenceBadge.tsx'

const ListingTrend = lazy(() =>
  import('./charts/ListingTrend.tsx').then(({ ListingTrend }) => ({ default: ListingTrend })),
)

const narrow = 'max-sm:flex-1 max-sm:whitespace-nowrap max-sm:px-3 max-sm:text-sm'

interface Props {
  /** Undefined: not found. */
  analysis: PriceAnalysis | undefined
  isOpen: boolean
  onClose: () => void
}

export function AnalysisPanel({ analysis, isOpen, onClose }: Props) {
  const { language } = useLanguage()
  const words = useWords('dashboard')
  const w = words.dashboard
  // Shown during the closing animation.
  const last = useRef(analysis)
  if (isOpen) last.current = analysis
  const shown = last.current
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      addressed
      placement="side"
      className="sm:max-w-lg"
      title={shown?.listingTitle ?? w.missing}
      description={
        shown &&
        w.asOf(`${shown.neighborhood}, ${shown.city}`, w.analyzed(formatDate(shown.createdAt, language)))
      }
      footer={
        <>
          <Button
            variant="secondary"
            disabled
            className={narrow}
            icon={<FileDown aria-hidden="true" className="size-5" />}
          >
            {w.pdf}
          </Button>
          {shown && (
            <ButtonLink
              to={paths.property(shown.listingId)}
              className={narrow}
              icon={<House aria-hidden="true" className="size-5" />}
            >
              {w.property}
            </ButtonLink>
          )}
        </>
      }
    >
      {shown ? <Detail analysis={shown} /> : <p className="text-ink-muted">{w.missingText}</p>}
    </Dialog>
  )
}

function Detail({ analysis }: { analysis: PriceAnalysis }) {
  const { language } = useLanguage()
  const words = useWords('dashboard', 'prices')
  const { dashboard: w, prices } = words
  const perSqm = (price: number) => formatPricePerSqm(price)
  const facts = [
    [w.own, perSqm(analysis.listingPricePerSqm)],
    [w.min, perSqm(analysis.marketMinPricePerSqm)],
    [w.avg, perSqm(analysis.marketAvgPricePerSqm)],
    [w.max, perSqm(analysis.marketMaxPricePerSqm)],
    [w.comparables, formatNumber(analysis.comparableProperties, language)],
  ] as const
  return (
    <>
      <p>
        <DifferenceBadge percent={analysis.priceDifferencePercent} className="text-sm" />
      </p>
      <p className="mt-2 text-ink-muted text-xs">{w.differenceOf}</p>
      <section aria-label={w.market} className="mt-4">
        <dl className="grid gap-y-px overflow-hidden rounded-lg border bg-line">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 bg-surface-raised px-4 py-2.5"
            >
              <dt className="text-ink-muted text-sm">{name}</dt>
              <dd className="font-semibold tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-ink-muted text-xs">
          {sampleText({ sampleSize: analysis.comparableProperties, scope: analysis.scope }, words)}.{' '}
          {prices.asking}
        </p>
      </section>
      <Suspense fallback={<TrendSkeleton />}>
        <ListingTrend listingId={analysis.listingId} />
      </Suspense>
    </>
  )
}
