import { type SortField, type SortOrder, sortFields, sortOrders } from '#shared/listings/listingTypes.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { SentenceSort } from '#shared/search/sentence/part.ts'
import type { Words } from '#shared/words.ts'

/** An order as one value of a select; `default` is by relevance with a text, else by date. */
export type Sorting = 'default' | `${SortField}-${SortOrder}`

const offered: readonly Sorting[] = [
  'date-desc',
  'price-asc',
  'price-desc',
  'views-desc',
  'favorites-desc',
  'roi-desc',
]

/**
 * The order that an address asks for, else the one that its text was understood to ask for (`said`). Newest first is the usual
 * one, unless there is a text to be relevant to.
 */
export function sortingOf(
  { searchQuery, sortBy, sortOrder = 'desc' }: SearchAddress,
  said?: SentenceSort,
): Sorting {
  if (!sortBy && said) return `${said.sortBy}-${said.sortOrder}`
  if (!sortBy) return searchQuery === undefined ? 'date-desc' : 'default'
  return `${sortBy}-${sortOrder}`
}

/** What an order stands for in the address; the usual one is not written. */
export function filtersOfSorting(
  sorting: Sorting,
  hasText: boolean,
): Pick<SearchAddress, 'sortBy' | 'sortOrder'> {
  const none = { sortBy: undefined, sortOrder: undefined }
  if (sorting === 'default' || (sorting === 'date-desc' && !hasText)) return none
  const sortBy = sortFields.find((field) => sorting.startsWith(field))
  const sortOrder = sortOrders.find((order) => sorting.endsWith(order))
  return { sortBy, sortOrder }
}

/** The orders to choose from: the usual ones, and the present one where another is asked for. Relevance only where the text asks for no order. */
export function sortChoices(
  search: SearchAddress,
  w: Words['search'],
  said?: SentenceSort,
): { value: Sorting; label: string }[] {
  const present = sortingOf(search, said)
  const values = [
    ...(search.searchQuery === undefined || said ? [] : ['default' as const]),
    ...offered,
    ...(present === 'default' || offered.includes(present) ? [] : [present]),
  ]
  return values.map((value) => ({ value, label: labelOf(value, w) }))
}

function labelOf(sorting: Sorting, w: Words['search']): string {
  const { sortBy, sortOrder } = filtersOfSorting(sorting, true)
  return sortBy && sortOrder ? w.sorts[sortBy][sortOrder] : w.sortRelevance
}
