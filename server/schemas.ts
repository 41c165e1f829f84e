import { agency } from '#shared/agents.ts'
import { exchangeDay, exchangeRate } from '#shared/currency.ts'
import { listing, office } from '#shared/listings.ts'
import { media } from '#shared/media.ts'
import { comparable, marketStats } from '#shared/prices.ts'

/** The shapes of the contract that the OpenAPI document calls by name. */
export const namedSchemas = {
  Listing: listing,
  Office: office,
  Media: media,
  Agency: agency,
  ExchangeRate: exchangeRate,
  ExchangeDay: exchangeDay,
  MarketStats: marketStats,
  Comparable: comparable,
}
