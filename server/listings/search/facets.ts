import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, string, whole } from '#server/core/database/selection.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { fold } from '#shared/core/text.ts'
import { transactionTypes } from '#shared/listings/listingTypes.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'
import { type FacetRow, facetRows, offerFilters } from './filterRows.ts'
import { conditionsByField } from './filters.ts'
import { answerPlan } from './indexRuntime/answer.ts'
import { countIndexedFacets } from './indexRuntime/indexedFacets.ts'
import { totalCap } from './search.service.ts'
import type { SearchPlan } from './searchPlan.ts'
import { whereOfPlan } from './searchPlanSql.ts'
import { type SearchContext, searchPlansOf } from './searchPlans.ts'

const maxRows = 100_000
const maxNeighborhoods = 30

type Counts = Record<string, number>

const isFacet = (name: string): name is keyof typeof facetRows => Object.hasOwn(facetRows, name)
const columns = Object.keys(facetRows).filter(isFacet)
const fields = [...columns, 'transactionType' as const]
const rowOf = (name: keyof typeof facetRows): FacetRow => facetRows[name]

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
 * The first plan with results applies. Amenities are added to the selected ones, rooms and parking count "at
 * least".
 */
export function countFacets(context: SearchContext, filters: ListingFilters): Promise<Facets> {
  return narrowListings(
    () => countAll(context, filters),
    // A row counted for a facet may miss that facet's filter only.
    () => areaFilters.flatMap((field) => partsOfFilters({ ...filters, [field]: undefined })),
  )
}

async function countAll(context: SearchContext, filters: ListingFilters): Promise<Facets> {
  let found: Facets = { total: 0, totalIsCapped: false, facets: {} }
  for (const plan of await searchPlansOf(context, filters)) {
    found = await answerPlan<Facets>(
      context,
      plan,
      (index, indexed) => {
        const { total, counts } = countIndexedFacets(index, indexed)
        return { total, totalIsCapped: false, facets: toFacets(counts) }
      },
      () => countBySql(context.database.reads, plan),
    )
    if (found.total > 0) break
  }
  return found
}

async function countBySql(db: Db, plan: SearchPlan): Promise<Facets> {
  const { total, counts } = await countValues(db, plan)
  for (const field of columns) if (rowOf(field).isAtLeast) counts[field] = cumulate(counts[field])
  const amenities = total > 0 ? await countAmenities(db, plan) : {}
  const transactionType = decodeOffers(counts.transactionType)
  return {
    total: Math.min(total, totalCap),
    totalIsCapped: total > totalCap,
    facets: toFacets({ ...counts, transactionType, amenities }),
  }
}

function toFacets(counts: Record<Field | 'amenities', Counts>): Facets['facets'] {
  const maxNames = { city: Number.POSITIVE_INFINITY, neighborhood: maxNeighborhoods } as const
  const inOrder = [...fields, 'amenities' as const].map((field) => {
    const isName = field === 'city' || field === 'neighborhood'
    const { '': _none, ...named } = counts[field]
    return [
      field,
      isName ? mergeNames(named, maxNames[field]) : Object.fromEntries(Object.entries(named).sort(byCount)),
    ]
  })
  return Object.fromEntries(inOrder)
}

const areaFilters = ['city', 'propertyType', 'transactionType'] as const

/** Without a prototype: a place may be called "constructor". */
const emptyCounts = () =>
  Object.fromEntries(fields.map((field) => [field, Object.create(null)])) as Record<Field, Counts>

/**
 * One pass over rows that miss at most one active filter: a row that misses none counts for every facet,
 * others for the facet of the missed filter. Each facet is a grouping set; its bit in `grouping()` is 0.
 */
async function countValues(
  db: Db,
  plan: SearchPlan,
): Promise<{ total: number; counts: Record<Field, Counts> }> {
  const set = activeFilters(plan)
  const isTitleOnly = sql`l.id = any(${sql.param(plan.titled.titleOnly)}::text[])`
  const inner = columns.map((field) => sql`${sql.raw(rowOf(field).sql)} as ${sql.identifier(field)}`)
  const rows = await facetCount.read(
    db,
    (selected) => sql`
    select ${selected} from (
      select ${missedOf(set, isTitleOnly)} as missed, ${sql.join(inner, sql`, `)}, ${offerBits(plan)} as ${sql.identifier('transactionType')}
      from listings l where ${whereOfPlan(without(plan, ...columns, ...offerFilters))} and ${missesAtMostOne(set, isTitleOnly)}
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

function activeFilters({ filters }: SearchPlan): { field: Field; condition: SQL }[] {
  const conditions = conditionsByField(filters)
  const offered = offerFilters.flatMap((field) => conditions[field] ?? [])
  return [
    ...columns.flatMap((field) => (conditions[field] ? [{ field, condition: conditions[field] }] : [])),
    ...(offered.length > 0
      ? [{ field: 'transactionType' as const, condition: sql.join(offered, sql` and `) }]
      : []),
  ]
}

/** 1-based; 0 for none. */
function missedOf(set: { condition: SQL }[], isTitleOnly: SQL): SQL {
  if (set.length === 0) return sql`0`
  const cases = set.map(({ condition }, index) => sql`when (${condition}) is not true then ${index + 1}::int`)
  return sql`case when ${isTitleOnly} then 0 ${sql.join(cases, sql` `)} else 0 end`
}

function missesAtMostOne(set: { condition: SQL }[], isTitleOnly: SQL): SQL {
  if (set.length < 2) return sql`true`
  const misses = set.map(({ condition }) => sql`((${condition}) is not true)::int`)
  return sql`(${sql.join(misses, sql` + `)} <= 1 or ${isTitleOnly})`
}

/** As bits. */
function offerBits({ filters: { minPrice, maxPrice } }: SearchPlan): SQL {
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

function without(plan: SearchPlan, ...unset: (keyof SearchPlan['filters'])[]): SearchPlan {
  const remaining = Object.entries(plan.filters).filter(([field]) => !unset.some((one) => one === field))
  return { ...plan, filters: Object.fromEntries(remaining) }
}

async function countAmenities(db: Db, plan: SearchPlan): Promise<Counts> {
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

/** Merges accents and case; the `max` first, in order. */
function mergeNames(counts: Counts, max: number): Counts {
  const merged = new Map<string, [string, number]>()
  for (const [name, count] of Object.entries(counts).sort(byCount)) {
    const key = fold(name)
    const [same = name, others = 0] = merged.get(key) ?? []
    merged.set(key, [same, others + count])
  }
  return Object.fromEntries([...merged.values()].sort(byCount).slice(0, max))
}

function byCount([name, count]: [string, number], [otherName, otherCount]: [string, number]): number {
  return otherCount - count || (name < otherName ? -1 : 1)
}

/** {1: 3, 3: 2} becomes {1: 5, 2: 2, 3: 2}. */
function cumulate(exact: Counts): Counts {
  const highest = Math.max(0, ...Object.keys(exact).map(Number))
  const counts: Counts = {}
  let above = 0
  for (let value = highest; value >= 1; value--) {
    above += exact[value] ?? 0
    counts[value] = above
  }
  return counts
}
