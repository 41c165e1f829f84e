import type { TierName } from '#server/listings/paging.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'
import type { ListingFilters, SearchAddress } from '#shared/search/listingSearch.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { SentenceSort } from '#shared/search/sentence.ts'

/* A search as plain data, answered by SQL (`searchPlanSql.ts`, `tiers.ts`) or another engine. */

export type ColumnFilters = Omit<ListingFilters, 'searchQuery'>

/** Equivalent forms, folded. */
export interface SearchWord {
  forms: string[]
  /** The first form also matches as a prefix. */
  isPrefix: boolean
}

/** Titled like the text. */
export interface TitleMatches {
  ids: string[]
  titleOnly: string[]
}

export interface MentionedAmenity {
  code: Amenity
  text: string
}

/** That a text asks for, and that a listing's own text may say. */
export type StatedFacts = Pick<
  ColumnFilters,
  'stage' | 'financing' | 'acceptsBarter' | 'roomOnly' | 'groundFloor' | 'withoutGuarantor'
>

export interface SearchPlan {
  filters: ColumnFilters
  /** A text is ranked, where nothing asks for another order. */
  isText: boolean
  /** By the code, or one of `formsOf` as a phrase. */
  mentioned: MentionedAmenity[]
  /** By what is stated, or the words for it (`statedFacts.ts`). */
  facts: StatedFacts
  /** They rank matches, or filter if nothing else was understood. */
  words: SearchWord[]
  rest: string
  required?: 'all' | 'any' | undefined
  /** An explicit order overrides it. */
  sort?: SentenceSort | undefined
  titled: TitleMatches
  /** That the text names; they are among the filters. */
  places: readonly NamedPlace[]
  /** By the words of the text alone, as what it means found nothing. */
  isPlainText?: true
}

/** Parts of the result are disjoint and consecutive. */
export interface Tier {
  name: TierName
  /** Title matches only, without them, or among others. */
  titled: 'only' | 'without' | 'with'
  words?: 'all' | 'some' | 'none' | undefined
  order: SentenceSort
  /** How many, in this order, `rankingWeights.ts` ranks. */
  maxRanked?: number | undefined
}

/** The newest; older ones follow by date. */
export const maxRanked = 2000
export const maxRankedPartial = 500

/** Whether the words divide the result: listings with all, some, and none of them. */
export function hasSections({ words, required }: SearchPlan, { sortBy, sortOrder }: ListOrder): boolean {
  return words.length > 0 && !required && sortBy === undefined && sortOrder === undefined
}

type ListOrder = Pick<SearchAddress, 'sortBy' | 'sortOrder'>

const newest: SentenceSort = { sortBy: 'date', sortOrder: 'desc' }

/**
 * Title matches; with all words, then some; then all others, each ranked if it is a text's. An explicit
 * order makes it one tier.
 */
export function tiersOf(plan: SearchPlan, { sortBy, sortOrder }: ListOrder): Tier[] {
  const { isText, words, titled, required, sort } = plan
  if (sortBy !== undefined || sortOrder !== undefined) {
    const order = { sortBy: sortBy ?? 'date', sortOrder: sortOrder ?? 'desc' } as const
    return [{ name: 'others', titled: 'with', order }]
  }
  const order = sort ?? newest
  const rankUpTo = (max: number) => (sort ? undefined : max)
  const tiers: (Tier | false)[] = [
    titled.ids.length > 0 && { name: 'titled', titled: 'only', order: newest, maxRanked },
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
    !required && {
      name: 'others',
      titled: 'without',
      words: words.length > 0 ? 'none' : undefined,
      order,
      maxRanked: isText ? rankUpTo(maxRanked) : undefined,
    },
  ]
  return tiers.filter((tier) => tier !== false)
}
