import { BadgeDollarSign, type LucideIcon, Ruler, Scaling } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { asNumber, formatPricePerSqm, formatUSD, pricePerSqm } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { highlightsOf } from './figures.ts'
import { Rank } from './Rank.tsx'

export function Highlights({ listings }: { listings: readonly Listing[] }) {
  const { compareResult: w, listings: words } = useWords('compareResult', 'listings')
  const { language } = useLanguage()
  const found = highlightsOf(listings)
  const priceText = ({ priceUSD, transactionType }: Listing) =>
    `${formatUSD(priceUSD)}${transactionType === 'rent' ? words.perMonth : ''}`
  return (
    <section aria-labelledby="compared-highlights" className="break-inside-avoid">
      <h2 id="compared-highlights" className="text-2xl">
        {w.highlights}
      </h2>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <Highlight
          icon={BadgeDollarSign}
          name={w.lowestPrice}
          all={listings}
          winners={found.lowestPrice}
          textOf={priceText}
        />
        <Highlight
          icon={Scaling}
          name={w.largestArea}
          all={listings}
          winners={found.largestArea}
          textOf={({ area }) => words.areaOf(formatNumber(asNumber(area), language))}
        />
        <Highlight
          icon={Ruler}
          name={w.lowestPricePerSqm}
          all={listings}
          winners={found.lowestPricePerSqm}
          textOf={({ priceUSD, area }) => w.perSqm(formatPricePerSqm(pricePerSqm(priceUSD, area)))}
        />
      </dl>
    </section>
  )
}

interface HighlightProps {
  icon: LucideIcon
  name: string
  all: readonly Listing[]
  /** Several where they are equal. */
  winners: readonly Listing[]
  textOf: (listing: Listing) => string
}

function Highlight({ icon: Icon, name, all, winners, textOf }: HighlightProps) {
  const { language } = useLanguage()
  const [first] = winners
  if (!first) return null
  return (
    <div className="rounded-lg border bg-surface-raised p-4">
      <dt className="flex items-center gap-3 text-ink-muted text-sm">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.7} />
        {name}
      </dt>
      <dd className="pl-9">
        <span className="font-bold text-lg tabular">{textOf(first)}</span>
        {winners.map((listing) => {
          const { title, titleLanguage } = listingText(listing, language)
          return (
            <span key={listing.id} className="mt-1 flex items-center gap-2 text-sm">
              <Rank rank={all.indexOf(listing) + 1} />
              <span lang={titleLanguage} className="truncate">
                {title}
              </span>
            </span>
          )
        })}
      </dd>
    </div>
  )
}
