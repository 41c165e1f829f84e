import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { asNumber } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'

/** To the offers with the facts of this one. */
export function NearDuplicatesLink({ listing, count }: { listing: Listing; count: number }) {
  const { search: w } = useWords('search')
  const { language } = useLanguage()
  return (
    <Link
      href={paths.search(searchLike(listing))}
      className="mt-1 inline-flex min-h-8 items-center self-start text-action text-sm hover:underline"
    >
      {w.nearDuplicates(count, formatNumber(count, language))}
    </Link>
  )
}

function searchLike(listing: Listing) {
  const { propertyType, transactionType, city, neighborhood, bedrooms, bathrooms } = listing
  const [price, area] = [asNumber(listing.priceUSD), asNumber(listing.area)]
  return {
    transactionType: transactionType === 'both' ? 'sale' : transactionType,
    propertyType,
    city,
    neighborhood,
    minPrice: Math.floor(price),
    maxPrice: Math.ceil(price),
    ...(bedrooms > 0 && { bedrooms }),
    ...(bathrooms > 0 && { bathrooms }),
    ...(area > 0 && { minArea: Math.floor(area), maxArea: Math.ceil(area) }),
  }
}
