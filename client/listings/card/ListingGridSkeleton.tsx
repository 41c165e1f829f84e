import { useWords } from '#client/core/language.tsx'
import { ListingCardSkeleton } from './ListingCardSkeleton.tsx'
import { gridLook } from './ListingGrid.tsx'

const most = 6

/** The shape of some listings before they come, one for each id; six at most. */
export function ListingGridSkeleton({ ids }: { ids: readonly string[] }) {
  const { core } = useWords('core')
  return (
    <div className={gridLook('grid')} aria-busy="true">
      <p role="status" className="sr-only">
        {core.loading}
      </p>
      {ids.slice(0, most).map((id) => (
        <ListingCardSkeleton key={id} />
      ))}
    </div>
  )
}
