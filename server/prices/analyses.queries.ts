import type { Db } from '#server/core/database.ts'
import { newId } from '#server/core/ids.ts'
import type { PropertyType } from '#shared/listingTypes.ts'
import { type MarketScope, type MarketSummary, priceDifference } from '#shared/market.ts'
import { priceAnalyses } from './priceAnalyses.table.ts'

/** How a listing's price stood in its market. */
export interface Analysis {
  measured: {
    id: string
    neighborhood: string
    city: string
    propertyType: PropertyType
    price: number
    area: number
  }
  summary: MarketSummary
  scope: MarketScope
}

/** So many rows go in one statement. */
const batchSize = 1000

export async function insertAnalyses(db: Db, analyses: Analysis[], createdAt = new Date()): Promise<void> {
  for (let from = 0; from < analyses.length; from += batchSize) {
    const batch = analyses.slice(from, from + batchSize)
    await db.insert(priceAnalyses).values(batch.map((analysis) => toRow(analysis, createdAt)))
  }
}

function toRow({ measured, summary, scope }: Analysis, createdAt: Date): typeof priceAnalyses.$inferInsert {
  const pricePerSqm = measured.price / measured.area
  return {
    id: newId(),
    listingId: measured.id,
    neighborhood: measured.neighborhood,
    city: measured.city,
    propertyType: measured.propertyType,
    listingPriceUsd: money(measured.price),
    listingArea: money(measured.area),
    listingPricePerSqm: money(pricePerSqm),
    marketAvgPricePerSqm: money(summary.avg),
    marketMinPricePerSqm: money(summary.min),
    marketMaxPricePerSqm: money(summary.max),
    marketMedianPricePerSqm: money(summary.median),
    priceDifferencePercent: money(priceDifference(pricePerSqm, summary.avg)),
    comparableProperties: summary.sampleSize,
    scope,
    createdAt,
  }
}

const money = (value: number) => value.toFixed(2)
