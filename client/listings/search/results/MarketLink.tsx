import { ChartLine } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'

interface MarketLinkProps {
  search: Pick<SearchAddress, 'propertyType'>
  listings: readonly Pick<Listing, 'city' | 'neighborhood'>[]
}

/** To the market of the city or neighborhood that all results are in. */
export function MarketLink({ search: { propertyType = [] }, listings }: MarketLinkProps) {
  const { language } = useLanguage()
  const { search: w } = useWords('search')
  const [first] = listings
  if (!first || listings.some(({ city }) => city !== first.city)) return null
  const { city } = first
  const isOneBarrio = listings.every(({ neighborhood }) => neighborhood === first.neighborhood)
  const neighborhood = isOneBarrio && listings.length > 1 ? first.neighborhood : undefined
  const type = propertyType.length === 1 ? propertyType[0] : undefined
  return (
    <p className="mt-6">
      <Link
        href={marketPath({ city, neighborhood, propertyType: type }, language)}
        className="wrap-anywhere inline-flex min-h-11 items-center gap-2 font-semibold text-action underline underline-offset-2"
      >
        <ChartLine aria-hidden="true" className="size-5 shrink-0" />
        {w.market(neighborhood ?? city)}
      </Link>
    </p>
  )
}
