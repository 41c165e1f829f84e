import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { MarketAddress } from '#shared/market/marketAddress.ts'
import { type Calculation, type PriceKind, type PriceQuestionInput, pricesApi } from '#shared/prices.ts'

/** How a price stands in its market. A question, though it is posted: the same one is not asked twice. */
export function calculationQuery(question: PriceQuestionInput) {
  return queryOptions<Calculation, Error, Calculation, QueryKey>({
    queryKey: queryKey(pricesApi.calculate, { query: question }),
    queryFn: ({ signal }) => call(pricesApi.calculate, { body: question, signal }),
  })
}

interface Place {
  neighborhood: string
  city: string
  propertyType: PropertyType
  transactionType: PriceKind
  /** Square metres. */
  area: number
}

/** The most comparables that one answer lists. */
export const maxComparables = 100

/** The listings behind a calculation, the most like in size first. */
export function comparablesQuery({ area, ...place }: Place) {
  return {
    ...endpointQuery(pricesApi.comparables, {
      query: { ...place, area: Math.max(1, Math.round(area)), limit: maxComparables },
    }),
    placeholderData: keepPreviousData,
  }
}

/** The analyses of one's own listings, newest first. One's own figures change by what one does elsewhere: asked on each visit, but for what came with the page. */
export const ownAnalysesQuery = { ...endpointQuery(pricesApi.user), staleTime: ownStaleTime }

/** Where an own listing stands among its comparables, and what it asked over time. */
export function trendQuery(listingId: string) {
  return { ...endpointQuery(pricesApi.trend, { params: { listingId } }), staleTime: 0 }
}

/** How a listing stands in its market. */
export function verdictQuery(id: string) {
  return endpointQuery(pricesApi.listing, { params: { id } })
}

/** Asking prices of one kind, in all neighbourhoods and cities. */
export function neighborhoodPricesQuery({ propertyType, transactionType }: MarketAddress) {
  return {
    ...endpointQuery(pricesApi.neighborhoods, { query: { propertyType, transactionType } }),
    placeholderData: keepPreviousData,
  }
}
