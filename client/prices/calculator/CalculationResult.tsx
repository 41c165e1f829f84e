import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'wouter'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { EstimateSummary } from '#client/prices/EstimateSummary.tsx'
import { differenceText, perAreaText } from '#client/prices/priceFigures.ts'
import { comparablesQuery } from '#client/prices/prices.api.ts'
import { RangeBar } from '#client/prices/range/RangeBar.tsx'
import { estimatedSpread } from '#client/prices/range/rangeScale.ts'
import { StandingBadges } from '#client/prices/StandingBadges.tsx'
import { Button } from '#client/ui/Button.tsx'
import { copyLink } from '#client/ui/share/copy.ts'
import { SheetLink } from '#client/ui/share/SheetLink.tsx'
import { type AreaUnit, areaUnitOf, perUnitText } from '#shared/market/areaUnit.ts'
import type { Calculation } from '#shared/prices/prices.ts'
import { sheetPaths } from '#shared/sheets.ts'
import type { Question } from './fields.ts'
import { Recommendation } from './Recommendation.tsx'

interface CalculationResultProps {
  calculation: Calculation
  question: Question
  heading: Ref<HTMLHeadingElement>
}

export function CalculationResult({ calculation, question, heading }: CalculationResultProps) {
  const { language } = useLanguage()
  const words = useWords('calculator', 'core', 'prices')
  const { calculator: w } = words
  const { inputPricePerSqm, marketStats, transactionType, priceDifference, estimate, estimateDifference } =
    calculation
  const unit = areaUnitOf(question.propertyType, question.area)
  const { data } = useQuery(comparablesQuery(question))
  const dots = data?.comparables.filter((one) => !one.leftOut).map((one) => one.pricePerSqm)
  return (
    <div className="grid gap-6 rounded-xl border bg-surface-raised p-5 shadow-card sm:p-7">
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none sm:text-3xl">
          {estimateDifference === null
            ? differenceText(priceDifference, w, { language, words })
            : differenceText(estimateDifference, words.prices.fromEstimate, { language, words })}
        </h2>
        <p className="mt-1.5 text-ink-muted">
          {w.entered}:{' '}
          <strong className="text-ink tabular">
            {perAreaText(inputPricePerSqm, unit, transactionType, words)}
          </strong>
        </p>
        <StandingBadges standing={calculation} className="mt-3" />
      </div>
      <RangeBar
        stats={estimatedSpread(marketStats, estimate, question.area)}
        price={inputPricePerSqm}
        unit={unit}
        dots={dots}
        isEstimated={estimate !== null}
      />
      <EstimateSummary standing={calculation} />
      <Figures calculation={calculation} unit={unit} />
      <Recommendation calculation={calculation} question={question} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4 text-ink-muted text-sm">
        <p>
          {words.prices.asking}{' '}
          <Link
            href={paths.method(language)}
            className="font-semibold text-action underline underline-offset-2"
          >
            {words.prices.method}
          </Link>
        </p>
        <SheetLink href={sheetPaths.prices(question, language)}>{w.sheet}</SheetLink>
        <Button
          variant="secondary"
          size="sm"
          icon={<Link2 aria-hidden="true" className="size-4" />}
          onClick={() => void copyLink(location.href, w.linkCopiedText, words)}
        >
          {w.copyLink}
        </Button>
      </div>
    </div>
  )
}

function Figures({ calculation, unit }: { calculation: Calculation; unit: AreaUnit }) {
  const { language } = useLanguage()
  const words = useWords('calculator', 'prices')
  const { stats: w, leftOutCount, scopes } = words.prices
  const { marketStats: stats, leftOut, date } = calculation
  const price = (perSqm: number) => perUnitText(perSqm, unit)
  const range = (low: number, high: number) => w.from(price(low), price(high))
  const figures: [string, string, string?][] = [
    [w.avg, price(stats.avgPricePerSqm)],
    [w.range, range(stats.minPricePerSqm, stats.maxPricePerSqm)],
    [w.median, price(stats.medianPricePerSqm)],
    [w.quartiles, range(stats.p25PricePerSqm, stats.p75PricePerSqm)],
    [w.sampleSize, String(stats.sampleSize), leftOut > 0 ? leftOutCount(leftOut) : undefined],
    [w.scope, scopes[stats.scope]],
    [w.date, formatDate(date, language)],
  ]
  return (
    <section aria-label={words.calculator.market}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3">
        {figures.map(([name, value, note]) => (
          <div key={name}>
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="font-semibold tabular first-letter:uppercase">{value}</dd>
            {note && <dd className="text-ink-muted text-xs">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
