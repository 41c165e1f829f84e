import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { kindText } from '#shared/listings/listingText.ts'
import { cardSizes } from '#shared/media/mediaUrls.ts'
import type { CardProps } from './cardProps.ts'
import { ListingBadges } from './ListingBadges.tsx'
import { ListingFacts } from './ListingFacts.tsx'
import { ListingFooter } from './ListingFooter.tsx'
import { ListingPrice } from './ListingPrice.tsx'
import { ListingMarkContext } from './listingMark.ts'
import { useListingText } from './useListingText.ts'

export function CardContent(props: CardProps) {
  const { listing, rate, layout = 'grid', mainPrice, action: Action, footer: Footer, level = 2 } = props
  const { listings: w } = useWords('listings')
  const text = useListingText(listing)
  const Heading = `h${level}` as const
  const isList = layout === 'list'
  const Mark = use(ListingMarkContext)
  return (
    <>
      <CardPicture {...props} />
      {Action && (
        <div className="absolute top-1.5 right-1.5 z-10">
          <Action listing={listing} />
        </div>
      )}
      <div className={clsx('flex min-w-0 flex-1 flex-col p-4', isList && 'max-sm:p-3 sm:p-5')}>
        <ListingPrice
          listing={listing}
          rate={rate}
          mainPrice={mainPrice}
          className={clsx(isList && Action && 'pr-11 max-[22rem]:pt-9 max-[22rem]:pr-0')}
        />
        {Mark && <Mark listing={listing} />}
        <p
          className={clsx(
            'truncate font-semibold text-action text-xs',
            isList ? 'mt-1.5 sm:mt-2.5' : 'mt-2.5',
          )}
        >
          {kindText(listing, w)}
        </p>
        <Heading className="mt-0.5 font-sans font-semibold text-base leading-snug">
          <Link
            href={paths.property(listing.id)}
            lang={text.titleLanguage}
            className="line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-action focus-visible:after:-outline-offset-2"
          >
            {text.title}
          </Link>
        </Heading>
        <p className="mt-1 flex min-w-0 items-center gap-1.5 text-ink-muted text-sm">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">
            {listing.neighborhood}, {listing.city}
          </span>
        </p>
        {isList && (
          <p
            lang={text.descriptionLanguage}
            className="mt-2 line-clamp-2 text-ink-muted text-sm max-sm:hidden"
          >
            {text.description}
          </p>
        )}
        <div className="mt-auto pt-3">
          <ListingFacts listing={listing} />
          <div className={clsx('mt-3 border-t pt-2.5', isList && !Footer && 'max-sm:hidden')}>
            {Footer ? <Footer listing={listing} /> : <ListingFooter listing={listing} />}
          </div>
        </div>
      </div>
    </>
  )
}

/** On phones 38 % wide, and cut from a picture as high as the card. */
const listSizes = '(min-width: 640px) 22rem, 55vw'

function CardPicture({ listing, layout = 'grid', priority }: CardProps) {
  const isList = layout === 'list'
  const isUnavailable = listing.status !== 'active'
  return (
    <div className={clsx('relative shrink-0 overflow-hidden', isList && 'w-[38%] sm:max-w-80')}>
      <Picture
        media={listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]}
        alt=""
        sizes={isList ? listSizes : cardSizes}
        priority={priority}
        className={clsx(
          'w-full transition-transform duration-500 ease-calm group-hover:scale-[1.03]',
          isList ? 'h-full min-h-36' : 'aspect-4/3',
          isUnavailable && 'opacity-60 grayscale',
        )}
      />
      <div
        className={clsx(
          'pointer-events-none absolute top-3 left-3 flex-wrap gap-1.5',
          isList && !isUnavailable ? 'hidden sm:flex' : 'flex',
          !isList && 'right-16',
        )}
      >
        <ListingBadges listing={listing} />
      </div>
    </div>
  )
}
