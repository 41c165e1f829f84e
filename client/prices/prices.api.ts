import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { endpointQuery, findQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { MarketAddress } from '#shared/market/marketAddress.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import type { Calculation, PriceQuestionInput } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'

/** A POST, but cached like a query. */
export function calculationQuery(question: PriceQuestionInput) {
  return queryOptions<Calculation, Error, Calculation, QueryKey>({
    queryKey: queryKey(pricesApi.calculate, { query: question }),
    queryFn: ({ signal }) => call(pricesApi.calculate, { body: question, signal }),
  })
}

interface ComparablesInput {
  neighborhood: string
  city: string
  propertyType: PropertyType
  transactionType: PriceKind
  /** Square meters. */
  area: number
}

export const maxComparables = 100

export function comparablesQuery({ area, ...place }: ComparablesInput) {
  return {
    ...endpointQuery(pricesApi.comparables, {
      query: { ...place, area: Math.max(1, Math.round(area)), limit: maxComparables },
    }),
    placeholderData: keepPreviousData,
  }
}

/** Newest first. Refetched on each visit. */
export const myAnalysesQuery = { ...endpointQuery(pricesApi.user), staleTime: ownStaleTime }

export function trendQuery(listingId: string) {
  return { ...endpointQuery(pricesApi.trend, { params: { listingId } }), staleTime: 0 }
}

export const accuracyQuery = endpointQuery(pricesApi.accuracy)

export function verdictQuery(id: string) {
  return endpointQuery(pricesApi.listing, { params: { id } })
}

/** `city`: of it alone. */
export function neighborhoodPricesQuery({ propertyType, transactionType, city }: MarketAddress) {
  return {
    ...endpointQuery(pricesApi.neighborhoods, { query: { propertyType, transactionType, city } }),
    placeholderData: keepPreviousData,
  }
}

interface Place {
  city: string
  neighborhood: string | undefined
}

/** Null for an unknown place. */
export function placeTypesQuery({ city, neighborhood }: Place) {
  return findQuery(pricesApi.placeTypes, { query: { city, neighborhood } })
}

export function marketQuery(market: Place & { propertyType: PropertyType; transactionType: PriceKind }) {
  return endpointQuery(pricesApi.market, { query: market })
}
