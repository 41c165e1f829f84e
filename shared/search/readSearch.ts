import { withoutUndefined } from '#shared/core/records.ts'
import { type SearchAddress, searchAddress } from './listingSearch.ts'

export type SearchField = keyof SearchAddress
const fields = Object.keys(searchAddress.shape) as SearchField[]

export interface SearchReading {
  search: SearchAddress
  invalid: SearchField[]
}

/** A second question mark, as other sites append to links. */
const secondMark = new RegExp(`[?](?=(?:${fields.join('|')}|utm_\\w+|fbclid|gclid|lang)=)`, 'g')

/** Drops invalid values only. Equal searches compare equal. */
export function readSearch(address: string): SearchReading {
  const params = new URLSearchParams(address.replace(secondMark, '&'))
  const values = new Map<SearchField, unknown>()
  for (const field of fields) {
    const raw = params.getAll(field)
    if (raw.length > 0) values.set(field, raw.length === 1 ? raw[0] : raw)
  }
  const invalid: SearchField[] = []
  for (;;) {
    const result = searchAddress.safeParse(Object.fromEntries(values))
    if (result.success) return { search: withoutUndefined(result.data), invalid }
    const failed = fields.filter(
      (field) => values.has(field) && result.error.issues.some(({ path }) => path[0] === field),
    )
    if (failed.length === 0) return { search: {}, invalid: [...values.keys()] }
    for (const field of failed) values.delete(field)
    invalid.push(...failed)
  }
}
