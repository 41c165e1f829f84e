import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import type { MapView } from '#client/map/mapHandle.ts'
import { Button } from '#client/ui/Button.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { followStore } from './mapChoices.ts'
import { clustersQuery } from './searchMap.api.ts'

interface SearchHereProps {
  search: SearchAddress
  view: MapView
  follows: boolean
  isElsewhere: boolean
  onSearch: () => void
}

/** Whether the list follows the map; where it does not, a button. */
export function SearchHere({ search, view, follows, isElsewhere, onSearch }: SearchHereProps) {
  const { map: w, core } = useWords('map', 'core')
  const { isError, refetch } = useQuery(clustersQuery(search, view))
  if (isError) {
    return (
      <div
        role="alert"
        className="flex items-center gap-2 rounded-full bg-surface-raised py-1 pr-1 pl-4 text-sm shadow-card"
      >
        {w.failed}
        <Button size="sm" variant="quiet" onClick={() => refetch()}>
          {core.retry}
        </Button>
      </div>
    )
  }
  return (
    <>
      <label className="pointer-events-auto flex min-h-9 cursor-pointer items-center gap-2 rounded-full border bg-surface-raised px-3.5 font-semibold text-sm shadow-card">
        <input
          type="checkbox"
          checked={follows}
          onChange={({ target }) => {
            followStore.set(target.checked)
            if (target.checked && isElsewhere) onSearch()
          }}
          className="size-4 accent-action"
        />
        {w.follow}
      </label>
      {!follows && isElsewhere && (
        <Button size="sm" icon={<RotateCw aria-hidden="true" className="size-4" />} onClick={onSearch}>
          {w.searchHere}
        </Button>
      )}
    </>
  )
}
