import { z } from 'zod/mini'
import { line, wholeNumber } from './query.ts'

export const defaultLimit = 100
export const maxLimit = 200

/** `cursor`: opaque, from the `Link` header. */
export const paging = z.object({
  limit: wholeNumber(1, maxLimit),
  cursor: line(500),
})
export type Paging = z.infer<typeof paging>

/** What a page of a list costs, in rows. */
export const rowsOfPage = ({ query }: { query: { limit?: number } }) => query.limit ?? defaultLimit

export interface Page<Item> {
  items: Item[]
  /** Or the cap. */
  total: number
  totalIsCapped: boolean
  /** Undefined on the last page. */
  next?: string
  /** Words that only rank, percent-encoded. */
  rankedBy?: string
  /** See `sections.ts`. */
  sections?: string
  /** See `namedPlace.ts`. */
  places?: string
  /** See `nearDuplicates.ts`. */
  nearDuplicates?: string
  /** By the words of the text alone, as what it means found nothing. */
  isPlainText?: true
}
