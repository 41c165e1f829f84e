import { createContext } from 'react'
import type { CardPart } from './cardProps.ts'

/** Provided by the app: its features rank above listings. */
export const ListingActionContext = createContext<CardPart | undefined>(undefined)

/** Likewise: a hook that says whether a listing is a favorite. */
export const FavoriteHookContext = createContext<(listingId: string) => boolean>(() => false)
