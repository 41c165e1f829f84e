import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import type { ListingFilters } from '#shared/listingSearch.ts'
import { transactionTypes } from '#shared/listingTypes.ts'
import { conditionsByField } from './listings.filters.ts'
import { type Plan, plansOf, whereOfPlan } from './listings.plans.ts'
import { countUpTo } from './listings.queries.ts'
import { type SearchContext, totalCap } from './listings.search.ts'

/** No facet counts more rows than this: beyond, the figures are of that many. */
const mostRows = 100_000
const mostNeighborhoods = 30

type Counts = Record<string, number>
type Field = keyof typeof branches | 'transactionType'

export interface Facets {
  total: number
  totalIsCapped: boolean
  facets: Partial<Record<Field, Counts>>
}

const grouped = (value: string) =>
  sql.raw(`select ${value} as value, count(*)::int as count from matching group by 1`)
const atLeast = (column: string, most: number) => grouped(`least(${column}, ${most})::text`)
const named = (name: string, limit: number) =>
  sql.raw(`select min(${name}) as value, count(*)::int as count from matching
    where ${name}_key <> '' group by ${name}_key order by 2 desc, 1 limit ${limit}`)

/** How each facet is counted over `matching`. "At least" facets count exact values first, the last standing for all above. */
const branches = {
  propertyType: grouped('property_type'),
  bedrooms: atLeast('bedrooms', 5),
  bathrooms: atLeast('bathrooms', 4),
  parkingSpaces: atLeast('parking_spaces', 4),
  city: named('city', 1000),
  neighborhood: named('neighborhood', mostNeighborhoods),
  amenities: sql.raw(
    'select amenity as value, count(*)::int as count from matching, unnest(amenities) as amenity group by 1',
  ),
  featured: grouped('featured::text'),
  allowsShortTerm: grouped('allows_short_term::text'),
  airbnbActive: grouped('airbnb_active::text'),
} as const
const fields = Object.keys(branches) as (keyof typeof branches)[]
const upwards: ReadonlySet<string> = new Set(['bedrooms', 'bathrooms', 'parkingSpaces'])

/**
 * How many listings each choice of a filter would leave, the other filters being as they are: what is set of that filter itself
 * does not count. Rooms and parking count "at least so many". The words are read as the search reads them.
 */
export async function countFacets(context: SearchContext, filters: ListingFilters): Promise<Facets> {
  const db = context.database.reads
  const { plan, total } = await findingPlan(db, await plansOf(db, filters, context.rate))
  const isSet = (field: Field) => plan.filters[field] !== undefined
  const free = fields.filter((field) => !isSet(field))
  const [shared, transactionType, ...own] = await Promise.all([
    countBranches(db, plan, free),
    countTransactions(db, plan),
    ...fields.filter(isSet).map((field) => countBranches(db, without(plan, field), [field])),
  ])
  return {
    total: Math.min(total, totalCap),
    totalIsCapped: total > totalCap,
    facets: Object.assign({ transactionType }, shared, ...own),
  }
}

/** The plan that the search would follow: the first that finds something. */
async function findingPlan(db: Db, plans: Plan[]): Promise<{ plan: Plan; total: number }> {
  for (const plan of plans) {
    const total = await countUpTo(db, totalCap, whereOfPlan(plan))
    if (total > 0) return { plan, total }
  }
  return { plan: plans[0] ?? { filters: {}, words: [], how: 'all' }, total: 0 }
}

function without(plan: Plan, ...unset: (keyof Plan['filters'])[]): Plan {
  const kept = Object.entries(plan.filters).filter(([field]) => !unset.some((one) => one === field))
  return { ...plan, filters: Object.fromEntries(kept) }
}

async function countBranches(db: Db, plan: Plan, asked: (keyof typeof branches)[]) {
  if (asked.length === 0) return {}
  const parts = asked.map(
    (field) => sql`(select ${field}::text as field, value, count from (${branches[field]}) as one)`,
  )
  const { rows } = await db.execute<{ field: keyof typeof branches; value: string; count: number }>(sql`
    with matching as materialized (
      select property_type, bedrooms, bathrooms, parking_spaces, city, city_key, neighborhood, neighborhood_key,
        amenities, featured, allows_short_term, airbnb_active
      from listings l where ${whereOfPlan(plan)} limit ${mostRows}
    )
    ${sql.join(parts, sql` union all `)}`)
  const counts: Partial<Record<Field, Counts>> = Object.fromEntries(asked.map((field) => [field, {}]))
  for (const { field, value, count } of rows) Object.assign(counts[field] ?? {}, { [value]: count })
  for (const field of asked) if (upwards.has(field)) counts[field] = cumulate(counts[field] ?? {})
  return counts
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
