import { useId } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import type { PlaceMarket } from '#shared/prices/placeMarket.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import { placeFacts } from './placeFactTexts.ts'

interface PlaceFactsProps {
  sale: PlaceMarket
  rent: PlaceMarket
  around: NeighborhoodPrices | undefined
}

export function PlaceFacts({ sale, rent, around }: PlaceFactsProps) {
  const { language } = useLanguage()
  const words = useWords('core', 'market')
  const { market: w } = words
  const heading = useId()
  const facts = placeFacts({ sale, rent, around }, language, words)
  if (facts.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-8 border-t pt-5 print:break-inside-avoid">
      <h2 id={heading} className="text-xl">
        {w.know}
      </h2>
      <ul className="mt-2 grid max-w-reading list-disc gap-1.5 pl-5 marker:text-accent">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {sale.grossYieldPercent !== null && (
        <p className="mt-3 print:hidden">
          <Link
            href={paths.investment(language)}
            className="font-semibold text-action underline underline-offset-2"
          >
            {w.plan}
          </Link>
        </p>
      )}
    </section>
  )
}
