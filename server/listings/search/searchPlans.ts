import type { Context } from '#server/core/context.ts'
import { createMemo, type Freshness, type Memo } from '#server/core/database/memo.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { listedParts, narrowListings } from '#server/listings/listings.topics.ts'
import { understandText } from '#server/listings/places/understandText.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { mergedFilters } from '#shared/search/sentence/mergedFilters.ts'
import { meansWholeHomes } from '#shared/search/sentence/rooms.ts'
import type { Understanding } from '#shared/search/sentence.ts'
import { conditionsOf } from './filters.ts'
import type { SearchEngine } from './indexRuntime/searchEngine.ts'
import type { ColumnFilters, SearchPlan, SearchWord, TitleMatches } from './searchPlan.ts'
import { whereMatches } from './searchPlanSql.ts'
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

const maxTotals = 1000
const maxTexts = 500

export function createSearchContext(
  { database }: Pick<Context, 'database'>,
  { freshness, ...parts }: Pick<SearchContext, 'engine' | 'cards' | 'rate'> & { freshness: Freshness },
): SearchContext {
  return {
    database,
    ...parts,
    totals: createMemo(freshness, { maxSize: maxTotals }),
    texts: createMemo(freshness, { maxSize: maxTexts }),
  }
}

interface TextFacts {
  /** Not understood. */
  words: SearchWord[]
  /** Ids, newest first. */
  titleMatches: string[]
}

type SearchPlans = [SearchPlan, ...SearchPlan[]]

const noTitleMatches: TitleMatches = { ids: [], titleOnly: [] }

type Given = Omit<ListingSearch, 'searchQuery' | 'sortBy' | 'sortOrder' | 'limit' | 'cursor'>

const planOf = (given: Given, isText: boolean): SearchPlan => ({
  filters: given,
  isText,
  mentioned: [],
  facts: {},
  words: [],
  rest: '',
  titled: noTitleMatches,
  places: [],
})

/** What a text means, before its other words and titles like it are looked up. */
export function understoodPlan(
  searchQuery: string,
  given: Given,
  rate: number,
): { plan: SearchPlan; understanding: Understanding } {
  const understanding = understandText(searchQuery, { rate, transactionType: given.transactionType })
  const { sort, rest } = understanding
  const places = understanding.criteria.flatMap((one) => (one.field === 'place' ? [one.value] : []))
  const { filters, facts, mentioned } = mergeFilters(understanding, given)
  const isWhole = filters.roomOnly === undefined && meansWholeHomes(understanding.filters, rest)
  const whole = isWhole && filters.transactionType !== 'sale' ? { ...filters, roomOnly: false } : filters
  return {
    plan: { ...planOf(given, true), places, filters: whole, facts, mentioned, sort, rest },
    understanding,
  }
}

/** Its other words are all that is asked for. */
export const isOnlyWords = (words: readonly SearchWord[], { filters }: Understanding): boolean =>
  words.length > 0 && Object.keys(filters).length === 0

/** Of a sentence as plain text: what is for sale is no answer to who rents, whatever words it has. */
export const plainFilters = (given: Given, { filters }: SearchPlan): Given =>
  withoutUndefined({ ...given, transactionType: filters.transactionType })

/**
 * The first plan with results applies: the understood filters, ranked by the other words; then the sentence
 * as plain text. Unknown words only: all of them, then any. Explicit filters always apply.
 */
export async function searchPlansOf(context: SearchContext, search: ListingSearch): Promise<SearchPlans> {
  const { searchQuery, sortBy: _by, sortOrder: _order, limit: _limit, cursor: _cursor, ...given } = search
  if (searchQuery === undefined) return [planOf(given, false)]
  const { plan: understood, understanding } = understoodPlan(searchQuery, given, await context.rate())
  const { places } = understood
  const { words, titleMatches } = await readTextFacts(context, searchQuery, understood.rest)
  const hasOnlyWords = isOnlyWords(words, understanding)
  const plan: SearchPlan = { ...understood, words, required: hasOnlyWords ? 'all' : undefined }
  const titled = await readTitleMatches(
    context.database.reads,
    titleMatches,
    conditionsOf(given),
    whereMatches(plan),
  )
  const first = {
    ...plan,
    titled: words.length === 0 && isSearch(understanding) ? onlyTitled(titled) : titled,
  }
  if (hasOnlyWords) return words.length > 1 ? [first, { ...first, required: 'any' }] : [first]
  const typed = wordsOf(searchQuery)
  const plainText: SearchPlan = {
    ...planOf(plainFilters(given, understood), true),
    places,
    words: typed,
    required: 'all',
    isPlainText: true,
  }
  return typed.length > 0 ? [first, plainText] : [first]
}

const whatOrWhere: readonly string[] = ['propertyType', 'city', 'neighborhood', 'state', 'place']
const isSearch = ({ criteria }: Understanding) => criteria.some(({ field }) => whatOrWhere.includes(field))

/** A search that is understood finds what it says: a title that says no more is no better. */
const onlyTitled = ({ titleOnly }: TitleMatches): TitleMatches => ({ ids: titleOnly, titleOnly })

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
  { filters, criteria }: Understanding,
  given: ColumnFilters,
): Pick<SearchPlan, 'filters' | 'mentioned' | 'facts'> {
  const {
    amenities: _,
    stage,
    financing,
    acceptsBarter,
    roomOnly,
    groundFloor,
    withoutGuarantor,
    ...understood
  } = filters
  const flags = { acceptsBarter, roomOnly, groundFloor, withoutGuarantor }
  const isSaid = (name: keyof typeof flags) => flags[name] === true && given[name] === undefined
  return {
    filters: mergedFilters(
      {
        ...understood,
        ...(acceptsBarter === false && { acceptsBarter }),
        ...(roomOnly === false && { roomOnly }),
        ...(groundFloor === false && { groundFloor }),
        ...(withoutGuarantor === false && { withoutGuarantor }),
      },
      given,
    ),
    facts: {
      ...(stage && !given.stage && { stage }),
      ...(financing && !given.financing && { financing }),
      ...(isSaid('acceptsBarter') && { acceptsBarter }),
      ...(isSaid('roomOnly') && { roomOnly }),
      ...(isSaid('groundFloor') && { groundFloor }),
      ...(isSaid('withoutGuarantor') && { withoutGuarantor }),
    },
    mentioned: criteria.flatMap((criterion) =>
      criterion.field === 'amenities'
        ? [{ code: criterion.value, text: criterion.correction ?? criterion.text }]
        : [],
    ),
  }
}
