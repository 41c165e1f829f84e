import { gridClass } from '#client/listings/card/gridClass.ts'
import { ListingCardSkeleton } from '#client/listings/card/ListingCardSkeleton.tsx'
import { cardLayoutOf } from '#shared/page/listLayout.ts'
import { useListLayout } from './layoutStore.ts'

const keys = ['1', '2', '3', '4', '5', '6']

export function ResultsSkeleton() {
  const layout = cardLayoutOf(useListLayout())
  return (
    <div aria-busy="true" className={gridClass(layout)}>
      {keys.map((key) => (
        <ListingCardSkeleton key={key} layout={layout} />
      ))}
    </div>
  )
}
