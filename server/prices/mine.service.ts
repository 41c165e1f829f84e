import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { histogram } from '#shared/market/histogram.ts'
import { toCents } from '#shared/market/market.ts'
import type { ListingTrend, PriceAnalysis } from '#shared/prices/prices.ts'
import { type AnalysisRow, findAnalysesOf, findMeasurements, findSubject } from './analyses.queries.ts'
import { marketOf } from './analyses.service.ts'
import { historyOf } from './history.ts'
import { countingPrices, marketReader } from './market.service.ts'
import { marketListingsBySql } from './marketListings.ts'
import { requireAnalyses } from './prices.policy.ts'
import { findMeasured, hasCountingPrice } from './prices.queries.ts'

const maxRecords = 500

/** Newest first. Throws `not_signed_in`. */
export async function myAnalyses(db: Db, actor: Actor): Promise<PriceAnalysis[]> {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  return (await findAnalysesOf(db, actor, maxRecords)).map(toAnalysis)
}

function toAnalysis({ listingPriceUsd, createdAt, ...row }: AnalysisRow): PriceAnalysis {
  return {
    ...row,
    listingPriceUSD: Number(listingPriceUsd),
    listingArea: Number(row.listingArea),
    listingPricePerSqm: Number(row.listingPricePerSqm),
    marketAvgPricePerSqm: Number(row.marketAvgPricePerSqm),
    marketMinPricePerSqm: Number(row.marketMinPricePerSqm),
    marketMaxPricePerSqm: Number(row.marketMaxPricePerSqm),
    marketMedianPricePerSqm: Number(row.marketMedianPricePerSqm),
    priceDifferencePercent: Number(row.priceDifferencePercent),
    createdAt: createdAt.toISOString(),
  }
}

/** Throws `not_signed_in`, `not_found`, `forbidden`. */
export async function myTrend(db: Db, listingId: string, actor: Actor): Promise<ListingTrend> {
  await requireAnalyses(db, listingId, actor)
  const [listing] = await findMeasured(db, [listingId])
  if (!listing) throw new AppError('not_found')
  const market = marketOf(listing)
  const { scope, comparables } = await marketReader(marketListingsBySql(db), market)(listingId)
  const prices = countingPrices(comparables)
  const { summary } = comparables
  const priceRanges = await findSubject(db, listingId, maxRecords)
  const measured = await findMeasurements(db, listingId, market, maxRecords)
  const { area, price } = listing
  const own = area && hasCountingPrice(listing) ? price / area : null
  return {
    listingId,
    transactionType: market.transactionType,
    pricePerSqm: own === null ? null : toCents(own),
    scope: summary ? scope : null,
    marketAvgPricePerSqm: summary ? toCents(summary.avg) : null,
    cheaper: own === null ? null : prices.filter((one) => one < own).length,
    distribution: histogram(prices),
    history: historyOf(priceRanges, measured, area),
  }
}
