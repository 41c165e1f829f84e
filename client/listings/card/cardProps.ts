import type { FunctionComponent } from 'react'
import type { Listing } from '#shared/listings/listings.ts'
import type { CardLayout } from '#shared/page/listLayout.ts'

/** Change often; not on cards. */
export const unshown = { views: undefined, favoritesCount: undefined, updatedAt: undefined }

export type CardListing = Omit<Listing, keyof typeof unshown>

export type CardPart = FunctionComponent<{ listing: CardListing }>

export interface CardProps {
  listing: CardListing
  /** Guaraníes per dollar. */
  rate: number
  layout?: CardLayout
  /** Of two prices, the one shown first. */
  mainPrice?: 'sale' | 'rent'
  /** Loads the picture eagerly: on the first screen. */
  priority?: boolean
  action?: CardPart
  footer?: CardPart
  level?: 2 | 3
}
