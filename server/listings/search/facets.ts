import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, string, whole } from '#server/core/database/selection.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { fold } from '#shared/core/text.ts'
import { transactionTypes } from '#shared/listings/listingTypes.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'
import { conditionsByField } from './filters.ts'
import { type Plan, plansOf, type SearchContext, whereOfPlan } from './plans.ts'
import { totalCap } from './search.service.ts'

/** No facet counts more rows than this: beyond, the figures are of that many. */
const maxRows = 100_000
const maxNeighborhoods = 30

type Counts = Record<string, number>

/** The value by which each facet counts. "At least" facets count exact values, the last standing for all above. */
const values = {
  propertyType: 'l.property_type',
  bedrooms: 'least(l.bedrooms, 5)',
  bathrooms: 'least(l.bathrooms, 4)',
  parkingSpaces: 'least(l.parking_spaces, 4)',
  city: 'l.city',
  neighborhood: 'l.neighborhood',
  featured: 'l.featured',
  allowsShortTerm: 'l.allows_short_term',
  airbnbActive: 'l.airbnb_active',
} as const
const columns = Object.keys(values) as (keyof typeof values)[]
const fields = [...columns, 'transactionType'] as const
const upwards = ['bedrooms', 'bathrooms', 'parkingSpaces'] as const
/** Prices belong to the transaction: of what is to let, the monthly rent is meant. */
const offer = ['transactionType', 'minPrice', 'maxPrice'] as const

type Field = (typeof fields)[number]

const names = fields.map((field) => sql.identifier(field))
const facetCount = selection({
  missed: whole(sql`missed`),
  value: string(
    sql`coalesce(${sql.join(
      names.map((name) => sql`${name}::text`),
      sql`, `,
    )})`,
  ),
  facet: whole(sql`grouping(${sql.join(names, sql`, `)})`),
  count: whole(sql`count(*)`),
})
const amenityCount = selection({ amenity: string(sql`amenity`), count: whole(sql`count(*)`) })

export interface Facets {
  total: number
  totalIsCapped: boolean
  facets: Partial<Record<Field | 'amenities', Counts>>
}

/**
 * How many listings each choice of a filter would leave, the other filters being as they are: what is set of that filter itself
 * does not count, but amenities come on top of those that are set. Rooms and parking count "at least so many". The words are
 * read as the search reads them, and its plan followed: the first that finds something.
 */
export function countFacets(context: SearchContext, filters: ListingFilters): Promise<Facets> {
  return narrowListings(
    () => count(context, filters),
    // What counts for a facet may miss its filter, and no other.
    () => areaFilters.flatMap((field) => partsOfFilters({ ...filters, [field]: undefined })),
  )
}

async function count(context: SearchContext, filters: ListingFilters): Promise<Facets> {
  const db = context.database.reads
  let found = { total: 0, counts: emptyCounts() }
  let amenities: Counts = {}
  for (const plan of await plansOf(context, filters)) {
    found = await countValues(db, plan)
    if (found.total === 0) continue
    amenities = await countAmenities(db, plan)
    break
  }
  const { total, counts } = found
  for (const field of upwards) counts[field] = cumulate(counts[field])
  counts.city = mergeNames(counts.city, Number.POSITIVE_INFINITY)
  counts.neighborhood = mergeNames(counts.neighborhood, maxNeighborhoods)
  return {
    total: Math.min(total, totalCap),
    totalIsCapped: total > totalCap,
    facets: { ...counts, transactionType: decodeOffers(counts.transactionType), amenities },
  }
}

const areaFilters = ['city', 'propertyType', 'transactionType'] as const

const emptyCounts = () => Object.fromEntries(fields.map((field) => [field, {}])) as Record<Field, Counts>

/**
 * All facets in one pass over the rows that miss at most one of the filters that are set: a row that misses none counts for
 * every facet, any other for the facet whose filter it misses. What is found by its title misses none. There is a grouping set
 * for each facet; `facet` has a 0 in the place of the one that a row of the answer is of.
 */
