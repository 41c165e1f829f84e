import type { Db } from '#server/core/database/database.ts'
import { createMemo } from '#server/core/database/memo.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { cityKey } from '#server/listings/search/engine/placeKeys.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import type { MarketArea } from '#server/prices/market.service.ts'
import type { MarketListings } from '#server/prices/marketListings.ts'
import { marketListingsByIndex } from '#server/prices/marketListingsIndexed.ts'
import type { MarketKind } from '#server/prices/prices.queries.ts'
import { isField } from '#shared/market/areaUnit.ts'
import {
  type CalibratedMarket,
  calibrate,
  type Estimate,
  estimatePrice,
} from '#shared/market/estimate/estimate.ts'
import type { Facts } from '#shared/market/estimate/facts.ts'
import { fitMarket } from '#shared/market/estimate/fit.ts'
import { type EstimateMarket, type Pool, type PooledListing, placeOf, readPool } from './pool.ts'

/** What is estimated. */
export interface EstimateQuestion extends MarketArea {
  /** m². */
  area: number
  facts: Facts
  /** The listing itself, which does not count. */
  id?: string
  /** Taken out by hand. */
  exclude?: ReadonlySet<string>
}

/** A pool with what was fitted to it; undefined where none of it counts. */
export interface PooledMarket {
  pool: Pool
  calibrated: CalibratedMarket | undefined
}

/** As it is remembered. */
interface KnownMarket {
  pool: Omit<Pool, 'listings'>
  calibrated: CalibratedMarket | undefined
  /** Undefined: too many to remember, since they are hardly asked for. */
  listings: PooledListing[] | undefined
}

export interface Lender extends PooledListing {
  /** In the same neighborhood. */
  isNear: boolean
}

export interface Estimator {
  /** Undefined where fewer than the like of five are there. */
  estimate(db: Db, question: EstimateQuestion): Promise<Estimate | undefined>
  /** Of a like type, which lend to the estimate; none where its own has enough. */
  lenders(db: Db, area: MarketArea): Promise<Lender[]>
}

/** Bytes: of all markets of a million listings. */
const maxMemoized = 32 * 2 ** 20
/** Of a listing, and of what was fitted to it. */
const listingBytes = 330
const fittedBytes = 80
const overhead = 2000
/** Of fewer one is taken out wholly, not by its weight alone. */
const fewListings = 120

/** Memoized by version of the data. */
export function createEstimator({
  freshness,
  costly,
  engine,
}: Pick<ResponseCache, 'freshness'> & Pick<SearchContext, 'engine'> & { costly: Semaphore }): Estimator {
  const memo = createMemo<KnownMarket>(freshness, { maxSize: maxMemoized, sizeOf })
  const readWhole = (db: Db, market: EstimateMarket) =>
    costly(() => readMarket(marketListingsByIndex({ engine }, db), market))
  const read = (db: Db, market: EstimateMarket) => {
    const { propertyType, transactionType, city } = market
    const key = [propertyType, transactionType, cityKey(city), market.isField].join('\n')
    return memo(key, async () => remembered(await readWhole(db, market)))
  }
  return {
    async estimate(db, question) {
      const market = marketOf(question)
      const known = await read(db, market)
      if (known.listings || !question.exclude?.size) return estimateIn(known, question)
      return estimateIn(remembered(await readWhole(db, market), true), question)
    },
    async lenders(db, area) {
      const { pool, listings = [] } = await read(db, marketOf({ ...area, area: 0 }))
      const place = placeOf(pool, area)
      return listings
        .filter(({ isOwnType }) => !isOwnType)
        .map((one) => ({ ...one, isNear: one.place === place }))
    },
  }
}

/** With its listings where one of them is taken out, or they lend. */
function remembered(
  { pool: { listings, ...pool }, calibrated }: PooledMarket,
  isWhole = listings.length < fewListings || listings.some(({ isOwnType }) => !isOwnType),
): KnownMarket {
  return { pool, calibrated, listings: isWhole ? listings : undefined }
}

function sizeOf({ calibrated, listings = [] }: KnownMarket): number {
  const fitted = calibrated?.fitted.columns.place.length ?? 0
  return overhead + listings.length * listingBytes + fitted * fittedBytes
}

/** Each market is read once. */
export function createEstimatorOf(
  listings: MarketListings,
): (question: EstimateQuestion) => Promise<Estimate | undefined> {
  const markets = new Map<string, Promise<PooledMarket>>()
  return async (question) => {
    const market = marketOf(question)
    const key = JSON.stringify(market)
    let read = markets.get(key)
    if (!read) {
      read = readMarket(listings, market)
      markets.set(key, read)
    }
    return estimateIn(remembered(await read, true), question)
  }
}

function marketOf({
  propertyType,
  transactionType,
  city,
  area,
}: Omit<EstimateQuestion, 'facts'>): EstimateMarket {
  return { propertyType, transactionType, city, isField: isField(propertyType, area) }
}

/** Which changes of listings concern it is what it was made of. */
export function readMarket(listings: MarketListings, market: EstimateMarket): Promise<PooledMarket> {
  return narrowListings(
    async () => {
      const pool = await readPool(listings, market)
      return { pool, calibrated: calibratedOf(pool.listings) }
    },
    ({ pool }) => partsOfPool(pool, market),
  )
}

function partsOfPool({ types, cities }: Pool, { transactionType }: MarketKind): string[] {
  return partsOfFilters({ propertyType: types, transactionType, city: cities })
}

function calibratedOf(listings: Pool['listings']): CalibratedMarket | undefined {
  const fitted = fitMarket(listings)
  return fitted && calibrate(fitted)
}

function estimateIn(
  { pool, calibrated, listings = [] }: KnownMarket,
  { neighborhood, city, area, facts, id, exclude }: EstimateQuestion,
): Estimate | undefined {
  const out = new Set(exclude)
  if (id !== undefined && listings.length < fewListings) out.add(id)
  const isTouched = out.size > 0 && listings.some((one) => out.has(one.id))
  const market = isTouched ? calibratedOf(listings.filter((one) => !out.has(one.id))) : calibrated
  return market && estimatePrice(market, { area, facts, id, place: placeOf(pool, { neighborhood, city }) })
}
