import { Calculator } from 'lucide-react'
import { Suspense } from 'react'
import { useAddressedOverlay } from '#client/core/history/useOverlay.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { givenPercentText, percentText } from '#client/prices/figures.ts'
import { parseRoi, roiParameter } from '#client/prices/roi/roiUrl.ts'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { asNumber, formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { FactList, Section } from './Section.tsx'

const RoiDialog = lazyPart(
  () => import('#client/prices/roi/RoiDialog.tsx').then(({ RoiDialog }) => RoiDialog),
  'roi',
)

export function InvestmentBlock({ listing }: { listing: Listing }) {
  const { language } = useLanguage()
  const words = useWords('core', 'propertyDetails')
  const w = words.propertyDetails.investment
  const isOffered = listing.estimatedROI !== null
  const calculator = useAddressedOverlay({
    parameter: roiParameter,
    parse: (value) => (isOffered ? parseRoi(value) : undefined),
    onMissing: () => toast({ title: w.missing, description: isOffered ? w.missingFigures : w.missingText }),
  })
  if (listing.estimatedROI === null) return null
  const roi = percentText(asNumber(listing.estimatedROI), language, words)
  const facts: [string, string][] = [[w.roi, `${roi} ${w.aYear}`]]
  if (listing.occupancyRate) {
    facts.push([w.occupancy, givenPercentText(asNumber(listing.occupancyRate), language, words)])
  }
  if (listing.averageDailyRate) facts.push([w.dailyRate, formatUSD(listing.averageDailyRate)])
  if (listing.monthlyExpenses) facts.push([w.expenses, formatUSD(listing.monthlyExpenses)])
  return (
    <Section
      title={w.title}
      aside={
        <Button
          variant="secondary"
          size="sm"
          icon={<Calculator aria-hidden="true" className="size-4" />}
          onClick={() => calculator.open('')}
        >
          {w.open}
        </Button>
      }
    >
      <FactList facts={facts} />
      <p className="mt-3 text-ink-muted text-sm">{w.note}</p>
      {calculator.wasOpened && (
        <Suspense>
          <RoiDialog listing={listing} overlay={calculator} />
        </Suspense>
      )}
    </Section>
  )
}
