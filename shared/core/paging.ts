import { z } from 'zod/mini'
import { line, wholeNumber } from './query.ts'

export const defaultLimit = 100
export const maxLimit = 200

/** The paging parameters of every list: `limit` 1 to 200 and the opaque `cursor` of the `Link` header. */
export const paging = z.object({
  limit: wholeNumber(1, maxLimit),
  cursor: line(500),
})
export type Paging = z.infer<typeof paging>

/** How many rows a page may have. */
export const rowsOfPage = ({ query }: { query: { limit?: number } }) => query.limit ?? defaultLimit

/** One page of a list, as services give it to `serve`, which writes the headers. */
export interface Page<Item> {
  items: Item[]
  /** How many there are in all, or the cap. */
  total: number
  totalIsCapped: boolean
  /** The cursor of the next page; undefined on the last. */
  next?: string
}
