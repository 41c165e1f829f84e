import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { doubtfulPrices } from '#client/listings/publish/form/doubts.ts'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { useDebounced } from '#client/listings/search/bar/useDebounced.ts'
import { EstimateSummary } from '#client/prices/EstimateSummary.tsx'
import { againstText, differenceText, perAreaText, sampleText } from '#client/prices/priceFigures.ts'
import { calculationQuery } from '#client/prices/prices.api.ts'
import { RangeBar } from '#client/prices/range/RangeBar.tsx'
import { estimatedSpread } from '#client/prices/range/rangeScale.ts'
import { StandingBadges } from '#client/prices/StandingBadges.tsx'
import { type AreaUnit, areaUnitOf } from '#shared/market/areaUnit.ts'
import type { Calculation } from '#shared/prices/prices.ts'
import { calculationInputOf } from './calculationInput.ts'

/** Milliseconds. */
const debounceDelay = 1000

/** Empty without data. */
export function LivePrice({ listingId }: { listingId?: string }) {
  const words = useWords('publish')
  const rate = useRate()
  const fields = useFields()
  const isDoubtful = doubtfulPrices(fields, rate).length > 0
  const input = isDoubtful ? undefined : calculationInputOf(fields, rate, listingId)
  const debouncedInput = useDebounced(input ? JSON.stringify(input) : '', debounceDelay)
  const isDebounced = input !== undefined && debouncedInput === JSON.stringify(input)
  const { data, isError, isPlaceholderData } = useQuery(
    input && isDebounced
      ? { ...calculationQuery(input), placeholderData: keepPreviousData }
      : { queryKey: ['calculation'], queryFn: skipToken, placeholderData: keepPreviousData },
  )
  if (!input || isError || !data) return null
  return (
    <FormSection title={words.publish.market.title}>
      <div
        aria-live="polite"
        aria-busy={!isDebounced || isPlaceholderData}
        className={clsx('grid gap-3 transition-opacity', (!isDebounced || isPlaceholderData) && 'opacity-50')}
      >
        <MarketComparison
          calculation={data}
          area={input.area}
          unit={areaUnitOf(input.propertyType, input.area)}
        />
      </div>
    </FormSection>
  )
}

interface MarketComparisonProps {
  calculation: Calculation
  area: number
  unit: AreaUnit
}

function MarketComparison({ calculation, area, unit }: MarketComparisonProps) {
  const { language } = useLanguage()
  const words = useWords('core', 'prices')
  const { prices } = words
  const { marketStats, estimate, estimateDifference, inputPricePerSqm, transactionType } = calculation
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-display font-semibold text-2xl">
          {differenceText(estimateDifference ?? calculation.priceDifference, prices, { language, words })}
        </p>
        <StandingBadges standing={calculation} />
      </div>
      <p className="text-ink-muted">
        {againstText(
          perAreaText(inputPricePerSqm, unit, transactionType, words),
          calculation,
          area,
          unit,
          words,
        )}
      </p>
      <RangeBar
        stats={estimatedSpread(marketStats, estimate, area)}
        price={inputPricePerSqm}
        unit={unit}
        isEstimated={estimate !== null}
      />
      <EstimateSummary standing={calculation} />
      <p className="text-ink-muted text-sm">
        {sampleText(marketStats, words)}. {prices.asking}
      </p>
    </>
  )
}
