import { AppError } from '#server/core/errors.ts'
import type { Card } from '#server/listings/cards/card.ts'
import { countUpTo } from '#server/listings/listings.queries.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { readHead } from '#server/listings/paging.ts'
import { defaultLimit } from '#shared/core/paging.ts'
import type { ListingFilters, ListingSearch } from '#shared/search/listingSearch.ts'
import { type NamedPlace, writePlaces } from '#shared/search/namedPlace.ts'
import { writeNearDuplicates } from '#shared/search/nearDuplicates.ts'
import { type Section, writeSections } from '#shared/search/sections.ts'
import { answerPlan } from './indexRuntime/answer.ts'
import { countIndexed, findIndexed, type IndexedPage } from './indexRuntime/indexed.ts'
import { hasSections, type SearchPlan, type Tier, tiersOf } from './searchPlan.ts'
import { whereNotTitleMatch, whereOfTier } from './searchPlanSql.ts'
import { type SearchContext, searchPlansOf } from './searchPlans.ts'
import { readTiers, type TiersPage } from './tiers.ts'

/** Sorting fewer is faster than scanning the order's index. */
const maxMaterialized = 1000
export const totalCap = 10_000

export interface Total {
  total: number
  totalIsCapped: boolean
}

export interface SearchResult extends Total {
  listings: Card[]
  next?: string
  rankedBy?: string
  sections?: string
  places?: string
  nearDuplicates?: string
  isPlainText?: true
}

/** SQL counts up to the cap. */
export function totalOf(context: SearchContext, plan: SearchPlan): Promise<Total> {
  return answerPlan(
    context,
    plan,
    (index, indexed) => ({ total: countIndexed(index, indexed), totalIsCapped: false }),
    () => countBySql(context, plan),
  )
}

async function countBySql({ database, totals }: SearchContext, plan: SearchPlan): Promise<Total> {
  const { filters, mentioned, facts, words, required, titled } = plan
  const key = JSON.stringify([filters, mentioned, facts, required && words, required, titled.ids])
  const count = () => countUpTo(database.reads, totalCap, whereNotTitleMatch(plan))
  const untitled = await totals(key, () => narrowListings(count, () => partsOfFilters(filters)))
  const total = untitled + titled.ids.length
  return { total: Math.min(total, totalCap), totalIsCapped: total > totalCap }
}

/** The only entry point to the search engine. Throws `bad_cursor`. */
export function searchListings(context: SearchContext, search: ListingSearch): Promise<SearchResult> {
  return narrowListings(
    () => find(context, search),
    () => partsOfFilters(search),
  )
}

/** As understood: not by its words as plain text, where it was understood. */
export async function countMeant(context: SearchContext, filters: ListingFilters): Promise<Total> {
  const [first, ...others] = await searchPlansOf(context, filters)
  for (const plan of [first, ...others.filter(({ required }) => required === 'any')]) {
    const counted = await totalOf(context, plan)
    if (counted.total > 0) return counted
  }
  return { total: 0, totalIsCapped: false }
}

async function find(context: SearchContext, search: ListingSearch): Promise<SearchResult> {
  const plans = await searchPlansOf(context, search)
  if (search.cursor !== undefined) {
    const index = readHead(search.cursor).p
    const plan = plans[index]
    if (!plan) throw new AppError('bad_cursor')
    return findByPlan(context, plan, index, search)
  }
  for (const [index, plan] of plans.entries()) {
    const found = await findByPlan(context, plan, index, search)
    if (found.total > 0) return found
  }
  const [{ places }] = plans
  return { listings: [], total: 0, totalIsCapped: false, ...placesOf(places) }
}

async function findByPlan(
  context: SearchContext,
  plan: SearchPlan,
  index: number,
  search: ListingSearch,
): Promise<SearchResult> {
  const { cursor, limit = defaultLimit } = search
  const page = { cursor, limit: limit + 1, index }
  const tiers = tiersOf(plan, search)
  const { hits, starts, listings, ...total } = await answerPlan<Found>(
    context,
    plan,
    (known, indexed) => readLater(context, findIndexed(known, indexed, tiers, page)),
    () => findBySql(context, plan, tiers, page),
  )
  const shown = await listings(limit)
  const next = hits.length > limit ? hits[limit - 1]?.cursor() : undefined
  const nearDuplicates = writeNearDuplicates(hits.slice(0, limit).map((hit) => hit.nearDuplicates))
  const begun = starts.filter(({ at }) => at < Math.min(hits.length, limit))
  return {
    ...total,
    listings: shown,
    ...(next && { next }),
    ...placesOf(plan.places),
    ...(plan.isPlainText && { isPlainText: true as const }),
    ...(nearDuplicates && { nearDuplicates }),
    ...(hasSections(plan, search) && {
      rankedBy: encodeURIComponent(plan.rest),
      sections: writeSections(await sectionsOf(context, plan, begun)),
    }),
  }
}

const placesOf = (places: readonly NamedPlace[]) => (places.length > 0 ? { places: writePlaces(places) } : {})

interface Found extends Total {
  hits: readonly { cursor: () => string; nearDuplicates: number }[]
  starts: TiersPage['starts']
  /** Of the first hits. */
  listings(count: number): Promise<Card[]>
}

function readLater({ cards }: SearchContext, { total, hits, starts }: IndexedPage): Found {
  const ids = hits.map(({ id }) => id)
  return {
    total,
    totalIsCapped: false,
    hits,
    starts,
    listings: (count) => cards.read(ids.slice(0, count)),
  }
}

async function findBySql(
  context: SearchContext,
  plan: SearchPlan,
  tiers: Tier[],
  page: { cursor: string | undefined; limit: number; index: number },
): Promise<Found> {
  const db = context.database.reads
  const counted = countBySql(context, plan)
  // The planner cannot estimate a circle.
  const materialize = plan.filters.near !== undefined && (await counted).total <= maxMaterialized
  const [{ hits, starts }, total] = await Promise.all([
    readTiers(db, plan, tiers, { ...page, materialize }),
    counted,
  ])
  const rows = hits.map(({ row }) => row)
  return { ...total, hits, starts, listings: (count) => context.cards.ofRows(db, rows.slice(0, count)) }
}

/** Title matches count as having all words. */
async function sectionsOf(
  { database, totals }: SearchContext,
  plan: SearchPlan,
  starts: TiersPage['starts'],
): Promise<Section[]> {
  const { filters, mentioned, facts, words, titled } = plan
  const count = (tier: Tier) => {
    const key = JSON.stringify([tier.words, filters, mentioned, facts, words, titled.ids])
    const read = () => countUpTo(database.reads, totalCap, whereOfTier(plan, tier))
    return totals(key, () => narrowListings(read, () => partsOfFilters(filters)))
  }
  const sections = starts.map(async ({ tier, at, count: known }) => {
    if (tier.name === 'others') return { name: tier.name, at }
    const own = known ?? Math.min(await count(tier), totalCap)
    return tier.name === 'all'
      ? { name: tier.name, at: 0, count: own + titled.ids.length }
      : { name: tier.name, at, count: own }
  })
  const all = await Promise.all(sections)
  return all.filter(({ name, count: own }) => name !== 'titled' && (name !== 'some' || own !== 0))
}
