import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { localTitle } from '#client/inquiries/localTitle.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { InquirySummary } from '#shared/inquiries/inbox.ts'

export function ListingHead({ listing }: { listing: InquirySummary['listing'] }) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const price = formatUSD(listing.priceUSD)
  const title = localTitle(listing, language)
  return (
    <div className="flex items-center gap-3.5 rounded-lg bg-surface-sunken p-3">
      <span className="size-16 shrink-0 overflow-hidden rounded-lg bg-surface">
        {listing.pictureUrl && <img src={listing.pictureUrl} alt="" className="size-full object-cover" />}
      </span>
      <div className="min-w-0">
        <p className="font-semibold leading-snug">
          {listing.isActive ? (
            <Link href={paths.property(listing.id)} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-ink-muted text-sm">
          {[
            listing.transactionType === 'rent' ? w.perMonth(price) : price,
            listing.neighborhood,
            listing.city,
          ].join(' · ')}
        </p>
        {!listing.isActive && <Badge className="mt-1">{w.inactive}</Badge>}
      </div>
    </div>
  )
}
