import { type SortField, type SortOrder, sortFields, sortOrders } from '#shared/listings/listingTypes.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { SentenceSort } from '#shared/search/sentence/criteria.ts'
import type { Words } from '#shared/words.ts'

/** `default`: relevance with a text, else date. */
export type Sorting = 'default' | `${SortField}-${SortOrder}`

const defaultOptions: readonly Sorting[] = [
  'date-desc',
  'price-asc',
  'price-desc',
  'pricePerSqm-asc',
  'area-desc',
  'views-desc',
  'favorites-desc',
  'roi-desc',
]

export function sortingOf(
  { searchQuery, sortBy, sortOrder = 'desc' }: SearchAddress,
  parsedSort?: SentenceSort,
): Sorting {
  if (!sortBy && parsedSort) return `${parsedSort.sortBy}-${parsedSort.sortOrder}`
  if (!sortBy) return searchQuery === undefined ? 'date-desc' : 'default'
  return `${sortBy}-${sortOrder}`
}

/** Undefined for the default. */
export function filtersOfSorting(
  sorting: Sorting,
  hasText: boolean,
): Pick<SearchAddress, 'sortBy' | 'sortOrder'> {
  const none = { sortBy: undefined, sortOrder: undefined }
  if (sorting === 'default' || (sorting === 'date-desc' && !hasText)) return none
  const sortBy = sortFields.find((field) => sorting.startsWith(`${field}-`))
  const sortOrder = sortOrders.find((order) => sorting.endsWith(order))
  return { sortBy, sortOrder }
}

/** Includes an unusual current order. */
export function sortChoices(
  search: SearchAddress,
  w: Words['search'],
  parsedSort?: SentenceSort,
): { value: Sorting; label: string }[] {
  const current = sortingOf(search, parsedSort)
  const values = [
    ...(search.searchQuery === undefined || parsedSort ? [] : ['default' as const]),
    ...defaultOptions,
    ...(current === 'default' || defaultOptions.includes(current) ? [] : [current]),
  ]
  return values.map((value) => ({ value, label: labelOf(value, w) }))
}

function labelOf(sorting: Sorting, w: Words['search']): string {
  const { sortBy, sortOrder } = filtersOfSorting(sorting, true)
  return sortBy && sortOrder ? w.sorts[sortBy][sortOrder] : w.sortRelevance
}
