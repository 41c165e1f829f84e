import { useQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import { trendQuery } from '#client/prices/prices.api.ts'
import { Button } from '#client/ui/Button.tsx'
import { Distribution } from './Distribution.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { TrendSkeleton } from './TrendSkeleton.tsx'

export function ListingTrend({ listingId }: { listingId: string }) {
  const { dashboard: w, core } = useWords('dashboard', 'core')
  const { data: trend, isError, refetch } = useQuery(trendQuery(listingId))
  if (trend) {
    return (
      <>
        <Distribution trend={trend} />
        <PriceHistory trend={trend} />
      </>
    )
  }
  if (isError) {
    return (
      <p role="alert" className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t pt-5">
        {w.trendFailed}
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {core.retry}
        </Button>
      </p>
    )
  }
  return <TrendSkeleton />
}
