import { createContext } from 'react'
import type { CardProps } from './cardProps.ts'

/** HTML of a card's content. Undefined in browsers, which render it. */
export const CardHtmlContext = createContext<((props: CardProps) => string) | undefined>(undefined)
