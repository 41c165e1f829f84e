import { Sparkles } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { Section } from './Section.tsx'

export function Description({ listing }: { listing: Listing }) {
  const { propertyDetails: w } = useWords('propertyDetails')
  const { description, descriptionLanguage } = useListingText(listing)
  const improved = listing.aiRewritten && (
    <Badge tone="accent" icon={<Sparkles aria-hidden="true" className="size-3.5" />}>
      {w.aiImproved}
    </Badge>
  )
  return (
    <Section title={w.description} aside={improved}>
      <p lang={descriptionLanguage} className="wrap-anywhere max-w-reading whitespace-pre-line">
        {description}
      </p>
    </Section>
  )
}
