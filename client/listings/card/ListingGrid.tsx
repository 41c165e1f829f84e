import clsx from 'clsx'
import { memo, type ReactNode } from 'react'
import { offscreenProps } from '#client/core/rendering/layOutRest.ts'
import { useRate } from '#client/currency/currency.api.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { CardLayout } from '#shared/page/listLayout.ts'
import type { CardPart } from './cardProps.ts'
import { gridClass } from './gridClass.ts'
import { ListingCard } from './ListingCard.tsx'

interface ListingGridProps {
  listings: readonly Listing[]
  layout?: CardLayout
  mainPrice?: 'sale' | 'rent'
  action?: CardPart
  footer?: CardPart
  /** Number of cards on the first screen. */
  priority?: number
  level?: 2 | 3
  label?: string
  /** Under a card; stable while its listings are. */
  below?: (listing: Listing) => ReactNode
  /** The listing that is pointed at or has the focus; null: none. Stable. */
  onPoint?: (listing: Listing | null) => void
}

/** Memoized: most of a page. */
export const ListingGrid = memo(function ListingGrid(props: ListingGridProps) {
  const {
    listings,
    layout = 'grid',
    mainPrice,
    action,
    footer,
    priority = 0,
    level,
    label,
    below,
    onPoint,
  } = props
  const rate = useRate()
  const liClass = clsx('min-w-0', below && 'flex flex-col')
  return (
    <ul aria-label={label} className={gridClass(layout)}>
      {listings.map((listing, index) => (
        <li
          key={listing.id}
          className={liClass}
          {...(index > 0 && layout === 'grid' && offscreenProps)}
          {...(onPoint && pointing(onPoint, listing))}
        >
          <ListingCard
            listing={listing}
            rate={rate}
            layout={layout}
            mainPrice={mainPrice}
            priority={index < priority}
            action={action}
            footer={footer}
            level={level}
          />
          {below?.(listing)}
        </li>
      ))}
    </ul>
  )
})

function pointing(point: (listing: Listing | null) => void, listing: Listing) {
  const begin = () => point(listing)
  const end = () => point(null)
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end }
}
