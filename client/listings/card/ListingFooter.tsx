import { BadgeCheck } from 'lucide-react'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import type { CardListing } from './cardProps.ts'

/** Milliseconds. */
export const agoStep = 3_600_000

export function ListingFooter({ listing }: { listing: CardListing }) {
  const { language } = useLanguage()
  const { listings: w } = useWords('listings')
  const now = useNow(agoStep)
  const { publishedAt, agency } = listing
  return (
    <p className="flex min-h-4.5 flex-wrap items-center gap-x-3 text-ink-muted text-xs">
      {publishedAt && (
        <time dateTime={publishedAt} className="min-w-0 flex-1 basis-16 truncate first-letter:uppercase">
          {w.published(formatAgo(publishedAt, language, now, true))}
        </time>
      )}
      {agency?.verified && (
        <span
          title={w.verifiedAgency(agency.name)}
          className="flex shrink-0 items-center gap-1 font-semibold text-positive"
        >
          <BadgeCheck aria-hidden="true" className="size-4" />
          {w.verified}
          <span className="sr-only">: {agency.name}</span>
        </span>
      )}
    </p>
  )
}
