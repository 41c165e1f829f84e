import { type SearchAddress, searchAddress } from './listingSearch.ts'

export type SearchField = keyof SearchAddress
const fields = Object.keys(searchAddress.shape) as SearchField[]

export interface SearchReading {
  search: SearchAddress
  /** Fields whose value in the address makes no sense; the search is without them. */
  wrong: SearchField[]
}

/** Reads the search in an address, field by field: one wrong value costs that filter only. Unknown parameters are passed over. */
export function readSearch(address: string): SearchReading {
  const params = new URLSearchParams(address)
  const values = new Map<SearchField, unknown>()
  for (const field of fields) {
    const given = params.getAll(field)
    if (given.length > 0) values.set(field, given.length === 1 ? given[0] : given)
  }
  const wrong: SearchField[] = []
  for (;;) {
    const result = searchAddress.safeParse(Object.fromEntries(values))
    if (result.success) return { search: present(result.data), wrong }
    const bad = fields.filter(
      (field) => values.has(field) && result.error.issues.some(({ path }) => path[0] === field),
    )
    if (bad.length === 0) return { search: {}, wrong: [...values.keys()] }
    for (const field of bad) values.delete(field)
    wrong.push(...bad)
  }
}

/** The search without its absent fields, so that two of the same content are equal. */
function present(search: SearchAddress): SearchAddress {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
