import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'

const names = ['text', 'status', 'city', 'offer', 'mark', 'sort', 'owner', 'agency'] as const
export type PropertyFilters = Partial<Record<(typeof names)[number], string>>

export function usePropertyFilters() {
  const { filters, set, clear } = useAddressFilters(names)
  const { text, status, city, offer, mark, sort, owner, agency } = filters
  const [sortBy, sortOrder] = (sort ?? '').split('.')
  return {
    filters,
    set,
    clear,
    isFiltered: Boolean(text || status || city || offer || mark || owner || agency),
    query: {
      text,
      ...stateQuery(status),
      city,
      transactionType: offer,
      featured: mark === 'featured' || undefined,
      changed: mark === 'changed' || undefined,
      ownerId: owner,
      agencyId: agency,
      sortBy: sortBy || undefined,
      sortOrder: sortOrder || undefined,
    },
  }
}

/** Paused are the drafts that were not refused. */
function stateQuery(state: string | undefined) {
  if (state === 'rejected') return { status: 'draft', rejected: true }
  return state === 'draft' ? { status: state, rejected: false } : { status: state }
}
