import { useWords } from '#client/core/language.tsx'
import { ListingCardSkeleton } from '#client/listings/card/ListingCardSkeleton.tsx'
import { rowClass, slideClass } from './carouselClasses.ts'

export function CardRowSkeleton() {
  const { core: w } = useWords('core')
  return (
    <div role="status" aria-label={w.loading} className="overflow-hidden">
      <div className={rowClass}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <div key={card} className={slideClass}>
            <ListingCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
