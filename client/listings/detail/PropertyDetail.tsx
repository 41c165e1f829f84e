import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { FavoriteButton } from '#client/favorites/FavoriteButton.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { similarQuery } from '#client/listings/listings.api.ts'
import { PriceVerdict } from '#client/prices/PriceVerdict.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { type Listing, screenLimits } from '#shared/listings/listings.ts'
import { AmenityList } from './AmenityList.tsx'
import { AgencyCard } from './contact/AgencyCard.tsx'
import { ContactBar } from './contact/ContactBar.tsx'
import { ShareButton } from './contact/ShareButton.tsx'
import { Description } from './Description.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { InvestmentBlock } from './InvestmentBlock.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { ListingStrip } from './ListingStrip.tsx'
import { LocationBlock } from './LocationBlock.tsx'
import { OfficeBlock } from './OfficeBlock.tsx'
import { PriceCard } from './PriceCard.tsx'
import { PropertyBreadcrumbs } from './PropertyBreadcrumbs.tsx'
import { PropertyHeader } from './PropertyHeader.tsx'
import { RentalBlock } from './RentalBlock.tsx'

const OwnerBar = lazyPart(
  () => import('#client/listings/mine/OwnerBar.tsx').then(({ OwnerBar }) => OwnerBar),
  'mine',
)

export function PropertyDetail({ listing }: { listing: Listing }) {
  const { property: w } = useWords('property')
  const { title } = useListingText(listing)
  const isOwn = useUser()?.id === listing.ownerId
  const similar = useQuery(similarQuery(listing.id, screenLimits.similar))
  return (
    <>
      <PageFrame className="pt-0 max-sm:px-0 sm:pt-4">
        <div className="max-sm:hidden">
          <PropertyBreadcrumbs listing={listing} />
        </div>
        {isOwn && (
          <div className="max-sm:px-4 max-sm:pt-4 max-sm:pb-4 sm:mt-3">
            <ErrorBoundary quiet resetKey={listing.id}>
              <Suspense fallback={<Skeleton className="h-48 rounded-xl sm:h-36" />}>
                <OwnerBar listing={listing} />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
        <div className="sm:mt-3">
          <Gallery
            media={listing.media}
            title={title}
            actions={
              <>
                <ShareButton listing={listing} />
                <FavoriteButton listing={listing} />
              </>
            }
          />
        </div>
        <div className="mt-6 grid gap-x-12 gap-y-8 px-4 sm:px-0 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <article className="grid min-w-0 content-start gap-8">
            <PropertyHeader listing={listing} isOwn={isOwn} />
            <div className="lg:hidden">
              <PriceCard listing={listing} hasContact={!isOwn} />
            </div>
            <KeyFacts listing={listing} />
            <Description listing={listing} />
            <AmenityList listing={listing} />
            <OfficeBlock listing={listing} />
            <PriceVerdict listing={listing} />
            <RentalBlock listing={listing} />
            <InvestmentBlock listing={listing} />
            <LocationBlock listing={listing} />
            <div className="lg:hidden">
              <AgencyCard listing={listing} />
            </div>
          </article>
          <div className="hidden lg:block">
            <div className="sticky top-20 grid gap-5">
              <PriceCard listing={listing} hasContact={!isOwn} />
              <AgencyCard listing={listing} />
            </div>
          </div>
        </div>
        <div className="px-4 sm:px-0">
          {similar.data && <ListingStrip className="mt-12" title={w.similar} listings={similar.data} />}
        </div>
      </PageFrame>
      {!isOwn && <ContactBar listing={listing} />}
    </>
  )
}
