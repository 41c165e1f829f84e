import { MapPin } from 'lucide-react'
import { formatAgo, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { kindText } from '#shared/listings/listingText.ts'

interface PropertyHeaderProps {
  listing: Listing
  level?: 1 | 4
  /** `OwnerBar` shows the status instead. */
  isMine?: boolean
}

export function PropertyHeader({ listing, level = 1, isMine = false }: PropertyHeaderProps) {
  const Heading = `h${level}` as const
  const { language } = useLanguage()
  const now = useNow()
  const { listings, property: w } = useWords('listings', 'property')
  const { title, titleLanguage } = useListingText(listing)
  const facts = [
    listing.publishedAt && listings.published(formatAgo(listing.publishedAt, language, now, true)),
    listing.views > 0 && w.views(listing.views, formatNumber(listing.views, language)),
    listing.favoritesCount > 0 &&
      w.favorites(listing.favoritesCount, formatNumber(listing.favoritesCount, language)),
  ].filter((fact) => typeof fact === 'string')
  return (
    <header>
      <ul className="flex flex-wrap gap-2">
        {badgesOf(listing, isMine).map((badge) => (
          <li key={badge}>
            <Badge tone={badge === 'featured' ? 'accent' : 'action'}>{textOf(badge)}</Badge>
          </li>
        ))}
      </ul>
      <Heading
        lang={titleLanguage}
        className="wrap-anywhere mt-3 font-display font-semibold text-2xl sm:text-3xl"
      >
        {title}
      </Heading>
      <p className="wrap-anywhere mt-2 flex items-start gap-1.5 text-ink-muted">
        <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        {[listing.address, listing.neighborhood, listing.city].filter(Boolean).join(', ')}
      </p>
      <p className="mt-1 text-ink-muted text-sm first-letter:uppercase">{facts.join(' · ')}</p>
    </header>
  )

  function textOf(badge: PropertyBadge): string {
    switch (badge) {
      case 'unavailable':
        return listings.unavailable
      case 'kind':
        return kindText(listing, listings)
      case 'featured':
        return listings.badgeFeatured
      case 'shortTerm':
        return listings.badgeShortTerm
      case 'airbnb':
        return listings.badgeAirbnb
    }
  }
}

type PropertyBadge = 'unavailable' | 'kind' | 'featured' | 'shortTerm' | 'airbnb'

function badgesOf(listing: Listing, isMine: boolean): PropertyBadge[] {
  const all: [PropertyBadge, boolean][] = [
    ['unavailable', listing.status !== 'active' && !isMine],
    ['kind', true],
    ['featured', listing.featured],
    ['shortTerm', listing.allowsShortTerm],
    ['airbnb', listing.airbnbActive],
  ]
  return all.filter(([, applies]) => applies).map(([badge]) => badge)
}
