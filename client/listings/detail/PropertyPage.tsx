import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { laterPart } from '#client/core/lazyPart.tsx'
import type { PageProps } from '#client/core/page.ts'
import { useTitle } from '#client/core/title.ts'
import { listingQuery, sendView } from '#client/listings/listings.api.ts'
import { addRecent } from '#client/listings/recent.ts'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { listingText } from '#shared/listings/listingText.ts'
import { useIsMine } from './contact/useIsMine.ts'
import { PropertyDetail } from './PropertyDetail.tsx'
import { PropertySkeleton } from './PropertySkeleton.tsx'

const PropertyMissing = laterPart(
  () => import('./PropertyMissing.tsx').then(({ PropertyMissing }) => PropertyMissing),
  null,
  'propertyDetails',
)

export default function PropertyPage({ params: { id = '' } }: PageProps) {
  const { language } = useLanguage()
  const words = useWords('property')
  const { data: listing, error, refetch } = useQuery(listingQuery(id))
  useTitle(listing === null ? words.property.notFound : listing && listingText(listing, language).title)
  const viewedId = listing?.status === 'active' ? listing.id : undefined
  const isMine = useIsMine(listing)
  useEffect(() => {
    if (!viewedId) return
    addRecent(viewedId)
    if (!isMine) void sendView(viewedId, isFromPoster() ? 'poster' : undefined)
  }, [viewedId, isMine])

  if (listing) return <PropertyDetail key={listing.id} listing={listing} />
  if (listing === null) return <PropertyMissing id={id} />
  if (error) return <ErrorNote error={error} onRetry={() => refetch()} />
  return (
    <PageFrame className="pt-0 max-sm:px-0 sm:pt-4">
      <PropertySkeleton />
    </PageFrame>
  )
}

/** Of the code on the poster. */
const isFromPoster = () => new URLSearchParams(window.location.search).get('from') === 'poster'
