import { cityKey, neighborhoodKey } from '#server/listings/search/engine/placeKeys.ts'
import type { MarketListings } from '#server/prices/marketListings.ts'
import type { MarketKind } from '#server/prices/prices.queries.ts'
import { yearInParaguay } from '#shared/core/paraguayTime.ts'
import type { PropertyType, Stage } from '#shared/listings/listingTypes.ts'
import { canHave } from '#shared/listings/traits.ts'
import { hectare } from '#shared/market/areaUnit.ts'
import type { Facts } from '#shared/market/estimate/facts.ts'
import type { PricedListing } from '#shared/market/estimate/fit.ts'
import { likeTypes } from '#shared/market/estimate/likeness.ts'
import { citiesOfDepartment } from '#shared/places/places.ts'
import type { PricedRow } from './estimates.queries.ts'

/** `isField`: land from a hectare. */
export interface EstimateMarket extends MarketKind {
  city: string
  isField: boolean
}

export interface PooledListing extends PricedListing {
  city: string
  /** In the city itself, not elsewhere in its department. */
  isHere: boolean
  /** Milliseconds. */
  publishedAt: number | null
}

/** What an estimate is made of. */
export interface Pool {
  listings: PooledListing[]
  /** Whose listings are in it. */
  types: PropertyType[]
  /** Undefined: of the country. */
  cities?: string[]
  /** Whether places are cities, not neighborhoods. */
  isByCity: boolean
}

/** The newest of each neighborhood: more would hardly change its level. */
const ofEach = 100
const limit = 2000
/** With as many of its own type no other lends. */
const enoughOfType = 40
/** With as many in its city, five and itself, no other city is asked. */
const enoughOfCity = 6
const ofCountry = 300

/**
 * Of a city, with a like type and then the country where they are few; of land below a hectare the city alone, of
 * fields the department.
 */
export async function readPool(listings: MarketListings, market: EstimateMarket): Promise<Pool> {
  const { propertyType, transactionType } = market
  const city = cityKey(market.city)
  const here = { city, type: propertyType }
  if (market.isField) return readFields(listings, market)
  const below = propertyType === 'land' ? hectare : undefined
  const bounds = { ofEach, limit, below }
  const own = await listings.ofCity(market, city, bounds)
  const like = likeTypes[propertyType]
  const lent =
    like && own.length < enoughOfType
      ? await listings.ofCity({ propertyType: like, transactionType }, city, bounds)
      : []
  const types = like && own.length < enoughOfType ? [propertyType, like] : [propertyType]
  const ofCity = [
    ...own.map((row) => toPooled(row, here, { isOwnType: true })),
    ...lent.map((row) => toPooled(row, here, { isOwnType: false })),
  ]
  if (ofCity.length >= enoughOfCity || propertyType === 'land')
    return { listings: ofCity, types, cities: [market.city], isByCity: false }
  const all = await listings.newest(market, { limit: ofCountry })
  const others = all.filter((row) => row.city !== city)
  return {
    listings: [...ofCity, ...others.map((row) => toPooled(row, here, { isOwnType: true }))].map((one) => ({
      ...one,
      place: one.city,
    })),
    types,
    isByCity: true,
  }
}

async function readFields(source: MarketListings, market: EstimateMarket): Promise<Pool> {
  const cities = citiesOfDepartment(market.city)
  const keys = [...new Set([market.city, ...cities].map(cityKey))]
  const here = { city: cityKey(market.city), type: market.propertyType }
  const rows = await source.newest(market, { cities: keys, from: hectare, limit })
  const listings = rows.map((row) => ({
    ...toPooled(row, here, { isOwnType: true }),
    isOwnCity: true,
  }))
  return {
    listings: listings.map((one) => ({ ...one, place: one.city })),
    types: [market.propertyType],
    cities: cities.length > 0 ? cities : [market.city],
    isByCity: true,
  }
}

/** Of the market that is estimated; the city as rows name it. */
interface Here {
  city: string
  type: PropertyType
}

function toPooled(row: PricedRow, here: Here, { isOwnType }: { isOwnType: boolean }): PooledListing {
  const { id, price, area, city, publishedAt } = row
  const isHere = city === here.city
  return {
    id,
    price,
    area,
    city,
    isOwnType,
    isOwnCity: isHere,
    isHere,
    place: row.neighborhood,
    publishedAt: publishedAt === null ? null : publishedAt * 1000,
    facts: factsOf(row, here.type),
  }
}

/** Null or absent: not said. */
interface Stated {
  bedrooms?: number | null | undefined
  bathrooms?: number | null | undefined
  parkingSpaces?: number | null | undefined
  yearBuilt?: number | null | undefined
  amenities?: number | null | undefined
  stage?: Stage | null | undefined
}

/** Years from the beginning. */
const oldest = 60

/** What is stated of a listing; what its type cannot have is unknown, and so is no bathroom and no amenity. */
export function factsOf(
  { bedrooms, bathrooms, parkingSpaces, yearBuilt, amenities, stage }: Stated,
  type: PropertyType,
): Facts {
  return {
    ...(bedrooms != null && canHave('bedrooms', type) && { bedrooms }),
    ...(bathrooms && { bathrooms }),
    ...(parkingSpaces != null && canHave('parkingSpaces', type) && { parkingSpaces }),
    ...(yearBuilt != null && { age: ageOf(yearBuilt) }),
    ...(amenities && { amenities }),
    ...(stage && stageFacts(stage)),
  }
}

function stageFacts(stage: Stage): Facts {
  return {
    unused: stage === 'new' ? 1 : 0,
    unfinished: stage === 'off_plan' || stage === 'under_construction' ? 1 : 0,
  }
}

/** Years. */
function ageOf(yearBuilt: number): number {
  return Math.max(0, Math.min(oldest, yearInParaguay(new Date()) - yearBuilt))
}

/** As the listings of the pool name theirs. */
export function placeOf(
  { isByCity }: Pick<Pool, 'isByCity'>,
  { neighborhood, city }: { neighborhood: string; city: string },
) {
  return isByCity ? cityKey(city) : neighborhoodKey(neighborhood, city)
}
