import { useWords } from '#client/core/language.tsx'
import { ListingCardSkeleton } from '#client/listings/card/ListingCardSkeleton.tsx'
import { rowLook, slideLook } from './slideLook.ts'

/** A row of cards that are coming; what does not fit is cut off, as the carousel does. */
export function CardRowSkeleton() {
  const { core: w } = useWords('core')
  return (
    <div role="status" aria-label={w.loading} className="overflow-hidden">
      <div className={rowLook}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <div key={card} className={slideLook}>
            <ListingCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
