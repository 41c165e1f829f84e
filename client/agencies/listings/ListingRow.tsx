import { Pencil } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { stateOf, stateTones } from '#client/listings/mine/state.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import type { TeamAgency } from '#shared/agencies/agencies.ts'
import { roleAllows } from '#shared/agencies/roles.ts'
import type { AgencyBoosts } from '#shared/boosts/boostsApi.ts'
import { pricePair } from '#shared/core/money.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { BoostButton } from './BoostButton.tsx'

interface Props {
  agency: TeamAgency
  listing: MyListing
  /** Undefined until they are known. */
  boosts: AgencyBoosts | undefined
  /** Undefined: an administrator. */
  inCharge: string | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

export function ListingRow({ agency, listing, boosts, inCharge, isChosen, onChoose }: Props) {
  const { agencies, listings, mine, boosts: wb } = useWords('agencies', 'listings', 'mine', 'boosts')
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const rate = useRate()
  const currency = usePriceCurrency()
  const w = agencies.listings
  const state = stateOf(listing)
  const title = (language === 'en' && listing.titleEn) || listing.title
  const boost = boosts?.boosts.find(({ listingId }) => listingId === listing.id)
  const mayBoost = roleAllows(agency.role, 'assign') && (boost || listing.status === 'active')
  const [price] = pricePair(pricesOf(listing, rate)[0], currency)
  return (
    <li className="flex items-center gap-x-3 p-3">
      <Checkbox checked={isChosen} onChange={onChoose}>
        <VisuallyHidden>{w.select(title)}</VisuallyHidden>
      </Checkbox>
      <Picture
        media={listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]}
        alt=""
        sizes="5rem"
        className="hidden aspect-4/3 w-20 shrink-0 rounded sm:block"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            href={paths.property(listing.id)}
            className="wrap-anywhere font-semibold underline-offset-2 hover:underline"
          >
            {title}
          </Link>
          <Badge tone={stateTones[state]}>{mine.statuses[state]}</Badge>
          {boost && (
            <Badge tone={boost.isShown ? 'accent' : 'neutral'}>{boost.isShown ? wb.badge : wb.resting}</Badge>
          )}
        </p>
        <p className="text-ink-muted text-sm">
          <b className="font-semibold text-ink tabular">{price}</b> · {listings.types[listing.propertyType]} ·{' '}
          {listing.neighborhood}, {listing.city}
        </p>
        <p className="text-ink-muted text-sm">
          {[
            inCharge ? w.inChargeOf(inCharge) : w.nobody,
            w.inquiries(listing.inquiriesCount),
            w.views(listing.views, formatNumber(listing.views, language)),
            boost && boost.visits > 0 && wb.visits(boost.visits, formatNumber(boost.visits, language)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {boosts && mayBoost && (
        <BoostButton agencyId={agency.id} listingId={listing.id} title={title} boost={boost} />
      )}
      <IconButton
        label={`${w.edit}: ${title}`}
        icon={<Pencil aria-hidden="true" className="size-4.5" />}
        onClick={() => navigate(paths.edit(listing.id))}
      />
    </li>
  )
}
