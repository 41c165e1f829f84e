import type { Condition } from '#server/listings/search/engine/conditions.ts'
import type { Phrase } from '#server/listings/search/engine/words/phrases.ts'
import type { WordQuery } from '#server/listings/search/engine/words/wordQuery.ts'
import { indexConditions, mergeRanges } from '#server/listings/search/filters.ts'
import { conditionsOfPlan, toIndexedPlan } from '#server/listings/search/indexRuntime/indexedPlan.ts'
import type { SearchWord } from '#server/listings/search/searchPlan.ts'
import {
  isOnlyWords,
  plainFilters,
  type SearchContext,
  understoodPlan,
} from '#server/listings/search/searchPlans.ts'
import { addKnownWords, wordsOf } from '#server/listings/search/searchWords.ts'
import { fold } from '#shared/core/text.ts'
import { readCriteria } from '#shared/savedSearches/savedSearches.ts'

/** What a saved search asks of a listing. */
export interface CompiledSearch {
  /** As it is understood: a listing that meets them is shown. */
  conditions: readonly Condition[]
  isRental: boolean
  /** Of a text. */
  text: CompiledText | undefined
}

/** By what else a text may show a listing, if the search itself says so: it does where nothing is what was understood. */
interface CompiledText {
  /** Besides the title. */
  given: readonly Condition[]
  /** Besides the words. */
  plain: readonly Condition[]
  words: readonly WordQuery[]
  how: 'all' | 'any'
  /** As `title_key` of a title that the text is. */
  title: string
  /** The exchange rate is in its conditions. */
  usesRate: boolean
}

export interface CompileContext {
  database: SearchContext['database']
  wordQueries: SearchContext['engine']['wordQueries']
  phrases: readonly Phrase[]
  /** Guaraníes per US dollar. */
  rate: number
  /** What was looked up of words, by their text. */
  known: Map<string, SearchWord[]>
}

/** As `title_key` in SQL. */
export const titleKeyOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** As the search itself understands it. */
export async function compileSearch(search: string, context: CompileContext): Promise<CompiledSearch> {
  const { searchQuery, ...given } = readCriteria(search).criteria
  const explicit = indexConditions(given)
  const isRental = given.transactionType === 'rent'
  if (searchQuery === undefined) return { conditions: explicit, isRental, text: undefined }
  const { plan, understanding } = understoodPlan(searchQuery, given, context.rate)
  const own = wordsOf(plan.rest)
  const required = isOnlyWords(own, understanding) ? ('all' as const) : undefined
  const words = required ? await knownWords(plan.rest, own, context) : []
  const known = { phrases: new Set(context.phrases.map(({ key }) => key)) }
  const indexed = await toIndexedPlan(known, { ...plan, words, required }, context.wordQueries)
  const others = required ? words : wordsOf(searchQuery)
  const queries = await context.wordQueries.ofWords(others)
  const areKnown = indexed !== undefined && queries.every((query) => query !== undefined)
  if (!areKnown) throw new RangeError('a saved search has words that the index does not know')
  const { minPrice, maxPrice, maxMaintenanceFee } = plan.filters
  return {
    conditions: mergeRanges(conditionsOfPlan(indexed)),
    isRental: plan.filters.transactionType === 'rent',
    text: {
      given: explicit,
      plain: indexConditions(plainFilters(given, plan)),
      words: queries.filter((query) => query !== undefined),
      how: required ? 'any' : 'all',
      title: titleKeyOf(searchQuery),
      usesRate:
        minPrice !== given.minPrice ||
        maxPrice !== given.maxPrice ||
        maxMaintenanceFee !== given.maxMaintenanceFee,
    },
  }
}

async function knownWords(text: string, words: SearchWord[], { database, known }: CompileContext) {
  const looked = known.get(text) ?? (await addKnownWords(database.reads, words))
  known.set(text, looked)
  return looked
}
