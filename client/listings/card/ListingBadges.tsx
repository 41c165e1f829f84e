import { Sparkle } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import type { CardListing } from './cardProps.ts'

export function ListingBadges({ listing }: { listing: CardListing }) {
  const { listings: w } = useWords('listings')
  if (listing.status !== 'active') return <Badge tone="raised">{w.unavailable}</Badge>
  return (
    <>
      {listing.featured && (
        <Badge
          tone="raised"
          icon={<Sparkle aria-hidden="true" className="size-3.5 fill-accent text-accent" />}
        >
          {w.badgeFeatured}
        </Badge>
      )}
      {listing.allowsShortTerm && <Badge tone="raised">{w.badgeShortTerm}</Badge>}
      {listing.airbnbActive && <Badge tone="raised">{w.badgeAirbnb}</Badge>}
    </>
  )
}
