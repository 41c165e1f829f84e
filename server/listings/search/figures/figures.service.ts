import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, selection, string, whole } from '#server/core/database/selection.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import type { Stored } from '#server/listings/search/engine/newest.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { indexedPrice, priceColumn } from '#server/listings/search/filterRows.ts'
import { answerPlan } from '#server/listings/search/indexRuntime/answer.ts'
import { conditionsOfPlan, type IndexedPlan } from '#server/listings/search/indexRuntime/indexedPlan.ts'
import type { SearchPlan } from '#server/listings/search/searchPlan.ts'
import { whereOfPlan } from '#server/listings/search/searchPlanSql.ts'
import { type SearchContext, searchPlansOf } from '#server/listings/search/searchPlans.ts'
import type { QueryOf } from '#shared/core/endpoint.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { FigureMeasure, Figures, figuresApi } from '#shared/search/figures.ts'
import { type Collected, collectFigures, type FigureRow } from './figures.ts'

type Query = QueryOf<typeof figuresApi.find>

/** The first plan with results applies, without what only the title names. */
export function findFigures(context: SearchContext, query: Query): Promise<Figures> {
  const { groupBy: _, measure: __, onlyBedrooms: ___, ...filters } = query
  return narrowListings(
    () => readFigures(context, query),
    () => partsOfFilters(filters),
  )
}

async function readFigures(
  context: SearchContext,
  { groupBy, measure, onlyBedrooms, ...filters }: Query,
): Promise<Figures> {
  let found = collectFigures({ groupBy, measure }).figures()
  for (const plan of await searchPlansOf(context, filters)) {
    const collect = (rows: (add: Collected['add']) => void): Figures => {
      const collected = collectFigures({ groupBy, measure })
      rows((row) => {
        if (onlyBedrooms === undefined || row.bedrooms === onlyBedrooms) collected.add(row)
      })
      return collected.figures()
    }
    found = await answerPlan(
      context,
      plan,
      (index, indexed) => collect((add) => readIndexed(index, indexed, add)),
      async () => {
        const rows = await readRows(context.database.reads, plan)
        return collect((add) => rows.forEach(add))
      },
    )
    if (found.all.total > 0) break
  }
  return found
}

const dayMilliseconds = 86_400_000

function readIndexed(index: SearchIndex, plan: IndexedPlan, add: Collected['add']): void {
  const price = indexedPrice(plan.filters)
  index.matching(conditionsOfPlan(plan), (matches) => {
    for (const listing of matches.newest({})) add(storedRow(listing, price))
  })
}

function storedRow(listing: Stored, price: ReturnType<typeof indexedPrice>): FigureRow {
  return {
    city: listing.place('city').name,
    neighborhood: listing.place('neighborhood').name,
    propertyType: listing.type(),
    bedrooms: listing.rooms('bedrooms'),
    figure: (measure) =>
      figures[measure]({
        price: listing.number(price) / 100,
        area: listing.number('area') / 100,
        maintenanceFee: listing.number('maintenanceFee') / 100,
        published: listing.published / 1000,
      }),
  }
}

interface Facts {
  price: number
  area: number
  maintenanceFee: number
  /** Milliseconds. */
  published: number
}

const figures: Record<FigureMeasure, (facts: Facts) => number> = {
  price: ({ price }) => price,
  pricePerSqm: ({ price, area }) => price / area,
  area: ({ area }) => area,
  maintenanceFee: ({ maintenanceFee }) => maintenanceFee,
  daysListed: ({ published }) => (Date.now() - published) / dayMilliseconds,
}

const maxRows = 100_000

const rowOf = (plan: SearchPlan) =>
  selection({
    city: string(sql`l.city`),
    neighborhood: string(sql`l.neighborhood`),
    propertyType: sql<PropertyType>`l.property_type`,
    bedrooms: whole(sql`l.bedrooms`),
    price: nullable(float(sql.raw(priceColumn(plan.filters)))),
    area: nullable(float(sql`l.area`)),
    maintenanceFee: nullable(float(sql`l.maintenance_fee_usd`)),
    published: nullable(float(sql`extract(epoch from l.first_published_at) * 1000`)),
  })

async function readRows(db: Db, plan: SearchPlan): Promise<FigureRow[]> {
  const rows = await rowOf(plan).read(
    db,
    (selected) => sql`select ${selected} from listings l where ${whereOfPlan(plan)}
      order by l.first_published_at desc nulls last, l.id limit ${maxRows}`,
  )
  return rows.map(({ price, area, maintenanceFee, published, ...row }) => ({
    ...row,
    figure: (measure) =>
      figures[measure]({
        price: price ?? Number.NaN,
        area: area ?? Number.NaN,
        maintenanceFee: maintenanceFee ?? Number.NaN,
        published: published ?? Number.NaN,
      }),
  }))
}