async function countValues(db: Db, plan: Plan): Promise<{ total: number; counts: Record<Field, Counts> }> {
  const set = filtersSet(plan)
  const isStray = sql`l.id = any(${sql.param(plan.titled.strays)}::text[])`
  const inner = columns.map((field) => sql`${sql.raw(values[field])} as ${sql.identifier(field)}`)
  const rows = await facetCount.read(
    db,
    (selected) => sql`
    select ${selected} from (
      select ${missedOf(set, isStray)} as missed, ${sql.join(inner, sql`, `)}, ${offersOf(plan)} as ${sql.identifier('transactionType')}
      from listings l where ${whereOfPlan(without(plan, ...columns, ...offer))} and ${missesAtMostOne(set, isStray)}
      limit ${maxRows}
    ) as counted
    group by grouping sets (${sql.join(
      names.map((name) => sql`(missed, ${name})`),
      sql`, `,
    )})`,
  )
  const counts = emptyCounts()
  let total = 0
  for (const { missed, value, facet, count } of rows) {
    const field = fields.find((_, index) => (facet & (1 << (fields.length - 1 - index))) === 0)
    if (!field || value === '' || (missed > 0 && set[missed - 1]?.field !== field)) continue
    counts[field][value] = (counts[field][value] ?? 0) + count
    if (field === 'propertyType' && missed === 0) total += count
  }
  return { total, counts }
}

/** The filters that are facets themselves, those of the offer as one. */
function filtersSet({ filters }: Plan): { field: Field; condition: SQL }[] {
  const conditions = conditionsByField(filters)
  const offered = offer.flatMap((field) => conditions[field] ?? [])
  return [
    ...columns.flatMap((field) => (conditions[field] ? [{ field, condition: conditions[field] }] : [])),
    ...(offered.length > 0
      ? [{ field: 'transactionType' as const, condition: sql.join(offered, sql` and `) }]
      : []),
  ]
}

/** Which of the filters a row misses, counted from 1; 0 where none. */
function missedOf(set: { condition: SQL }[], isStray: SQL): SQL {
  if (set.length === 0) return sql`0`
  const cases = set.map(({ condition }, index) => sql`when (${condition}) is not true then ${index + 1}::int`)
  return sql`case when ${isStray} then 0 ${sql.join(cases, sql` `)} else 0 end`
}

function missesAtMostOne(set: { condition: SQL }[], isStray: SQL): SQL {
  if (set.length < 2) return sql`true`
  const misses = set.map(({ condition }) => sql`((${condition}) is not true)::int`)
  return sql`(${sql.join(misses, sql` + `)} <= 1 or ${isStray})`
}

/** The transactions that a row is found by within the prices, as the sum of their bits. */
function offersOf({ filters: { minPrice, maxPrice } }: Plan): SQL {
  const bits = transactionTypes.map((transactionType, index) => {
    const conditions = Object.values(conditionsByField({ transactionType, minPrice, maxPrice }))
    return sql`case when ${sql.join(conditions, sql` and `)} then ${1 << index}::int else 0 end`
  })
  return sql.join(bits, sql` + `)
}

function decodeOffers(counts: Counts): Counts {
  const all = Object.entries(counts)
  return Object.fromEntries(
    transactionTypes.map((transactionType, index) => [
      transactionType,
      all.reduce((sum, [bits, count]) => sum + (Number(bits) & (1 << index) ? count : 0), 0),
    ]),
  )
}

function without(plan: Plan, ...unset: (keyof Plan['filters'])[]): Plan {
  const kept = Object.entries(plan.filters).filter(([field]) => !unset.some((one) => one === field))
  return { ...plan, filters: Object.fromEntries(kept) }
}

async function countAmenities(db: Db, plan: Plan): Promise<Counts> {
  const rows = await amenityCount.read(
    db,
    (selected) => sql`
    select ${selected} from (
      select unnest(l.amenities) as amenity
      from (select l.amenities from listings l where ${whereOfPlan(plan)} limit ${maxRows}) as l
    ) as each group by each.amenity`,
  )
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
