import { agency } from '#shared/agents.ts'
import { exchangeRate } from '#shared/currency.ts'
import { listing, office } from '#shared/listings.ts'
import { media } from '#shared/media.ts'

/** The shapes of the contract that the OpenAPI document calls by name. */
export const namedSchemas = {
  Listing: listing,
  Office: office,
  Media: media,
  Agency: agency,
  ExchangeRate: exchangeRate,
}
