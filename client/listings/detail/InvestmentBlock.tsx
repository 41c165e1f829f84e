import { Calculator } from 'lucide-react'
import { openAddress } from '#client/core/history/addressed.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { givenPercentText, percentText } from '#client/prices/priceFigures.ts'
import { roiParameter } from '#client/prices/roi/roiParameter.ts'
import { Button } from '#client/ui/Button.tsx'
import { asNumber, formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { FactList, Section } from './Section.tsx'

export function InvestmentBlock({ listing }: { listing: Listing }) {
  const { language } = useLanguage()
  const words = useWords('core', 'propertyDetails')
  const w = words.propertyDetails.investment
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
          onClick={() => openAddress(roiParameter, '')}
          className="print:hidden"
        >
          {w.open}
        </Button>
      }
    >
      <FactList facts={facts} />
      <p className="mt-3 text-ink-muted text-sm">{w.note}</p>
    </Section>
  )
}
