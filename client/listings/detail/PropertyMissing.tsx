import { useQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { batchQuery, sameKindQuery, trendingQuery } from '#client/listings/listings.api.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { screenLimits } from '#shared/listings/listingsApi.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { ListingStrip } from './ListingStrip.tsx'

export function PropertyMissing({ id }: { id: string }) {
  const { language } = useLanguage()
  const { property, propertyDetails: w } = useWords('property', 'propertyDetails')
  const batch = useQuery(batchQuery([id]))
  const unavailable = batch.data?.[0]
  const similar = useQuery({
    ...sameKindQuery(unavailable, screenLimits.similar),
    enabled: unavailable !== undefined,
  })
  const isUnknown = !batch.isPending && unavailable === undefined
  const trending = useQuery({ ...trendingQuery(screenLimits.similar), enabled: isUnknown })
  return (
    <PageFrame>
      <EmptyState
        level={1}
        title={property.notFound}
        text={unavailable ? w.unavailableText(listingText(unavailable, language).title) : w.notFoundText}
        actions={
          <>
            <ButtonLink to={paths.home}>{w.backHome}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.search()}>
              {w.searchMore}
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.publish}>
              {w.publish}
            </ButtonLink>
          </>
        }
      />
      {unavailable && similar.data && (
        <ListingStrip className="mt-12" title={w.similar} listings={similar.data} />
      )}
      {isUnknown && trending.data && (
        <ListingStrip className="mt-12" title={w.popular} listings={trending.data} />
      )}
    </PageFrame>
  )
}
