import { Bath, BedDouble, Calendar, Car, Maximize2, Users, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { asNumber } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'

export function KeyFacts({ listing }: { listing: Listing }) {
  const { language } = useLanguage()
  const { fieldLabels: w, listings } = useWords('fieldLabels', 'listings')
  const area = asNumber(listing.area)
  const { bedrooms, bathrooms, parkingSpaces } = listing
  const facts: [icon: ReactNode, name: string, value: string | false, caption?: string][] = [
    [<BedDouble key="icon" />, w.bedrooms, countOf(bedrooms), captionOf(listings.bedroomsOf(bedrooms))],
    [<Bath key="icon" />, w.bathrooms, countOf(bathrooms), captionOf(listings.bathroomsOf(bathrooms))],
    [
      <Car key="icon" />,
      w.parkingSpaces,
      countOf(parkingSpaces),
      captionOf(listings.parkingOf(parkingSpaces)),
    ],
    [<Maximize2 key="icon" />, w.area, area > 0 && listings.areaOf(formatNumber(area, language, 2))],
    [<Calendar key="icon" />, w.yearBuilt, listing.yearBuilt !== null && String(listing.yearBuilt)],
    [<Users key="icon" />, w.capacity, (listing.capacity ?? 0) > 1 && String(listing.capacity)],
    [<Wifi key="icon" />, w.internetSpeed, listing.internetSpeed !== null && String(listing.internetSpeed)],
  ]
  const present = facts.filter(([, , value]) => value !== false)
  if (present.length === 0) return null
  return (
    <dl
      aria-label={listings.facts}
      className="grid grid-cols-2 gap-x-3 gap-y-5 rounded-lg bg-surface-sunken p-4 sm:grid-cols-4 sm:gap-x-4 sm:p-5"
    >
      {present.map(([icon, name, value, caption = name]) => (
        <div key={name} className="flex min-w-0 items-center gap-2 sm:gap-3">
          <dt className="contents">
            <span aria-hidden="true" className="text-action [&>svg]:size-6">
              {icon}
            </span>
            <span className="sr-only">{name}</span>
          </dt>
          <dd className="min-w-0 leading-tight">
            <strong className="block text-lg tabular-nums">{value}</strong>
            <span aria-hidden="true" className="text-ink-muted text-sm">
              {caption}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const countOf = (count: number) => count > 0 && String(count)

/** "Dormitorio" of "1 dormitorio". */
function captionOf(counted: string): string {
  const noun = counted.replace(/^\d+ /, '')
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
