import { BadgeDollarSign, type LucideIcon, Ruler, Scaling } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { asNumber, formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { highlightsOf, offerText, perAreaText } from './comparisonFigures.ts'
import { Rank } from './Rank.tsx'

export function Highlights({ listings }: { listings: readonly Listing[] }) {
  const { compareResult: w, listings: words } = useWords('compareResult', 'listings')
  const { language } = useLanguage()
  const found = highlightsOf(listings)
  return (
    <section aria-labelledby="compared-highlights" className="break-inside-avoid">
      <h2 id="compared-highlights" className="text-2xl">
        {w.highlights}
      </h2>
      {Object.values(found).every((winners) => winners.length === 0) && (
        <p className="mt-3 text-ink-muted">{w.noHighlights}</p>
      )}
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <Highlight
          icon={BadgeDollarSign}
          name={w.lowestPrice}
          all={listings}
          winners={found.lowestPrice}
          textOf={(listing) => offerText(listing, formatUSD(listing.priceUSD), w)}
        />
        <Highlight
          icon={Scaling}
          name={w.largestArea}
          all={listings}
          winners={found.largestArea}
          textOf={({ area }) => words.areaOf(formatNumber(asNumber(area), language, 2))}
        />
        <Highlight
          icon={Ruler}
          name={w.lowestPricePerSqm}
          all={listings}
          winners={found.lowestPricePerSqm}
          textOf={(listing) => offerText(listing, perAreaText(listing, w), w)}
        />
      </dl>
    </section>
  )
}

interface HighlightProps {
  icon: LucideIcon
  name: string
  all: readonly Listing[]
  /** By kind and offer; several on a tie. */
  winners: readonly (readonly Listing[])[]
  textOf: (listing: Listing) => string
}

function Highlight({ icon: Icon, name, all, winners, textOf }: HighlightProps) {
  const kinds = winners.flatMap((kind) => (kind[0] ? [{ first: kind[0], kind }] : []))
  if (kinds.length === 0) return null
  return (
    <div className="rounded-lg border bg-surface-raised p-4">
      <dt className="flex items-center gap-3 text-ink-muted text-sm">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.7} />
        {name}
      </dt>
      {kinds.map(({ first, kind }) => (
        <dd key={first.id} className="pl-9 not-first-of-type:mt-3">
          <span className="font-bold text-lg tabular">{textOf(first)}</span>
          {kind.map((listing) => (
            <Winner key={listing.id} listing={listing} rank={all.indexOf(listing) + 1} />
          ))}
        </dd>
      ))}
    </div>
  )
}

function Winner({ listing, rank }: { listing: Listing; rank: number }) {
  const { title, titleLanguage } = useListingText(listing)
  return (
    <span className="mt-1 flex items-center gap-2 text-sm">
      <Rank rank={rank} />
      <span lang={titleLanguage} className="truncate">
        {title}
      </span>
    </span>
  )
}
