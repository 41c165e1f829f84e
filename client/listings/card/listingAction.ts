import { createContext } from 'react'
import type { ListingAction } from './ListingGrid.tsx'

/** Provided by the app: its features rank above listings. */
export const ListingActionContext = createContext<ListingAction | undefined>(undefined)
