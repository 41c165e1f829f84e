import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, selection, string, whole } from '#server/core/database/selection.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import type { VisitedRow } from '#server/listings/search/engine/eachRow.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { indexedPrice, priceColumn } from '#server/listings/search/filterRows.ts'
import { answerPlan } from '#server/listings/search/indexRuntime/answer.ts'
import { conditionsOfPlan, type IndexedPlan } from '#server/listings/search/indexRuntime/indexedPlan.ts'
import type { SearchPlan } from '#server/listings/search/searchPlan.ts'
import { whereOfPlan } from '#server/listings/search/searchPlanSql.ts'
import { type SearchContext, searchPlansOf } from '#server/listings/search/searchPlans.ts'
import type { QueryOf } from '#shared/core/endpoint.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import type { Figures, figuresApi } from '#shared/search/figures.ts'
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
  index.matching(conditionsOfPlan(plan), (matches) => matches.each((row) => add(toFigures(row, price))))
}

function toFigures(row: VisitedRow, priceOf: ReturnType<typeof indexedPrice>): FigureRow {
  const [price, area] = [row.number(priceOf) / 100, row.number('area') / 100]
  return {
    ...{ city: row.place('city'), neighborhood: row.place('neighborhood'), propertyType: row.type() },
    bedrooms: row.rooms('bedrooms'),
    ...{ price, area, pricePerSqm: price / area },
    maintenanceFee: row.number('maintenanceFee') / 100,
    daysListed: (Date.now() - row.number('published') / 1000) / dayMilliseconds,
  }
}

const maxRows = 100_000

const rowOf = (plan: SearchPlan) =>
  selection({
    city: string(sql`l.city`),
    neighborhood: string(sql`l.neighborhood`),
    type: string(sql`l.property_type`),
    bedrooms: whole(sql`l.bedrooms`),
    price: nullable(float(sql.raw(priceColumn(plan.filters)))),
    area: nullable(float(sql`l.area`)),
    fee: nullable(float(sql`l.maintenance_fee_usd`)),
    published: nullable(float(sql`extract(epoch from l.first_published_at)`)),
  })

async function readRows(db: Db, plan: SearchPlan): Promise<FigureRow[]> {
  const rows = await rowOf(plan).read(
    db,
    (selected) => sql`select ${selected} from listings l where ${whereOfPlan(plan)} limit ${maxRows}`,
  )
  return rows.map(({ type, price, area, fee, published, ...row }) => ({
    ...row,
    propertyType: propertyTypes.find((one) => one === type),
    price: price ?? Number.NaN,
    area: area ?? Number.NaN,
    pricePerSqm: (price ?? Number.NaN) / (area ?? Number.NaN),
    maintenanceFee: fee ?? Number.NaN,
    daysListed: (Date.now() / 1000 - (published ?? Number.NaN)) / (dayMilliseconds / 1000),
  }))
}
