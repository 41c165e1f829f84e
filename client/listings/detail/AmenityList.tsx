import { Check } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { Section } from './Section.tsx'

export function AmenityList({ listing }: { listing: Listing }) {
  const { listings: w } = useWords('listings')
  if (listing.amenities.length === 0) return null
  return (
    <Section title={w.amenitiesTitle}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-2">
        {listing.amenities.map((amenity) => (
          <li key={amenity} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4.5 shrink-0 text-positive" />
            {w.amenities[amenity]}
          </li>
        ))}
      </ul>
    </Section>
  )
}
