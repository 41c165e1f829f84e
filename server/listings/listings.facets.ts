import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import type { ListingFilters } from '#shared/listingSearch.ts'
import { transactionTypes } from '#shared/listingTypes.ts'
import { fold } from '#shared/text.ts'
import { conditionsByField } from './listings.filters.ts'
import { type Plan, plansOf, whereOfPlan } from './listings.plans.ts'
import { type SearchContext, totalCap, totalOf } from './listings.search.ts'

/** No facet counts more rows than this: beyond, the figures are of that many. */
const mostRows = 100_000
const mostNeighborhoods = 30

type Counts = Record<string, number>
type Field = keyof typeof values | 'amenities' | 'transactionType'

export interface Facets {
  total: number
  totalIsCapped: boolean
  facets: Partial<Record<Field, Counts>>
}

/** The value by which each facet counts. "At least" facets count exact values, the last standing for all above. */
const values = {
  propertyType: 'l.property_type',
  bedrooms: 'least(l.bedrooms, 5)::text',
  bathrooms: 'least(l.bathrooms, 4)::text',
  parkingSpaces: 'least(l.parking_spaces, 4)::text',
  city: 'l.city',
  neighborhood: 'l.neighborhood',
  featured: 'l.featured::text',
  allowsShortTerm: 'l.allows_short_term::text',
  airbnbActive: 'l.airbnb_active::text',
} as const
const fields = [...(Object.keys(values) as (keyof typeof values)[]), 'amenities' as const]
const upwards: ReadonlySet<string> = new Set(['bedrooms', 'bathrooms', 'parkingSpaces'])

/**
 * How many listings each choice of a filter would leave, the other filters being as they are: what is set of that filter itself
 * does not count. Rooms and parking count "at least so many". The words are read as the search reads them.
 */
export async function countFacets(context: SearchContext, filters: ListingFilters): Promise<Facets> {
  const db = context.database.reads
  const { plan, total } = await findingPlan(context, await plansOf(db, filters, context.rate))
  const isSet = (field: Field) => plan.filters[field] !== undefined
  const free = fields.filter((field) => !isSet(field))
  const [shared, transactionType, ...own] = await Promise.all([
    countChoices(db, plan, free),
    countTransactions(db, plan),
    ...fields.filter(isSet).map((field) => countChoices(db, without(plan, field), [field])),
  ])
  return {
    total: Math.min(total, totalCap),
    totalIsCapped: total > totalCap,
    facets: Object.assign({ transactionType }, shared, ...own),
  }
}

/** The plan that the search would follow: the first that finds something. */
async function findingPlan(
  context: SearchContext,
  plans: [Plan, ...Plan[]],
): Promise<{ plan: Plan; total: number }> {
  for (const plan of plans) {
    const total = await totalOf(context, plan)
    if (total > 0) return { plan, total }
  }
  return { plan: plans[0], total: 0 }
}

function without(plan: Plan, ...unset: (keyof Plan['filters'])[]): Plan {
  const kept = Object.entries(plan.filters).filter(([field]) => !unset.some((one) => one === field))
  return { ...plan, filters: Object.fromEntries(kept) }
}

async function countChoices(db: Db, plan: Plan, asked: (typeof fields)[number][]) {
  const byValue = asked.filter((field) => field !== 'amenities')
  const [counted, amenities] = await Promise.all([
    countValues(db, plan, byValue),
    asked.length > byValue.length ? countAmenities(db, plan) : undefined,
  ])
  const counts: Partial<Record<Field, Counts>> = { ...counted, ...(amenities && { amenities }) }
  for (const field of asked) {
    if (upwards.has(field)) counts[field] = cumulate(counts[field] ?? {})
    if (field === 'city') counts.city = mergeNames(counts.city ?? {}, Number.POSITIVE_INFINITY)
    if (field === 'neighborhood') {
      counts.neighborhood = mergeNames(counts.neighborhood ?? {}, mostNeighborhoods)
    }
  }
  return counts
}

/** All facets in one pass over the rows: a grouping set for each. `facet` has a 0 in the place of the one that a row is of. */
async function countValues(db: Db, plan: Plan, asked: (keyof typeof values)[]) {
  if (asked.length === 0) return {}
  const expressions = asked.map((field) => sql.raw(values[field]))
  const sets = expressions.map((expression) => sql`(${expression})`)
  const { rows } = await db.execute<{ value: string; facet: number; count: number }>(sql`
    select coalesce(${sql.join(expressions, sql`, `)}${sql.raw(asked.length === 1 ? ', null' : '')}) as value,
      grouping(${sql.join(expressions, sql`, `)})::int as facet, count(*)::int as count
    from (
      select property_type, bedrooms, bathrooms, parking_spaces, city, neighborhood, featured, allows_short_term,
        airbnb_active
      from listings l where ${whereOfPlan(plan)} limit ${mostRows}
    ) as l group by grouping sets (${sql.join(sets, sql`, `)})`)
  const counts: Partial<Record<Field, Counts>> = Object.fromEntries(asked.map((field) => [field, {}]))
  for (const { value, facet, count } of rows) {
    const field = asked.find((_, index) => (facet & (1 << (asked.length - 1 - index))) === 0)
    if (field && value !== '') Object.assign(counts[field] ?? {}, { [value]: count })
  }
  return counts
}

async function countAmenities(db: Db, plan: Plan): Promise<Counts> {
  const { rows } = await db.execute<{ amenity: string; count: number }>(sql`
    select amenity, count(*)::int as count from (
      select amenities from listings l where ${whereOfPlan(plan)} limit ${mostRows}
    ) as l, unnest(l.amenities) as amenity group by amenity`)
  return Object.fromEntries(rows.map(({ amenity, count }) => [amenity, count]))
}

/** One figure for each name, however its accents and case were written; the `most` frequent ones first. */
function mergeNames(counts: Counts, most: number): Counts {
  const merged = new Map<string, { name: string; count: number }>()
  for (const [name, count] of Object.entries(counts)) {
    const same = merged.get(fold(name))
    merged.set(fold(name), { name: same?.name ?? name, count: (same?.count ?? 0) + count })
  }
  const frequent = [...merged.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  return Object.fromEntries(frequent.slice(0, most).map(({ name, count }) => [name, count]))
}

/** Exact counts to "at least" counts: {1: 3, 3: 2} becomes {1: 5, 2: 2, 3: 2}. */
function cumulate(exact: Counts): Counts {
  const highest = Math.max(0, ...Object.keys(exact).map(Number))
  const counts: Counts = {}
  let above = 0
  for (let least = highest; least >= 1; least--) {
    above += exact[least] ?? 0
    counts[least] = above
  }
  return counts
}

/** Apart from the others, because the price that is meant depends on the choice: of what is to let, the monthly rent. */
async function countTransactions(db: Db, plan: Plan): Promise<Counts> {
  const { minPrice, maxPrice } = plan.filters
  const columns = transactionTypes.map((transactionType) => {
    const conditions = Object.values(conditionsByField({ transactionType, minPrice, maxPrice }))
    return sql`count(*) filter (where ${sql.join(conditions, sql` and `)})::int as ${sql.identifier(transactionType)}`
  })
  const { rows } = await db.execute<Counts>(sql`
    select ${sql.join(columns, sql`, `)} from (
      select for_sale, for_rent, transaction_type, price_usd, monthly_rent
      from listings l where ${whereOfPlan(without(plan, 'transactionType', 'minPrice', 'maxPrice'))} limit ${mostRows}
    ) as l`)
  return rows[0] ?? {}
}
