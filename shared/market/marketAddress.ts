import { z } from 'zod/mini'
import { choice, line } from '#shared/core/query.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'

export const marketColumns = ['neighborhood', 'median', 'spread', 'sample'] as const
export type MarketColumn = (typeof marketColumns)[number]

/** Default: apartments for sale in all cities. */
const marketAddress = z.object({
  propertyType: z.catch(choice(propertyTypes), undefined),
  transactionType: z.catch(choice(priceKinds), undefined),
  city: z.catch(line(80), undefined),
  sort: z.catch(choice(marketColumns), undefined),
  order: z.catch(choice(['asc', 'desc']), undefined),
})
export type MarketAddress = z.output<typeof marketAddress>

/** Invalid values count as absent. */
export function readMarketAddress(query: string): MarketAddress {
  return marketAddress.parse(Object.fromEntries(new URLSearchParams(query)))
}
