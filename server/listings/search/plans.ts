import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Memo } from '#server/core/database/memo.ts'
import { listedParts, narrowListings } from '#server/listings/listings.topics.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { type SentenceSort, type Understanding, understand } from '#shared/search/sentence.ts'
import { type ColumnFilters, conditionsOf } from './filters.ts'
import { addKnownWords, type SearchWord, tsqueryOfAll, wordsOf } from './searchWords.ts'
import { findByTitle, readTitleMatches, type TitleMatches } from './titles.queries.ts'

export interface SearchContext extends Pick<Context, 'database'> {
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

export interface Plan {
  filters: ColumnFilters
  /** A listing matches by the amenity's code or by its words. */
  mentioned: MentionedAmenity[]
  /** Not understood: they rank the matches or, where nothing else was understood, filter. */
  words: SearchWord[]
  required?: 'all' | 'any' | undefined
  /** As the text says; an explicit order overrides it. */
  sort?: SentenceSort | undefined
  titled: TitleMatches
}

interface MentionedAmenity {
  code: Amenity
  text: string
}

type Plans = [Plan, ...Plan[]]

const noTitleMatches: TitleMatches = { ids: [], titleOnly: [] }

/**
 * The first plan with results is used: the understood filters, ranked by the remaining words; then the whole
 * sentence as plain text. A text of unknown words only requires all of them, then any. Explicit filters apply
 * to every plan.
 */
export async function plansOf(context: SearchContext, search: ListingSearch): Promise<Plans> {
  const { searchQuery, sortBy: _by, sortOrder: _order, limit: _limit, cursor: _cursor, ...given } = search
  const base: Plan = { filters: given, mentioned: [], words: [], titled: noTitleMatches }
  if (searchQuery === undefined) return [base]
  const understanding = understand(searchQuery, { rate: await context.rate() })
  const { sort, rest } = understanding
  const understood = { ...base, ...mergeFilters(understanding, given), sort }
  const { words, titleMatches } = await readTextFacts(context, searchQuery, rest)
  const isOnlyWords = words.length > 0 && Object.keys(understanding.filters).length === 0
  const plan: Plan = { ...understood, words, required: isOnlyWords ? 'all' : undefined }
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

/** Exclusions add up; a filter that asks for what the text excludes overrides the text. */
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

/** Over `listings l`. */
function conditionsOfPlan({ filters, mentioned, words, required }: Plan): SQL[] {
  return [
    ...conditionsOf(filters),
    ...mentioned.map(
      ({ code, text }) =>
        sql`(l.amenities @> ${sql.param([code])}::text[] or l.search @@ phraseto_tsquery('public.es_unaccent', ${text}))`,
    ),
    ...(required ? [sql`l.search @@ ${tsqueryOfAll(words, required)}`] : []),
  ]
}

export function whereMatches(plan: Plan): SQL {
  return sql.join(conditionsOfPlan(plan), sql` and `)
}

export function whereOfPlan(plan: Plan): SQL {
  const { titleOnly } = plan.titled
  if (titleOnly.length === 0) return whereMatches(plan)
  return sql`l.status = 'active' and (${whereMatches(plan)} or l.id = any(${sql.param(titleOnly)}::text[]))`
}
