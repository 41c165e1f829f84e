import { createContext } from 'react'
import type { CardPart } from './cardProps.ts'

/** What a list says of some of its listings, before their kind. */
export const ListingMarkContext = createContext<CardPart | undefined>(undefined)
