import { createContext } from 'react'
import type { ListingAction } from './ListingGrid.tsx'

/** Passed from the app, as features above listings provide it. */
export const ListingActionContext = createContext<ListingAction | undefined>(undefined)
