import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { whereCan } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { titleOfRow } from '#server/listings/listingTexts.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { Estimate } from '#shared/market/estimate/estimate.ts'
import {
  type MarketScope,
  type MarketSummary,
  marketDifference,
  priceDifference,
} from '#shared/market/market.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import { priceAnalyses } from './priceAnalyses.table.ts'

export interface Analysis {
  measured: {
    id: string
    neighborhood: string
    city: string
    propertyType: PropertyType
    transactionType: PriceKind
    price: number
    area: number
  }
  summary: MarketSummary
  scope: MarketScope
  estimate: Estimate | undefined
}

/** What writing them takes at once is no longer than a request. */
const batchSize = 100

export async function insertAnalyses(db: Db, analyses: Analysis[], createdAt = new Date()): Promise<void> {
  for (let from = 0; from < analyses.length; from += batchSize)
    await insertMany(
      db,
      priceAnalyses,
      analyses.slice(from, from + batchSize).map((analysis) => toRow(analysis, createdAt)),
    )
}

function toRow(
  { measured, summary, scope, estimate }: Analysis,
  createdAt: Date,
): typeof priceAnalyses.$inferInsert {
  const pricePerSqm = measured.price / measured.area
  return {
    id: newId(),
    listingId: measured.id,
    neighborhood: measured.neighborhood,
    city: measured.city,
    propertyType: measured.propertyType,
    transactionType: measured.transactionType,
    listingPriceUsd: money(measured.price),
    listingArea: money(measured.area),
    listingPricePerSqm: money(pricePerSqm),
    marketAvgPricePerSqm: money(summary.avg),
    marketMinPricePerSqm: money(summary.min),
    marketMaxPricePerSqm: money(summary.max),
    marketMedianPricePerSqm: money(summary.median),
    priceDifferencePercent: money(
      estimate ? priceDifference(measured.price, estimate.price) : marketDifference(pricePerSqm, summary),
    ),
    comparableProperties: summary.sampleSize,
    scope,
    createdAt,
  }
}

const columns = {
  id: priceAnalyses.id,
  listingId: priceAnalyses.listingId,
  neighborhood: priceAnalyses.neighborhood,
  city: priceAnalyses.city,
  propertyType: priceAnalyses.propertyType,
  transactionType: priceAnalyses.transactionType,
  listingPriceUsd: priceAnalyses.listingPriceUsd,
  listingArea: priceAnalyses.listingArea,
  listingPricePerSqm: priceAnalyses.listingPricePerSqm,
  marketAvgPricePerSqm: priceAnalyses.marketAvgPricePerSqm,
  marketMinPricePerSqm: priceAnalyses.marketMinPricePerSqm,
  marketMaxPricePerSqm: priceAnalyses.marketMaxPricePerSqm,
  marketMedianPricePerSqm: priceAnalyses.marketMedianPricePerSqm,
  priceDifferencePercent: priceAnalyses.priceDifferencePercent,
  comparableProperties: priceAnalyses.comparableProperties,
  scope: priceAnalyses.scope,
  createdAt: priceAnalyses.createdAt,
  listingTitle: titleOfRow(listings.id),
}
export type AnalysisRow = Awaited<ReturnType<typeof findAnalysesOf>>[number]

/** Of listings that they may change, newest first. */
export async function findAnalysesOf(db: Db, actor: Actor, limit: number) {
  return db
    .select(columns)
    .from(priceAnalyses)
    .innerJoin(listings, eq(listings.id, priceAnalyses.listingId))
    .where(whereCan(actor, 'change'))
    .orderBy(desc(priceAnalyses.createdAt), priceAnalyses.id)
    .limit(limit)
}

/** Newest first. */
export async function findMeasurements(db: Db, listingId: string, market: MeasuredArea, limit: number) {
  const rows = await db
    .select({ at: priceAnalyses.createdAt, marketAvg: priceAnalyses.marketAvgPricePerSqm })
    .from(priceAnalyses)
    .where(
      and(
        eq(priceAnalyses.listingId, listingId),
        eq(priceAnalyses.propertyType, market.propertyType),
        eq(priceAnalyses.transactionType, market.transactionType),
        eq(priceAnalyses.city, market.city),
        eq(priceAnalyses.neighborhood, market.neighborhood),
      ),
    )
    .orderBy(desc(priceAnalyses.createdAt))
    .limit(limit)
  return rows.map(({ at, marketAvg }) => ({ at, marketAvg: Number(marketAvg) }))
}
type MeasuredArea = Pick<Analysis['measured'], 'propertyType' | 'transactionType' | 'city' | 'neighborhood'>

/** In dollars, newest first. */
export async function findSubject(db: Db, listingId: string, limit: number) {
  const rows = await db
    .select({ since: listingPrices.since, priceUsd: listingPrices.priceUsd })
    .from(listingPrices)
    .where(eq(listingPrices.listingId, listingId))
    .orderBy(desc(listingPrices.since), desc(listingPrices.id))
    .limit(limit)
  return rows.map(({ since, priceUsd }) => ({ since, priceUSD: Number(priceUsd) }))
}

const money = (value: number) => value.toFixed(2)
