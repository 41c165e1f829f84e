import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useWords } from '#client/core/language.tsx'
import type { CardPart } from '#client/listings/card/cardProps.ts'
import { ListingGrid } from '#client/listings/card/ListingGrid.tsx'
import { ListingGridSkeleton } from '#client/listings/card/ListingGridSkeleton.tsx'
import { MoreResults } from '#client/listings/search/results/MoreResults.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ownersListingsQuery } from '#client/users/users.api.ts'

const skeletons = ['1', '2', '3', '4', '5', '6']

export function OwnerListings({ id, action }: { id: string; action?: CardPart }) {
  const { users: w } = useWords('users')
  const query = useInfiniteQuery(ownersListingsQuery(id))
  const { data, fetchNextPage, refetch } = query
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const [first] = data?.pages ?? []
  const listings = data?.pages.flatMap(({ items }) => items) ?? []

  return (
    <section aria-label={w.ownerListings} className="mt-8">
      {query.isPending && <ListingGridSkeleton ids={skeletons} />}
      {query.isError && !data && <ErrorNote error={query.error} onRetry={refetch} />}
      {first && listings.length === 0 && (
        <EmptyState
          title={w.ownerEmpty}
          text={w.ownerEmptyText}
          actions={<ButtonLink to={paths.search()}>{w.ownerSearch}</ButtonLink>}
        />
      )}
      {first && listings.length > 0 && (
        <>
          <h2 className="mb-4 text-2xl">{w.ownerListings}</h2>
          <ListingGrid label={w.ownerListings} listings={listings} action={action} priority={1} level={3} />
          {first.total > first.items.length && (
            <MoreResults
              shown={listings.length}
              total={first.total}
              totalIsCapped={first.totalIsCapped}
              pages={data?.pages.length ?? 1}
              hasNext={query.hasNextPage}
              isFetching={query.isFetchingNextPage}
              hasFailed={query.isFetchNextPageError}
              onMore={more}
            />
          )}
        </>
      )}
    </section>
  )
}
