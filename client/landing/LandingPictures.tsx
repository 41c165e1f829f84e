import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { useRate } from '#client/currency/currency.api.ts'
import { useListingText } from '#client/listings/useListingText.ts'
import { paths } from '#client/paths.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { type Listing, listingsApi } from '#shared/listings.ts'
import { formatPYG, formatUSD, toPYG } from '#shared/money.ts'

/** Three homes as they are, for whoever wants to look before reading. Without them the page is complete too. */
export function LandingPictures() {
  const { landing: w } = useWords()
  const { data } = useQuery(endpointQuery(listingsApi.featured))
  const homes = (data ?? []).filter((home) => home.media.length > 0).slice(0, 3)
  if (homes.length < 3) return null
  return (
    <section className="mx-auto max-w-page px-4 pt-6 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-3xl">{w.picturesTitle}</h2>
        <Link
          href={paths.search({ featured: true })}
          className="inline-flex items-center gap-1.5 py-2 font-semibold text-action hover:underline"
        >
          {w.picturesAll} <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </div>
      <ul className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-3">
        {homes.map((home) => (
          <li key={home.id}>
            <Home home={home} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Home({ home }: { home: Listing }) {
  const { landing: w } = useWords()
  const { title, titleLanguage } = useListingText(home)
  const isRent = home.transactionType === 'rent'
  const price = formatUSD(home.priceUSD)
  const rate = useRate()
  return (
    <Link href={paths.property(home.id)} className="group block rounded-lg">
      <Picture
        media={home.media.find((one) => one.isPrimary) ?? home.media[0]}
        alt=""
        sizes="(min-width: 76rem) 24rem, (min-width: 40rem) 31vw, 92vw"
        className="aspect-4/3 rounded-lg"
      />
      <span className="mt-2.5 flex flex-wrap items-baseline gap-x-2.5 tabular">
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
