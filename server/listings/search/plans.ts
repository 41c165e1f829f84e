import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Memo } from '#server/core/database/memo.ts'
import { listedParts, narrowListings } from '#server/listings/listings.topics.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { type SentenceSort, type Understanding, understand } from '#shared/search/sentence.ts'
import { type ColumnFilters, conditionsOf } from './filters.ts'
import { queryOfAll, type SearchWord, withKnownWords, wordsOf } from './searchWords.ts'
import { findCalled, readTitled, type Titled } from './titles.queries.ts'

/** What searching needs. */
export interface SearchContext extends Pick<Context, 'database'> {
  /** Guaraníes per dollar. */
  rate: () => Promise<number>
  /** Totals by plan: counting costs more than finding. */
  totals: Memo<number>
  /** What is known of a text before its listings are looked for: the same texts come again with other filters and pages. */
  texts: Memo<TextFacts>
}

interface TextFacts {
  /** The words that were not understood. */
  words: SearchWord[]
  /** The listings that have the text as their title, the newest first. */
  called: string[]
}

/** One way to read a search. */
export interface Plan {
  filters: ColumnFilters
  /** Amenities named in the text: a listing has one that tells its code or writes its words. */
  spoken: SpokenAmenity[]
  /** Words that were not understood. They rank what fits, unless the text says nothing else: then they filter. */
  words: SearchWord[]
  required?: 'all' | 'any' | undefined
  /** The order that the text asks for; one that is given as such goes before it. */
  sort?: SentenceSort | undefined
  /** What has the text as its title comes first, whatever was understood. */
  titled: Titled
}

interface SpokenAmenity {
  code: Amenity
  text: string
}

/** Never none. */
type Plans = [Plan, ...Plan[]]

const untitled: Titled = { ids: [], strays: [] }

/**
 * The ways to read a search, the first that finds something being taken: what was understood as filters, the remaining words
 * ranking; then the whole sentence as plain text. Where the text is nothing but words, all of them are asked for, then any.
 * Filters that were given as such hold in every one.
 */
export async function plansOf(context: SearchContext, search: ListingSearch): Promise<Plans> {
  const { searchQuery, sortBy: _by, sortOrder: _order, limit: _limit, cursor: _cursor, ...given } = search
  const everything: Plan = { filters: given, spoken: [], words: [], titled: untitled }
  if (searchQuery === undefined) return [everything]
  const understanding = understand(searchQuery, { rate: await context.rate() })
  const { sort, rest } = understanding
  const read = { ...everything, ...asFilters(understanding, given), sort }
  const { words, called } = await factsOf(context, searchQuery, rest)
  const isWordsAlone = words.length > 0 && Object.keys(understanding.filters).length === 0
  const plan: Plan = { ...read, words, required: isWordsAlone ? 'all' : undefined }
  const titled = await readTitled(context.database.reads, called, conditionsOf(given), whereFits(plan))
  const first = { ...plan, titled }
  if (isWordsAlone) return words.length > 1 ? [first, { ...first, required: 'any' }] : [first]
  const sentence: Plan = { ...everything, words: wordsOf(searchQuery), required: 'all' }
  return sentence.words.length > 0 ? [first, sentence] : [first]
}

function factsOf({ database, texts }: SearchContext, text: string, rest: string): Promise<TextFacts> {
  return texts(JSON.stringify([text, rest]), async () => {
    const [words, called] = await Promise.all([
      withKnownWords(database.reads, wordsOf(rest)),
      narrowListings(
        () => findCalled(database.reads, text),
        () => listedParts,
      ),
    ])
    return { words, called }
  })
}

function asFilters(
  { filters, parts }: Understanding,
  given: ColumnFilters,
): Pick<Plan, 'filters' | 'spoken'> {
  const { amenities: _, ...understood } = filters
  return {
    filters: { ...understood, ...given },
    spoken: parts.flatMap((part) =>
      part.field === 'amenities' ? [{ code: part.value, text: part.meant ?? part.text }] : [],
    ),
  }
}

/** What a listing must have: conditions over `listings l`. */
function conditionsOfPlan({ filters, spoken, words, required }: Plan): SQL[] {
  return [
    ...conditionsOf(filters),
    ...spoken.map(
      ({ code, text }) =>
        sql`(l.amenities @> ${sql.param([code])}::text[] or l.search @@ phraseto_tsquery('public.es_unaccent', ${text}))`,
    ),
    ...(required ? [sql`l.search @@ ${queryOfAll(words, required)}`] : []),
  ]
}

/** That a listing fits what was understood. */
export function whereFits(plan: Plan): SQL {
  return sql.join(conditionsOfPlan(plan), sql` and `)
}

/** That a plan finds a listing: it fits, or has the text as its title. */
export function whereOfPlan(plan: Plan): SQL {
  const { strays } = plan.titled
  if (strays.length === 0) return whereFits(plan)
  return sql`l.status = 'active' and (${whereFits(plan)} or l.id = any(${sql.param(strays)}::text[]))`
}
