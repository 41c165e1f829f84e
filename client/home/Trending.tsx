import { useQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import { trendingQuery } from '#client/listings/listings.api.ts'
import { paths } from '#client/paths.ts'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { CardRowSkeleton } from './CardRowSkeleton.tsx'
import { HomeSection, ViewAll } from './HomeSection.tsx'
import { TrendingCarousel } from './TrendingCarousel.tsx'

export function Trending() {
  const { home: w } = useWords('home')
  const { data, error, refetch } = useQuery(trendingQuery())
  const viewAll = (
    <ViewAll to={paths.search({ sortBy: 'views', sortOrder: 'desc' })} of={w.trending}>
      {w.viewAll}
    </ViewAll>
  )
  return (
    <HomeSection title={w.trending} text={w.trendingText} aside={viewAll}>
      {data && data.length > 0 && <TrendingCarousel listings={data} />}
      {data?.length === 0 && <EmptyState level={3} title={w.noListings} />}
      {!data && error && <ErrorNote error={error} onRetry={() => refetch()} />}
      {!data && !error && <CardRowSkeleton />}
    </HomeSection>
  )
}
