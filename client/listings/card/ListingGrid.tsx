import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useRate } from '#client/currency/currency.api.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { ListingCard, type ListingLayout } from './ListingCard.tsx'

/** What a card gets from above: the heart, which ranks above listings. */
export type ListingAction = (listing: Listing) => ReactNode

interface ListingGridProps {
  listings: readonly Listing[]
  layout?: ListingLayout
  asked?: 'sale' | 'rent'
  action?: ListingAction
  footer?: ListingAction
  /** How many of the first are in sight at once. */
  priority?: number
  level?: 2 | 3
  label?: string
}

/** How cards and their skeletons stand side by side. */
export function gridLook(layout: ListingLayout): string {
  return clsx('grid gap-5', layout === 'grid' && 'grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]')
}

/** Listings side by side, or one below the other. */
export function ListingGrid(props: ListingGridProps) {
  const { listings, layout = 'grid', asked, action, footer, priority = 0, level, label } = props
  const rate = useRate()
  return (
    <ul aria-label={label} className={gridLook(layout)}>
      {listings.map((listing, index) => (
        <li key={listing.id} className="min-w-0">
          <ListingCard
            listing={listing}
            rate={rate}
            layout={layout}
            asked={asked}
            priority={index < priority}
            action={action?.(listing)}
            footer={footer?.(listing)}
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
