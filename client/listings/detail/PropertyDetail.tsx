import { Suspense } from 'react'
import { laterPart, lazyPart } from '#client/core/lazyPart.tsx'
import { FavoriteButton } from '#client/favorites/FavoriteButton.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { RoiOverlay } from '#client/prices/roi/RoiOverlay.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { ContactBar } from './contact/ContactBar.tsx'
import { ContactButtons } from './contact/ContactButtons.tsx'
import { useContact } from './contact/useContact.tsx'
import { useIsMine } from './contact/useIsMine.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { PriceCard } from './PriceCard.tsx'
import { PropertyHeader } from './PropertyHeader.tsx'

const OwnerBar = lazyPart(
  () => import('#client/listings/mine/OwnerBar.tsx').then(({ OwnerBar }) => OwnerBar),
  'mine',
)

const ShareButton = laterPart(
  () => import('./contact/ShareButton.tsx').then(({ ShareButton }) => ShareButton),
  <Skeleton className="size-11 rounded-full" />,
)
const PropertyBreadcrumbs = laterPart(
  () => import('./PropertyBreadcrumbs.tsx').then(({ PropertyBreadcrumbs }) => PropertyBreadcrumbs),
  <Skeleton className="h-6 w-80" />,
)
const PropertyMore = laterPart(
  () => import('./PropertyMore.tsx').then(({ PropertyMore }) => PropertyMore),
  <Skeleton className="h-96 rounded-xl" />,
  'fieldLabels',
  'listingFacts',
  'prices',
  'propertyDetails',
)
const AgencyCard = laterPart(
  () => import('./contact/AgencyCard.tsx').then(({ AgencyCard }) => AgencyCard),
  <Skeleton className="h-32 rounded-xl" />,
  'propertyDetails',
)
const SimilarListings = laterPart(
  () => import('./SimilarListings.tsx').then(({ SimilarListings }) => SimilarListings),
  null,
  'propertyDetails',
)

export function PropertyDetail({ listing }: { listing: Listing }) {
  const { title } = useListingText(listing)
  const isMine = useIsMine(listing)
  const canAsk = !isMine && listing.status === 'active'
  const contact = useContact(listing, canAsk)
  const onAsk = canAsk ? contact.ask : undefined
  const buttons = onAsk && <ContactButtons listing={listing} onAsk={onAsk} />
  return (
    <>
      <PageFrame className="pt-0 max-sm:px-0 sm:pt-4">
        <div className="max-sm:hidden">
          <PropertyBreadcrumbs listing={listing} />
        </div>
        {isMine && (
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
        <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 px-4 sm:px-0 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <article className="grid min-w-0 grid-cols-1 content-start gap-8">
            <PropertyHeader listing={listing} isMine={isMine} />
            <div className="lg:hidden">
              <PriceCard listing={listing} contact={buttons} />
            </div>
            <PropertyMore listing={listing} />
            <div className="lg:hidden">
              <AgencyCard listing={listing} onAsk={onAsk} />
            </div>
          </article>
          <div className="hidden lg:block">
            <div className="sticky top-20 grid grid-cols-1 gap-5">
              <PriceCard listing={listing} contact={buttons} />
              <AgencyCard listing={listing} onAsk={onAsk} />
            </div>
          </div>
        </div>
        <div className="px-4 sm:px-0 print:hidden">
          <SimilarListings id={listing.id} />
        </div>
      </PageFrame>
      {onAsk && <ContactBar listing={listing} onAsk={onAsk} />}
      {contact.dialog}
      <RoiOverlay listing={listing} />
    </>
  )
}
