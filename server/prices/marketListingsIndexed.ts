import type { Db } from '#server/core/database/database.ts'
import type { Condition } from '#server/listings/search/engine/conditions.ts'
import type { Stored } from '#server/listings/search/engine/newest.ts'
import { cityKey } from '#server/listings/search/engine/placeKeys.ts'
import type { NumberColumn } from '#server/listings/search/engine/row.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { answerByIndex } from '#server/listings/search/indexRuntime/answer.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { plausiblePrices } from '#shared/listings/priceDoubts.ts'
import { maxComparables } from '#shared/market/market.ts'
import { type PriceKind, priceKinds } from '#shared/prices/priceKinds.ts'
import type { PricedRow } from './estimate/estimates.queries.ts'
import { type AreaBounds, type MarketListings, marketListingsBySql } from './marketListings.ts'
import type { MarketKind, MarketScopeArea, MarketSize } from './prices.queries.ts'

const priceColumns = { sale: 'priceUsd', rent: 'monthlyRent' } as const satisfies Record<
  PriceKind,
  NumberColumn
>

/** From the index in memory; SQL answers the same where there is none. */
export function marketListingsByIndex(searching: Pick<SearchContext, 'engine'>, db: Db): MarketListings {
  const bySql = marketListingsBySql(db)
  const read = <Row>(byIndex: (index: SearchIndex) => Row[], otherwise: () => Promise<Row[]>) =>
    answerByIndex(searching, byIndex, otherwise)
  return {
    comparables: (kind, area) =>
      read(
        (index) => comparablesIn(index, kind, area),
        () => bySql.comparables(kind, area),
      ),
    ofCity: (kind, city, bounds) =>
      read(
        (index) => pricedIn(index, kind, { ...bounds, cities: [city] }),
        () => bySql.ofCity(kind, city, bounds),
      ),
    newest: (kind, bounds) =>
      read(
        (index) => pricedIn(index, kind, bounds),
        () => bySql.newest(kind, bounds),
      ),
    sizes: () => read(sizesIn, bySql.sizes),
  }
}

function comparablesIn(index: SearchIndex, kind: MarketKind, { city, neighborhoods }: MarketScopeArea) {
  const price = priceColumns[kind.transactionType]
  const cities = city === undefined ? undefined : [city]
  return index.matching(conditionsOf(kind, { cities, neighborhoods }), (found) =>
    found
      .newest({ limit: maxComparables })
      .map((one) => ({ id: one.id, price: one.number(price) / 100, area: one.number('area') / 100 })),
  )
}

interface PricedBounds extends AreaBounds {
  cities?: readonly string[]
  ofEach?: number
  limit: number
}

function pricedIn(
  index: SearchIndex,
  kind: MarketKind,
  { ofEach, limit, ...bounds }: PricedBounds,
): PricedRow[] {
  const price = priceColumns[kind.transactionType]
  return index.matching(conditionsOf(kind, bounds), (found) =>
    found.newest({ limit, ofEach }).map((one) => toPriced(one, price)),
  )
}

function toPriced(listing: Stored, price: NumberColumn): PricedRow {
  const yearBuilt = listing.number('yearBuilt')
  return {
    id: listing.id,
    price: listing.number(price) / 100,
    area: listing.number('area') / 100,
    neighborhood: listing.place('neighborhood').key,
    city: listing.place('city').key,
    bedrooms: listing.rooms('bedrooms'),
    bathrooms: listing.rooms('bathrooms'),
    parkingSpaces: listing.rooms('parkingSpaces'),
    yearBuilt: Number.isNaN(yearBuilt) ? null : yearBuilt,
    stage: listing.stage() ?? null,
    amenities: listing.countAmenities(),
    publishedAt: listing.published / 1_000_000,
  }
}

function sizesIn(index: SearchIndex): MarketSize[] {
  const kinds = propertyTypes.flatMap((propertyType) =>
    priceKinds.map((transactionType) => ({ propertyType, transactionType })),
  )
  return kinds.flatMap((kind) => {
    const byName = index.matching(conditionsOf(kind, {}), (found) => found.countNames('city'))
    const byKey = new Map<string, MarketSize>()
    for (const [city, count] of [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const key = cityKey(city)
      const size = byKey.get(key)
      if (size) size.count += count
      else byKey.set(key, { ...kind, cityKey: key, city, count })
    }
    return [...byKey.values()]
  })
}

interface Bounded extends AreaBounds {
  cities?: readonly string[] | undefined
  neighborhoods?: readonly string[] | undefined
}

/** As `isComparable` has it in SQL; the index counts in hundredths. */
function conditionsOf(
  { propertyType, transactionType }: MarketKind,
  { cities, neighborhoods, from = 0.01, below }: Bounded,
): Condition[] {
  const column = priceColumns[transactionType]
  const { min, max } = plausiblePrices[transactionType]
  return [
    { kind: 'anyTag', tags: [`type ${propertyType}`] },
    transactionType === 'sale'
      ? { kind: 'anyTag', tags: ['offer sale'] }
      : { kind: 'anyTag', tags: ['roomOnly'], not: true },
    { kind: 'range', column, min: 1 },
    {
      kind: 'oneOf',
      conditions: [
        { kind: 'range', column, min: min * 100, max: max * 100 },
        { kind: 'anyTag', tags: ['priceConfirmed'] },
      ],
    },
    { kind: 'range', column: 'area', min: from * 100, ...(below !== undefined && { max: below * 100 - 1 }) },
    ...(cities ? [{ kind: 'place', column: 'city', keys: cities } as const] : []),
    ...(neighborhoods ? [{ kind: 'place', column: 'neighborhood', keys: neighborhoods } as const] : []),
  ]
}
