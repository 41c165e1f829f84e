import type { TierName } from '#server/listings/paging.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'
import type { ListingFilters, SearchAddress } from '#shared/search/listingSearch.ts'
import type { SentenceSort } from '#shared/search/sentence.ts'

/*
 * What a search asks of listings, as plain data: SQL answers it (`planSql.ts`, `tiers.ts`), and so can any
 * other engine. Only active listings are asked for.
 */

export type ColumnFilters = Omit<ListingFilters, 'searchQuery'>

/** With its equivalent forms; folded, letters and digits only. */
export interface SearchWord {
  forms: string[]
  /** The first form also stands for words that begin with it. */
  isPrefix: boolean
}

/** The listings that have the text as their title and satisfy the explicit filters, newest first. */
export interface TitleMatches {
  ids: string[]
  /** Those that do not match what was understood of the text. */
  titleOnly: string[]
}

export interface MentionedAmenity {
  code: Amenity
  text: string
}

export interface Plan {
  filters: ColumnFilters
  /** A listing matches by the amenity's code or by its words as a phrase. */
  mentioned: MentionedAmenity[]
  /** Not understood: they rank the matches or, where nothing else was understood, filter. */
  words: SearchWord[]
  /** The words as typed. */
  rest: string
  required?: 'all' | 'any' | undefined
  /** As the text says; an explicit order overrides it. */
  sort?: SentenceSort | undefined
  titled: TitleMatches
}

/** A part of the result with its own order; the parts are disjoint and follow one another. */
export interface Tier {
  name: TierName
  /** Whether the tier is the title matches, leaves them out, or has them among others. */
  titled: 'only' | 'without' | 'with'
  /** How many of the words its listings have. */
  words?: 'all' | 'some' | 'none' | undefined
  /** In a ranked tier, of the matches beyond those ranked. */
  order: SentenceSort
  /** So many, the first by the order, are ranked by `ranking.ts`. */
  maxRanked?: number | undefined
}

/** The newest; older ones follow by date. */
export const maxRanked = 2000
export const maxRankedPartial = 500

/** Whether the words divide the result: those that have all, some, and none of them. */
export function hasSections({ words, required }: Plan, { sortBy, sortOrder }: ListOrder): boolean {
  return words.length > 0 && !required && sortBy === undefined && sortOrder === undefined
}

type ListOrder = Pick<SearchAddress, 'sortBy' | 'sortOrder'>

const newest: SentenceSort = { sortBy: 'date', sortOrder: 'desc' }

/**
 * Title matches; listings with all remaining words, then with some, both ranked; then all others. An explicit
 * order makes it one tier.
 */
export function tiersOf(plan: Plan, { sortBy, sortOrder }: ListOrder): Tier[] {
  const { words, titled, required, sort } = plan
  if (sortBy !== undefined || sortOrder !== undefined) {
    const order = { sortBy: sortBy ?? 'date', sortOrder: sortOrder ?? 'desc' } as const
    return [{ name: 'others', titled: 'with', order }]
  }
  const order = sort ?? newest
  const rankUpTo = (max: number) => (sort ? undefined : max)
  const tiers: (Tier | false)[] = [
    titled.ids.length > 0 && { name: 'titled', titled: 'only', order: newest },
    words.length > 0 &&
      required !== 'any' && {
        name: 'all',
        titled: 'without',
        words: 'all',
        order,
        maxRanked: rankUpTo(maxRanked),
      },
    words.length > 1 &&
      required !== 'all' && {
        name: 'some',
        titled: 'without',
        words: 'some',
        order,
        maxRanked: rankUpTo(required ? maxRanked : maxRankedPartial),
      },
    !required && { name: 'others', titled: 'without', words: words.length > 0 ? 'none' : undefined, order },
  ]
  return tiers.filter((tier) => tier !== false)
}
