import { useQuery } from '@tanstack/react-query'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { myListingQuery } from '#client/listings/mine/mine.api.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { Wizard } from './Wizard.tsx'

export function EditListing({ id }: { id: string }) {
  const { publish: w, property, propertyDetails } = useWords('publish', 'property', 'propertyDetails')
  const { data: listing, error, refetch } = useQuery(myListingQuery(id))

  const status = error instanceof CallError ? error.status : undefined
  if (status === 404) {
    return (
      <EmptyState
        level={1}
        title={property.notFound}
        text={propertyDetails.notFoundText}
        actions={<ButtonLink to={paths.mine}>{w.toMine}</ButtonLink>}
      />
    )
  }
  if (status === 403) {
    return (
      <EmptyState
        level={1}
        title={w.forbidden}
        text={w.forbiddenText}
        actions={<ButtonLink to={paths.mine}>{w.toMine}</ButtonLink>}
      />
    )
  }
  if (error) return <ErrorNote error={error} onRetry={() => refetch()} />
  if (listing) return <Wizard key={listing.id} listing={listing} />
  return (
    <PageFrame className="grid gap-5">
      <h1 className="text-2xl sm:text-3xl">{w.editTitle}</h1>
      <Skeleton className="h-11" />
      <Skeleton className="h-96 rounded-xl" />
    </PageFrame>
  )
}
