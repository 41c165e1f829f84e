import { useLanguage, useWords } from '#client/core/language.tsx'
import { givenPercentText, percentText } from '#client/prices/priceFigures.ts'
import { Button } from '#client/ui/Button.tsx'
import { asNumber, formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type RoiInput, statedFigures } from '#shared/market/roi.ts'

interface StatedEstimateProps {
  listing: Listing
  /** Percent, as calculated here. */
  roi: number
  onUse: (input: RoiInput) => void
}

export function StatedEstimate({ listing, roi, onUse }: StatedEstimateProps) {
  const { language } = useLanguage()
  const words = useWords('core', 'roi')
  const w = words.roi.stated
  if (listing.estimatedROI === null) return null
  const percent = (value: number) => percentText(value, language, words)
  const estimate = percent(asNumber(listing.estimatedROI))
  if (estimate === percent(roi)) return null
  const figures = statedFigures(listing)
  if (!figures) return <p className="text-ink-muted text-sm">{w.unknown(estimate)}</p>
  const { monthlyRent, monthlyExpenses, occupancy, purchasePrice } = figures
  return (
    <div className="rounded-lg bg-action-soft px-4 py-3 text-sm">
      <p>
        {w.because(
          estimate,
          formatUSD(monthlyRent),
          formatUSD(monthlyExpenses),
          givenPercentText(occupancy, language, words),
          formatUSD(purchasePrice),
        )}
      </p>
      <Button variant="quiet" size="sm" className="-ml-3 mt-1" onClick={() => onUse(figures)}>
        {w.use}
      </Button>
    </div>
  )
}
