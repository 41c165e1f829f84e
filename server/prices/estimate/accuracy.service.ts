import type { Db } from '#server/core/database/database.ts'
import { createMemo } from '#server/core/database/memo.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import { createTurns } from '#server/core/threads/turns.ts'
import { cityKey } from '#server/listings/search/engine/placeKeys.ts'
import { marketListingsBySql } from '#server/prices/marketListings.ts'
import type { MarketKind } from '#server/prices/prices.queries.ts'
import { estimatePrice } from '#shared/market/estimate/estimate.ts'
import { quantile, toCents } from '#shared/market/market.ts'
import type { EstimateAccuracy } from '#shared/prices/prices.ts'
import { type AccuracyRow, findAccuracy, findMarkets, replaceAccuracy } from './accuracy.queries.ts'
import { readMarket } from './estimator.ts'
import type { PooledListing } from './pool.ts'

interface Measured {
  /** Percent, without sign; undefined without an estimate. */
  error: number | undefined
  isInRange: boolean
  publishedAt: number | null
}

const day = 86_400_000
/** With fewer listings a median says nothing. */
const leastOfType = 5
/** With fewer a city has no row of its own. */
const leastOfCity = 20
/** Fewer newest ones say nothing of a drift. */
const leastOfWeek = 10

/** Each active listing against its market without it; of large markets those that it is estimated from. */
export async function measureEstimates(db: Db, now = new Date()): Promise<{ drift: number | undefined }> {
  const ofKinds = new Map<string, { kind: MarketKind; measured: Measured[] }>()
  const rows: AccuracyRow[] = []
  for (const { city, ...kind } of await findMarkets(db)) {
    const measured = await measureMarket(db, { ...kind, city })
    const key = `${kind.propertyType} ${kind.transactionType}`
    const ofKind = ofKinds.get(key) ?? { kind, measured: [] }
    ofKind.measured.push(...measured)
    ofKinds.set(key, ofKind)
    const row = rowOf({ ...kind, city }, measured, now)
    if (row && row.listings >= leastOfCity) rows.push(row)
  }
  for (const { kind, measured } of ofKinds.values()) {
    const row = rowOf({ ...kind, city: null }, measured, now)
    if (row && row.listings >= leastOfType) rows.push(row)
  }
  await replaceAccuracy(db, rows)
  const everything = [...ofKinds.values()].flatMap(({ measured }) => measured)
  return { drift: driftOf(everything, now) }
}

async function measureMarket(db: Db, market: MarketKind & { city: string }): Promise<Measured[]> {
  const measured: Measured[] = []
  // A large market takes seconds.
  const takeTurns = createTurns()
  for (const isField of market.propertyType === 'land' ? [false, true] : [false]) {
    const { pool, calibrated } = await readMarket(marketListingsBySql(db), { ...market, isField })
    for (const listing of pool.listings) {
      if (!listing.isOwnType || !listing.isHere) continue
      await takeTurns()
      measured.push(measure(listing, calibrated && estimatePrice(calibrated, listing)))
    }
  }
  return measured
}

function measure(
  { price, publishedAt }: PooledListing,
  estimate: { price: number; low: number; high: number } | undefined,
): Measured {
  if (!estimate) return { error: undefined, isInRange: false, publishedAt }
  const error = Math.abs(estimate.price / price - 1) * 100
  return { error, isInRange: price >= estimate.low && price <= estimate.high, publishedAt }
}

function medianError(measured: readonly Measured[]): number {
  return quantile(Float64Array.from(errorsOf(measured)).sort(), 0.5)
}

const errorsOf = (measured: readonly Measured[]) =>
  measured.flatMap(({ error }) => (error === undefined ? [] : [error]))

/** More would overflow the column. */
const maxPercent = 1_000_000

function rowOf(
  market: MarketKind & { city: string | null },
  measured: readonly Measured[],
  measuredAt: Date,
): AccuracyRow | undefined {
  const errors = errorsOf(measured)
  if (errors.length === 0) return undefined
  const share = (count: number, of = errors.length) => toCents((count / of) * 100)
  const { propertyType, transactionType, city } = market
  return {
    ...{ propertyType, transactionType, city, measuredAt, listings: errors.length },
    medianErrorPercent: Math.min(maxPercent, toCents(medianError(measured))),
    within10Percent: share(errors.filter((error) => error <= 10).length),
    within20Percent: share(errors.filter((error) => error <= 20).length),
    inRangePercent: share(measured.filter(({ isInRange }) => isInRange).length),
    unansweredPercent: share(measured.length - errors.length, measured.length),
  }
}

/** Median error of the listings of the last week ÷ that of the last month; undefined where they are few. */
function driftOf(measured: readonly Measured[], now: Date): number | undefined {
  const since = (days: number) =>
    measured.filter(
      ({ error, publishedAt }) =>
        error !== undefined && publishedAt !== null && now.getTime() - publishedAt < days * day,
    )
  const [week, month] = [since(7), since(30)]
  const usual = medianError(month)
  return week.length >= leastOfWeek && usual > 0 ? medianError(week) / usual : undefined
}

export interface Accuracy {
  read(db: Db): Promise<EstimateAccuracy>
  /** Percent; of the city where it has a row, else of the type. Null where nothing was measured. */
  typicalError(db: Db, market: MarketKind & { city: string }): Promise<number | null>
}

/** Memoized until the next measurement. */
export function createAccuracy({ freshness }: Pick<ResponseCache, 'freshness'>): Accuracy {
  const memo = createMemo<Told>(freshness, { maxSize: 1 })
  const read = (db: Db) => memo('', async () => toTold(await findAccuracy(db)))
  return {
    read: async (db) => (await read(db)).answer,
    async typicalError(db, { propertyType, transactionType, city }) {
      const { errors } = await read(db)
      const kind = kindKey(propertyType, transactionType)
      return errors.get(`${kind} ${cityKey(city)}`) ?? errors.get(kind) ?? null
    },
  }
}

interface Told {
  answer: EstimateAccuracy
  /** Percent, by kind and city, and by kind alone. */
  errors: ReadonlyMap<string, number>
}

const kindKey = (propertyType: string, transactionType: string) => `${propertyType} ${transactionType}`

function toTold(rows: AccuracyRow[]): Told {
  const errors = new Map<string, number>()
  for (const { propertyType, transactionType, city, medianErrorPercent } of rows) {
    const kind = kindKey(propertyType, transactionType)
    const key = city === null ? kind : `${kind} ${cityKey(city)}`
    if (!errors.has(key)) errors.set(key, medianErrorPercent)
  }
  return { answer: toAnswer(rows), errors }
}

function toAnswer(rows: AccuracyRow[]): EstimateAccuracy {
  const measuredAt = rows[0]?.measuredAt.toISOString() ?? null
  return { measuredAt, rows: rows.map(({ measuredAt: _, ...row }) => row) }
}
