import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import { useStored } from '#client/core/storage.ts'
import { ListingStrip } from '#client/listings/detail/ListingStrip.tsx'
import { batchQuery } from '#client/listings/listings.api.ts'
import { recentStore } from '#client/listings/recent.ts'
import { Button } from '#client/ui/Button.tsx'

export function RecentlyViewed() {
  const { home: w } = useWords('home')
  const ids = useStored(recentStore)
  const { data } = useQuery({
    ...batchQuery(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  if (ids.length === 0 || !data) return null
  const clear = () => {
    recentStore.clear()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <ListingStrip
      title={w.recent}
      listings={data}
      aside={
        <Button variant="quiet" size="sm" aria-label={w.clearRecentLabel} onClick={clear} className="-mr-3.5">
          {w.clearRecent}
        </Button>
      }
    />
  )
}
