import type { Context } from '#server/core/context.ts'
import type { Memo } from '#server/core/database/memo.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { listedParts, narrowListings } from '#server/listings/listings.topics.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { type Understanding, understand } from '#shared/search/sentence.ts'
import type { SearchEngine } from './feed/searchEngine.ts'
import { conditionsOf } from './filters.ts'
import type { ColumnFilters, Plan, SearchWord, TitleMatches } from './plan.ts'
import { whereMatches } from './planSql.ts'
import { addKnownWords, wordsOf } from './searchWords.ts'
import { findByTitle, readTitleMatches } from './titles.queries.ts'

export interface SearchContext extends Pick<Context, 'database'> {
  engine: Pick<SearchEngine, 'current' | 'fail' | 'wordQueries'>
  cards: Pick<CardStore, 'read' | 'ofRows'>
  /** Guaraníes per US dollar. */
  rate: () => Promise<number>
  /** Counting costs more than finding. */
  totals: Memo<number>
  texts: Memo<TextFacts>
}

interface TextFacts {
  /** Not understood. */
  words: SearchWord[]
  /** Ids, newest first. */
  titleMatches: string[]
}

type Plans = [Plan, ...Plan[]]

const noTitleMatches: TitleMatches = { ids: [], titleOnly: [] }

/**
 * The first plan with results applies: the understood filters, ranked by the other words; then the sentence
 * as plain text. Unknown words only: all of them, then any. Explicit filters always apply.
 */
export async function plansOf(context: SearchContext, search: ListingSearch): Promise<Plans> {
  const { searchQuery, sortBy: _by, sortOrder: _order, limit: _limit, cursor: _cursor, ...given } = search
  const base: Plan = { filters: given, mentioned: [], words: [], rest: '', titled: noTitleMatches }
  if (searchQuery === undefined) return [base]
  const understanding = understand(searchQuery, {
    rate: await context.rate(),
    transactionType: given.transactionType,
  })
  const { sort, rest } = understanding
  const understood = { ...base, ...mergeFilters(understanding, given), sort }
  const { words, titleMatches } = await readTextFacts(context, searchQuery, rest)
  const isOnlyWords = words.length > 0 && Object.keys(understanding.filters).length === 0
  const plan: Plan = { ...understood, words, rest, required: isOnlyWords ? 'all' : undefined }
  const titled = await readTitleMatches(
    context.database.reads,
    titleMatches,
    conditionsOf(given),
    whereMatches(plan),
  )
  const first = { ...plan, titled }
  if (isOnlyWords) return words.length > 1 ? [first, { ...first, required: 'any' }] : [first]
  const plainText: Plan = { ...base, words: wordsOf(searchQuery), required: 'all' }
  return plainText.words.length > 0 ? [first, plainText] : [first]
}

function readTextFacts({ database, texts }: SearchContext, text: string, rest: string): Promise<TextFacts> {
  return texts(JSON.stringify([text, rest]), async () => {
    const [words, titleMatches] = await Promise.all([
      addKnownWords(database.reads, wordsOf(rest)),
      narrowListings(
        () => findByTitle(database.reads, text),
        () => listedParts,
      ),
    ])
    return { words, titleMatches }
  })
}

function mergeFilters(
  { filters, parts }: Understanding,
  given: ColumnFilters,
): Pick<Plan, 'filters' | 'mentioned'> {
  const { amenities: _, ...understood } = filters
  return {
    filters: { ...understood, ...given, ...mergeExclusions(filters, given) },
    mentioned: parts.flatMap((part) =>
      part.field === 'amenities' ? [{ code: part.value, text: part.correction ?? part.text }] : [],
    ),
  }
}

/** A filter overrides the text's exclusion. */
function mergeExclusions(understood: ColumnFilters, given: ColumnFilters): Partial<ColumnFilters> {
  const merge = <Value>(said: Value[] = [], set: Value[] = [], wanted: Value[] = []) => {
    const all = new Set([...said.filter((one) => !wanted.includes(one)), ...set])
    return all.size > 0 ? [...all] : undefined
  }
  return {
    exceptAmenities: merge(understood.exceptAmenities, given.exceptAmenities, given.amenities),
    exceptPropertyType: merge(understood.exceptPropertyType, given.exceptPropertyType, given.propertyType),
    exceptCity: merge(understood.exceptCity, given.exceptCity, given.city),
    exceptNeighborhood: merge(understood.exceptNeighborhood, given.exceptNeighborhood, given.neighborhood),
  }
}
