import { z } from 'zod/mini'
import { isEmail } from '#shared/core/fields/email.ts'
import { visible } from '#shared/core/fields/visible.ts'
import { addressValues } from '#shared/core/queryKey.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { readSearch } from '#shared/search/readSearch.ts'

export const alertFrequencies = ['instant', 'daily', 'weekly', 'never'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** A paused one is not compared with what is published, and nothing is told of it. */
export const savedSearchStatuses = ['active', 'paused'] as const
export type SavedSearchStatus = (typeof savedSearchStatuses)[number]

export const savedSearchLimits = {
  name: 120,
  email: 200,
  /** Of the query string. */
  search: 8000,
  token: 200,
  perPerson: 50,
  unconfirmedPerDay: 5,
  confirmDays: 7,
} as const

/** What a saved search asks for: the order of its results is none of it. */
export type SavedCriteria = Omit<SearchAddress, 'sortBy' | 'sortOrder'>

export function readCriteria(search: string): { criteria: SavedCriteria; isValid: boolean } {
  const { search: read, invalid } = readSearch(search)
  const { sortBy: _by, sortOrder: _order, ...criteria } = read
  return { criteria, isValid: invalid.length === 0 }
}

/** The query string, without a question mark: equal searches write the same. Empty: it asks for nothing. */
export function writeCriteria(criteria: SavedCriteria): string {
  return new URLSearchParams(addressValues(criteria)).toString().replaceAll('%2C', ',')
}

const searchText = z.string().check(
  z.maxLength(savedSearchLimits.search),
  z.refine((text) => readCriteria(text).isValid, 'invalid'),
  z.refine((text) => writeCriteria(readCriteria(text).criteria) !== '', 'empty_search'),
)

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out
const plainLine = z.regex(/^[^\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/)

const name = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(savedSearchLimits.name), plainLine, visible)

export const newSavedSearch = z.object({
  /** The query string of `/search`. */
  search: searchText,
  /** Default: the search's own title. */
  name: z.optional(name),
  frequency: z.enum(alertFrequencies),
  priceDrops: z._default(z.boolean(), true),
  /** Of a visitor, who needs one; ignored where somebody is signed in. */
  email: z.optional(
    z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(savedSearchLimits.email),
      plainLine,
      z.refine((value) => value === '' || isEmail(value), 'not_an_email'),
    ),
  ),
})
export type NewSavedSearch = z.input<typeof newSavedSearch>

export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** The query string of `/search`, without a question mark. */
  search: z.string(),
  frequency: z.enum(alertFrequencies),
  priceDrops: z.boolean(),
  status: z.enum(savedSearchStatuses),
  /** Listings that are new to it or cheaper since `lastSeenAt` and still on offer: which, says `savedSearchesApi.news`. */
  newCount: z.int(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearch>

/** Of a visitor: the mail's link confirms it. */
export const unconfirmedSearch = z.object({ status: z.literal('unconfirmed') })

export const savedSearchChange = z.partial(
  z.object({
    name,
    frequency: z.enum(alertFrequencies),
    priceDrops: z.boolean(),
    status: z.enum(savedSearchStatuses),
  }),
)
export type SavedSearchChange = z.infer<typeof savedSearchChange>

export const newsKinds = ['new', 'price_drop'] as const

/** A listing that is new to a saved search, or cheaper. */
export const savedSearchNews = z.object({
  listingId: z.string(),
  kind: z.enum(newsKinds),
  /** Of a price drop: dollars before, a month for a rental. */
  priceUSDBefore: z.nullable(z.string()),
  at: z.string(),
})
export type SavedSearchNews = z.infer<typeof savedSearchNews>

/** Of a mail's link. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(savedSearchLimits.token))

/** Instead of a session. */
export const byLink = z.object({ token: z.optional(linkToken) })

export const savedSearchParams = z.object({ id: z.string() })

export const confirmedSearch = z.object({
  savedSearch,
  /** For `?token=`, instead of a session. */
  token: z.string(),
})
export type ConfirmedSearch = z.infer<typeof confirmedSearch>
