import { BadgeCheck } from 'lucide-react'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage } from '#client/core/language.tsx'
import type { Listing } from '#shared/listings.ts'

/** Since when it is listed, and by whom where that is verified. */
export function ListingFooter({ listing }: { listing: Listing }) {
  const { language, words } = useLanguage()
  const { listings: w } = words
  const { publishedAt, agency } = listing
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 text-ink-muted text-xs">
      {publishedAt && (
        <time dateTime={publishedAt} className="first-letter:uppercase">
          {w.published(formatAgo(publishedAt, language, Date.now(), true))}
        </time>
      )}
      {agency?.verified && (
        <span
          title={w.verifiedAgency(agency.name)}
          className="flex min-w-0 items-center gap-1 font-medium text-positive"
        >
          <BadgeCheck aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{agency.name}</span>
          <span className="sr-only">, {w.verified}</span>
        </span>
      )}
    </p>
  )
}
