import { createContext } from 'react'
import type { ListingAction } from './ListingGrid.tsx'

/** What the cards of a page get from above: the heart, which ranks above listings. */
export const ListingActionContext = createContext<ListingAction | undefined>(undefined)
