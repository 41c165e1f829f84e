import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { givenPercentText, percentText } from '#client/prices/priceFigures.ts'
import { formatUSD } from '#shared/core/money.ts'
import type { InvestmentFigures as Figures } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { InvestmentFigures } from './InvestmentFigures.tsx'

export function LiveInvestment() {
  const words = useWords('core', 'home')
  const w = words.home.investment
  const heading = useId()
  const { data, isError } = useQuery(endpointQuery(listingsApi.investment))
  if (isError) return null
  return (
    <section
      aria-labelledby={heading}
      aria-busy={!data}
      className="flex flex-col justify-center rounded-lg border border-river-lace/40 bg-river-deep p-5 sm:p-7"
    >
      <h3 id={heading} className="text-xl">
        {w.live}
      </h3>
      <div className="mt-4 min-h-24">{data && <Medians figures={data} />}</div>
    </section>
  )
}

function Medians({ figures }: { figures: Figures }) {
  const { language } = useLanguage()
  const words = useWords('core', 'home')
  const w = words.home.investment
  if (figures.count === 0) return <p className="text-river-muted">{w.liveNone}</p>
  return (
    <>
      <InvestmentFigures
        roi={figures.medianRoi === null ? '–' : percentText(figures.medianRoi, language, words)}
        occupancy={
          figures.medianOccupancy === null ? '–' : givenPercentText(figures.medianOccupancy, language, words)
        }
        dailyRate={figures.medianDailyRate === null ? '–' : formatUSD(figures.medianDailyRate)}
        median
      />
      <p className="mt-4 text-river-muted text-sm">
        {w.liveText(figures.count, formatNumber(figures.count, language))}
      </p>
    </>
  )
}
