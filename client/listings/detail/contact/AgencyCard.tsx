import { BadgeCheck, Building2, UserRound } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { laterPart } from '#client/core/lazyPart.tsx'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { preloadInquiryDialog } from './inquiry.ts'

const ResponseTimeNote = laterPart(
  () => import('#client/inquiries/ResponseTimeNote.tsx').then(({ ResponseTimeNote }) => ResponseTimeNote),
  null,
  'responseTime',
)

export function AgencyCard({ listing, onAsk }: { listing: Listing; onAsk: (() => void) | undefined }) {
  const { listings, propertyDetails } = useWords('listings', 'propertyDetails')
  const w = propertyDetails.agency
  const { agency, owner } = listing
  const Icon = agency ? Building2 : UserRound
  return (
    <section aria-label={w.title} className="rounded-xl border bg-surface-raised p-5">
      <p className="text-ink-muted text-sm">{w.title}</p>
      <div className="mt-2 flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-action-soft text-action">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold leading-snug">
            {agency?.slug ? (
              <Link
                href={paths.agencyProfile(agency.slug)}
                className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:text-action"
              >
                {agency.name}
              </Link>
            ) : (
              (agency?.name ?? owner?.name ?? w.owner)
            )}
          </p>
          {agency?.verified && (
            <Badge
              tone="positive"
              icon={<BadgeCheck aria-hidden="true" className="size-3.5" />}
              className="mt-1"
            >
              {listings.verified}
            </Badge>
          )}
        </div>
      </div>
      {agency?.agent && (
        <p className="mt-3 text-sm">
          {w.inCharge}{' '}
          <Link
            href={paths.agentProfile(agency.agent.slug)}
            className="inline-flex min-h-9 items-center font-semibold text-action underline underline-offset-4"
          >
            {agency.agent.name}
          </Link>
        </p>
      )}
      {owner && (
        <Link
          href={paths.owner(owner.id)}
          className="mt-3 inline-flex min-h-9 items-center font-semibold text-action text-sm underline underline-offset-4"
        >
          {w.profile}
        </Link>
      )}
      {agency?.description && <p className="mt-3 text-ink-muted text-sm">{agency.description}</p>}
      {onAsk && <ResponseTimeNote listingId={listing.id} />}
      {onAsk && (
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={onAsk}
          onPointerEnter={preloadInquiryDialog}
          className="mt-1 -mb-2 -ml-3.5 min-h-11 print:hidden"
        >
          {w.ask}
        </Button>
      )}
    </section>
  )
}
