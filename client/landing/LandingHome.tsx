import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { paths } from '#client/paths.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { formatPYG, formatUSD, toPYG } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { phoneWidth } from '#shared/media/mediaUrls.ts'

export function LandingHome({ home }: { home: Listing }) {
  const { landing: w } = useWords('landing')
  const { title, titleLanguage } = useListingText(home)
  const isRent = home.transactionType === 'rent'
  const price = formatUSD(home.priceUSD)
  const rate = useRate()
  return (
    <Link href={paths.property(home.id)} className="group block rounded-lg">
      <Picture
        media={home.media.find((one) => one.isPrimary) ?? home.media[0]}
        alt=""
        sizes={`(min-width: 76rem) 24rem, (min-width: 40rem) 31vw, ${phoneWidth}`}
        className="aspect-4/3 rounded-lg"
      />
      <span className="mt-2.5 flex flex-wrap items-baseline gap-x-2.5 wrap-anywhere tabular">
        <span className="font-bold text-xl">{isRent ? w.perMonth(price) : price}</span>
        <span className="text-ink-muted text-sm">{formatPYG(toPYG(home.priceUSD, rate))}</span>
      </span>
      <span lang={titleLanguage} className="block truncate group-hover:text-action group-hover:underline">
        {title}
      </span>
      <span className="block text-ink-muted text-sm">
        {home.neighborhood}, {home.city}
      </span>
    </Link>
  )
}
