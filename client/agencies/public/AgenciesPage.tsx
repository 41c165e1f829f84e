import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { useTitle } from '#client/core/title.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { RiverHead } from '#client/ui/frame/RiverHead.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { type DirectoryFilters, readDirectoryFilters } from '#shared/agencies/portfolioAddress.ts'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import { AgencyCards } from './AgencyCards.tsx'
import { directoryQuery } from './agencyPages.api.ts'
import { CityLinks } from './CityLinks.tsx'

/** The directory of agencies. */
export default function AgenciesPage() {
  const { agencyPages: w } = useWords('agencyPages')
  const [, navigate] = useLocation()
  const filters = readDirectoryFilters(useSearch())
  const { data: cities = [] } = useQuery(endpointQuery(publicAgenciesApi.cities))
  const title = filters.city === undefined ? w.title : w.titleIn(filters.city)
  useTitle(title)
  return (
    <>
      <RiverHead seed={29} title={title} intro={w.intro} />
      <PageFrame>
        <SearchField
          label={w.search}
          value={filters.text ?? ''}
          onSearch={(text) => navigate(paths.agencies({ ...filters, text }), { replace: true })}
          className="max-w-xl"
        />
        <div className="mt-4">
          <CityLinks cities={cities} current={filters.city} />
        </div>
        <Found filters={filters} />
      </PageFrame>
    </>
  )
}

function Found({ filters }: { filters: DirectoryFilters }) {
  const { agencyPages: w } = useWords('agencyPages')
  const query = useInfiniteQuery(directoryQuery(filters))
  const { data, isPlaceholderData } = query
  const [first] = data?.pages ?? []
  if (!first)
    return (
      <div className="mt-6">
        {query.isError ? <ErrorNote error={query.error} onRetry={query.refetch} /> : <ListSkeleton />}
      </div>
    )
  if (first.total === 0)
    return (
      <EmptyState
        seed={13}
        title={w.none}
        text={w.noneText}
        actions={<ButtonLink to={paths.agencies()}>{w.showAll}</ButtonLink>}
      />
    )
  return (
    <div aria-busy={isPlaceholderData} className={clsx('mt-6', isPlaceholderData && 'opacity-60')}>
      <p role="status" className="mb-3 text-ink-muted text-sm">
        {w.count(first.total)}
      </p>
      <AgencyCards agencies={data?.pages.flatMap(({ items }) => items) ?? []} />
      {query.isFetchNextPageError && <ErrorNote error={query.error} onRetry={query.fetchNextPage} />}
      {query.hasNextPage && (
        <p className="mt-6 text-center">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {w.more}
          </Button>
        </p>
      )}
    </div>
  )
}
