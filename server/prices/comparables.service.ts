import type { Db } from '#server/core/database/database.ts'
import { cardsByIds, type ListingCard } from '#server/listings/listings.service.ts'
import { narrowListings } from '#server/listings/listings.topics.ts'
import { cityKey, neighborhoodKey } from '#server/listings/search/engine/placeKeys.ts'
import type { QueryOf } from '#shared/core/endpoint.ts'
import { isField } from '#shared/market/areaUnit.ts'
import {
  countryWeight,
  elsewhereWeight,
  likeTypes,
  likeTypeWeight,
  sizeWeight,
} from '#shared/market/estimate/likeness.ts'
import { type ReasonOut, toCents } from '#shared/market/market.ts'
import { distanceKm, type Point } from '#shared/places/distance.ts'
import { findNeighborhood, isPlaced } from '#shared/places/places.ts'
import { comparablesShown } from '#shared/prices/priceKinds.ts'
import type { Comparable } from '#shared/prices/prices.ts'
import type { pricesApi } from '#shared/prices/pricesApi.ts'
import type { Estimator } from './estimate/estimator.ts'
import { type Comparables, type MarketArea, type Markets, partsOfMarket, rowsOf } from './market.service.ts'
import type { ComparableRow } from './prices.queries.ts'

type ComparablesQuery = QueryOf<typeof pricesApi.comparables>

interface Judged extends ComparableRow {
  leftOut: ReasonOut | null
}

interface Sources {
  db: Db
  markets: Markets
  estimator: Pick<Estimator, 'lenders'>
}

/** Most similar in size first, else the newest; with those of a like type that lend to the estimate. */
export function listComparables(sources: Sources, query: ComparablesQuery) {
  const { propertyType, transactionType = 'sale' } = query
  const likeType = likeTypes[propertyType]
  return narrowListings(
    () => readComparables(sources, query),
    ({ scope }) =>
      [propertyType, ...(likeType ? [likeType] : [])].flatMap((type) =>
        partsOfMarket({ ...query, propertyType: type, transactionType }, scope),
      ),
  )
}

async function readComparables(
  { db, markets, estimator }: Sources,
  { transactionType = 'sale', limit = comparablesShown, listingId, ...query }: ComparablesQuery,
) {
  const market = { ...query, transactionType }
  const { scope, comparables } = await (listingId === undefined
    ? markets.of(db, market)
    : markets.without(db, market, listingId))
  const all = judgedOf(comparables)
  const lent = lentTo(await estimator.lenders(db, market), query.area).filter(({ id }) => id !== listingId)
  const lentWeights = new Map(lent.slice(0, limit).map(({ id, weight }) => [id, weight]))
  const shown = [
    ...byLikeness(all, query.area).slice(0, limit),
    ...lent.slice(0, limit).map(({ id, price, area }) => ({ id, price, area, leftOut: null })),
  ]
  const cards = await cardsByIds(
    db,
    shown.map(({ id }) => id),
  )
  const middle = findNeighborhood(query.neighborhood, query.city)
  const found = shown.flatMap((one) => {
    const card = cards.get(one.id)
    if (!card) return []
    const plain = toComparable(one, card, isPlaced(middle) ? middle : undefined)
    const lentWeight = lentWeights.get(one.id)
    return lentWeight === undefined
      ? [{ ...plain, likeType: null, weight: weightOf(one, card, market) }]
      : [{ ...plain, likeType: likeTypes[market.propertyType] ?? null, weight: lentWeight }]
  })
  return {
    scope,
    total: all.length + lent.length,
    leftOut: comparables.leftOut.size,
    comparables: (query.area === undefined ? found : found.toSorted((a, b) => b.weight - a.weight)).slice(
      0,
      limit,
    ),
  }
}

/** With the weight that the estimate gives them, the heaviest first. */
function lentTo(lenders: Awaited<ReturnType<Estimator['lenders']>>, area: number | undefined) {
  return lenders
    .map(({ id, price, area: own, isNear }) => {
      const size = area === undefined ? 1 : sizeWeight(Math.log(own / area))
      const weight = size * (isNear ? 1 : elsewhereWeight) * likeTypeWeight
      return { id, price, area: own, weight: Math.round(weight * 1000) / 1000 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
}

/** As the estimate weighs it; without an area, by place alone. */
function weightOf(
  { area, leftOut }: Judged,
  card: ListingCard,
  market: MarketArea & { area?: number },
): number {
  if (
    leftOut !== null ||
    isField(market.propertyType, area) !== isField(market.propertyType, market.area ?? area)
  )
    return 0
  const isSameCity = cityKey(card.city) === cityKey(market.city)
  const isNear =
    isSameCity &&
    neighborhoodKey(card.neighborhood, card.city) === neighborhoodKey(market.neighborhood, market.city)
  const place = isNear ? 1 : isSameCity ? elsewhereWeight : countryWeight
  const size = market.area === undefined ? 1 : sizeWeight(Math.log(area / market.area))
  return Math.round(size * place * 1000) / 1000
}

function judgedOf(comparables: Comparables): Judged[] {
  const { leftOut } = comparables
  return rowsOf(comparables).map(({ id, price, area }, at) => ({
    id,
    price,
    area,
    leftOut: leftOut.get(at) ?? null,
  }))
}

/** As a ratio. */
function byLikeness(comparables: Judged[], area: number | undefined): Judged[] {
  if (area === undefined) return comparables
  return comparables
    .map((one) => ({ one, difference: Math.abs(Math.log(one.area / area)) }))
    .sort((a, b) => a.difference - b.difference)
    .map(({ one }) => one)
}

function toComparable(
  one: Judged,
  card: ListingCard,
  middle: Point | undefined,
): Omit<Comparable, 'likeType' | 'weight'> {
  const { id, title, neighborhood, city, bedrooms, firstPublishedAt } = card
  return {
    id,
    title,
    neighborhood,
    city,
    bedrooms,
    publishedAt: firstPublishedAt?.toISOString() ?? null,
    price: one.price,
    area: one.area,
    pricePerSqm: toCents(one.price / one.area),
    distanceKm: distanceTo(card, middle),
    leftOut: one.leftOut,
    picture: card.media.find(({ isPrimary }) => isPrimary) ?? card.media[0] ?? null,
  }
}

/** Kilometers, one decimal. */
function distanceTo(card: ListingCard, middle: Point | undefined): number | null {
  const { latitude, longitude } = card
  const there =
    latitude !== null && longitude !== null
      ? { latitude, longitude }
      : findNeighborhood(card.neighborhood, card.city)
  return middle && isPlaced(there) ? Math.round(distanceKm(middle, there) * 10) / 10 : null
}
