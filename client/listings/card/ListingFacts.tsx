import { Bath, BedDouble, Car, type LucideIcon, Scaling, Users } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { asNumber } from '#shared/core/money.ts'
import type { CardListing } from './cardProps.ts'

interface Fact {
  icon: LucideIcon
  text: string
  /** For screen readers. */
  label: string
}

export function ListingFacts({ listing, className }: { listing: CardListing; className?: string }) {
  const { language } = useLanguage()
  const { listings: w } = useWords('listings')
  const facts: Fact[] = []
  const add = (icon: LucideIcon, count: number, labelOf: (n: number) => string) => {
    if (count > 0) facts.push({ icon, text: String(count), label: labelOf(count) })
  }
  add(BedDouble, listing.bedrooms, w.bedroomsOf)
  add(Bath, listing.bathrooms, w.bathroomsOf)
  add(Car, listing.parkingSpaces, w.parkingOf)
  if (listing.office) add(Users, listing.capacity ?? 0, w.peopleOf)
  const area = asNumber(listing.area)
  if (area > 0) {
    const figure = formatNumber(area, language, 2)
    facts.push({ icon: Scaling, text: w.areaOf(figure), label: w.areaSpoken(figure) })
  }
  if (facts.length === 0) return null
  return (
    <ul aria-label={w.facts} className={className ?? 'flex flex-wrap gap-x-4 gap-y-1 text-sm'}>
      {facts.map(({ icon: Icon, text, label }) => (
        <li key={label} title={label} className="flex items-center gap-1.5 whitespace-nowrap">
          <Icon aria-hidden="true" className="size-4.5 text-ink-muted" strokeWidth={1.8} />
          <span aria-hidden="true" className="font-medium tabular">
            {text}
          </span>
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ul>
  )
}
