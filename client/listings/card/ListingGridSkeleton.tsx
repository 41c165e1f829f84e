import { useWords } from '#client/core/language.tsx'
import { gridClass } from './gridClass.ts'
import { ListingCardSkeleton } from './ListingCardSkeleton.tsx'

const maxCards = 6

export function ListingGridSkeleton({ ids }: { ids: readonly string[] }) {
  const { core } = useWords('core')
  return (
    <div className={gridClass('grid')} aria-busy="true">
      <p role="status" className="sr-only">
        {core.loading}
      </p>
      {ids.slice(0, maxCards).map((id) => (
        <ListingCardSkeleton key={id} />
      ))}
    </div>
  )
}
