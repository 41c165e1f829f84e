import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { createMemo } from '#server/core/database/memo.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { createDaysOnMarket } from '#server/listings/history/daysOnMarket.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import type { MarketKind } from '#server/prices/prices.queries.ts'
import { figuresDate } from '#server/prices/standing.ts'
import type { QueryOf } from '#shared/core/endpoint.ts'
import { monthInParaguay } from '#shared/core/paraguayTime.ts'
import { fold, plainMarks } from '#shared/core/text.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { enough, leaveOut, quantile, summarize, toCents } from '#shared/market/market.ts'
import { medianInterval } from '#shared/market/medianInterval.ts'
import type { PlaceMarket, PlaceTypes } from '#shared/prices/placeMarket.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'
import type { pricesApi } from '#shared/prices/pricesApi.ts'
import type { AreaPrices } from './areaPrices.ts'
import { monthlyPrices, pastMonths } from './monthlyPrices.ts'
import { countOffers, findAskedPrices, findPricesOfPlace, type PlaceKeys } from './placeMarket.queries.ts'
import { resolveMarketPlace } from './resolveMarketPlace.ts'

export interface PlaceMarkets {
  /** What is offered there. Throws `not_found`. */
  types(query: QueryOf<typeof pricesApi.placeTypes>): Promise<PlaceTypes>
  /** Throws `not_found`. */
  market(query: QueryOf<typeof pricesApi.market>): Promise<PlaceMarket>
}

interface Needs {
  areas: AreaPrices
  freshness: ResponseCache['freshness']
  costly: Semaphore
}

const maxMarkets = 5000

export function createPlaceMarkets(
  { database }: Pick<Context, 'database'>,
  { areas, freshness, costly }: Needs,
): PlaceMarkets {
  const markets = createMemo<Figures>(freshness, { maxSize: maxMarkets })
  const daysOnMarket = createDaysOnMarket(freshness)
  return {
    async types(query) {
      const db = database.reads
      const { city, neighborhood, keys } = await resolveMarketPlace(db, query)
      const rows: PlaceTypes['rows'] = []
      for (const propertyType of propertyTypes) {
        for (const transactionType of priceKinds) {
          const kind = { propertyType, transactionType }
          const prices = await areas(db, { ...kind, city })
          const found =
            neighborhood === null
              ? prices.cities[0]
              : prices.neighborhoods.find((one) => fold(plainMarks(one.neighborhood)) === keys.neighborhood)
          if (!found) continue
          const { sampleSize: n, medianPricePerSqm } = found.marketStats
          rows.push({ ...kind, n, medianPricePerSqm })
        }
      }
      return { city, neighborhood, rows: rows.sort((a, b) => b.n - a.n), measuredAt: figuresDate() }
    },
    async market({ propertyType, transactionType = 'sale', ...given }) {
      const db = database.reads
      const { city, neighborhood, keys } = await resolveMarketPlace(db, given)
      const kind = { propertyType, transactionType }
      const measuredAt = figuresDate()
      const figures = await markets(JSON.stringify([kind, keys, measuredAt]), () =>
        costly(() =>
          narrowListings(
            () => readFigures(db, kind, keys, new Date()),
            // The yield is of both offers.
            () => partsOfFilters({ propertyType: [propertyType], city: [city] }),
          ),
        ),
      )
      const medianDaysOnMarket = await daysOnMarket(db, {
        ...kind,
        city,
        neighborhood: neighborhood ?? undefined,
      })
      return { city, neighborhood, ...kind, ...figures, medianDaysOnMarket, measuredAt }
    },
  }
}

type Figures = Omit<
  PlaceMarket,
  'city' | 'neighborhood' | 'propertyType' | 'transactionType' | 'medianDaysOnMarket' | 'measuredAt'
>

async function readFigures(db: Db, kind: MarketKind, place: PlaceKeys, now: Date): Promise<Figures> {
  const { transactionType } = kind
  const read = (side: MarketKind['transactionType']) =>
    findPricesOfPlace(db, { ...kind, transactionType: side }, place).then(askedOf)
  const [sale, rent] = [await read('sale'), await read('rent')]
  const own = transactionType === 'sale' ? sale : rent
  const { active, reserved } = await countOffers(db, kind, place)
  const [oldest] = pastMonths(now)
  const asked = oldest ? await findAskedPrices(db, kind, place, oldest.end) : []
  const cents = (value: number | undefined) => (value === undefined ? null : toCents(value))
  const present = own.summary && own.summary.sampleSize >= enough ? own.summary : undefined
  return {
    n: own.perSqm.length,
    leftOut: own.leftOut,
    medianPrice: own.prices.length > 0 ? toCents(quantile(Float64Array.from(own.prices).sort(), 0.5)) : null,
    medianPricePerSqm: cents(own.summary?.median),
    p25PricePerSqm: cents(own.summary?.p25),
    p75PricePerSqm: cents(own.summary?.p75),
    interval: intervalOf(own.perSqm),
    grossYieldPercent: yieldOf(sale.summary, rent.summary),
    underOfferPercent: toTenth(reserved === 0 ? 0 : (reserved / (active + reserved)) * 100),
    months: [
      ...monthlyPrices(asked, transactionType, now),
      ...(present
        ? [{ month: monthInParaguay(now), n: present.sampleSize, medianPricePerSqm: toCents(present.median) }]
        : []),
    ],
  }
}

/** Those that count, by the rule of the table of neighborhoods. */
function askedOf({ prices, areas }: { prices: number[]; areas: number[] }) {
  const perSqm = prices.map((price, at) => price / (areas[at] ?? 0))
  const reasons = leaveOut(perSqm)
  const counting = <Value>(values: readonly Value[]) => values.filter((_, at) => reasons[at] === null)
  const counted = counting(perSqm)
  return {
    prices: counting(prices),
    perSqm: counted,
    leftOut: perSqm.length - counted.length,
    summary: summarize(counted),
  }
}

type Middle = { sampleSize: number; median: number } | undefined

function yieldOf(sale: Middle, rent: Middle): number | null {
  if (!sale || !rent || sale.sampleSize < enough || rent.sampleSize < enough) return null
  return toTenth((rent.median * 12 * 100) / sale.median)
}

function intervalOf(perSqm: readonly number[]): [number, number] | null {
  const interval = medianInterval(perSqm)
  return interval && [toCents(interval[0]), toCents(interval[1])]
}

const toTenth = (value: number) => Math.round(value * 10) / 10
