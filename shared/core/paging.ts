import { z } from 'zod/mini'
import { line, wholeNumber } from './query.ts'

export const defaultLimit = 100
export const maxLimit = 200

/** `limit` 1 to 200, and the opaque `cursor` of the `Link` header. */
export const paging = z.object({
  limit: wholeNumber(1, maxLimit),
  cursor: line(500),
})
export type Paging = z.infer<typeof paging>

export const rowsOfPage = ({ query }: { query: { limit?: number } }) => query.limit ?? defaultLimit

/** A part of the list with an order of its own, which begins on this page. */
export interface Section {
  name: string
  /** The index of its first item on this page. */
  at: number
  /** Of all its items; undefined where it is not known. */
  count?: number | undefined
}

export interface Page<Item> {
  items: Item[]
  /** Or the cap. */
  total: number
  totalIsCapped: boolean
  /** Undefined on the last page. */
  next?: string
  /** Words that rank the items without filtering them: the sections have all, some, or none of them. */
  rankedBy?: string
  sections?: readonly Section[]
}

/** "all;at=0;count=12, others;at=12" */
export function writeSections(sections: readonly Section[]): string {
  return sections
    .map(({ name, at, count }) => `${name};at=${at}${count === undefined ? '' : `;count=${count}`}`)
    .join(', ')
}

export function readSections(header: string): Section[] {
  return [...header.matchAll(/(\w+);at=(\d+)(?:;count=(\d+))?/g)].map(([, name = '', at, count]) => ({
    name,
    at: Number(at),
    count: count === undefined ? undefined : Number(count),
  }))
}
