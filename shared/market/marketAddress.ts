import { z } from 'zod/mini'
import { choice, line } from '#shared/core/query.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { priceKinds } from '#shared/prices.ts'

/** The columns of the prices by neighbourhood. */
export const marketColumns = ['neighborhood', 'median', 'spread', 'sample'] as const
export type MarketColumn = (typeof marketColumns)[number]

/** What the address of `/prices` says; absent: apartments for sale in all cities, the dearest first. */
const marketAddress = z.object({
  propertyType: z.catch(choice(propertyTypes), undefined),
  transactionType: z.catch(choice(priceKinds), undefined),
  city: z.catch(line(80), undefined),
  sort: z.catch(choice(marketColumns), undefined),
  order: z.catch(choice(['asc', 'desc']), undefined),
})
export type MarketAddress = z.output<typeof marketAddress>

/** Reads what stands behind the question mark; a value that makes no sense counts as absent. */
export function readMarketAddress(query: string): MarketAddress {
  return marketAddress.parse(Object.fromEntries(new URLSearchParams(query)))
}
