import { readMarketAddress } from '#shared/market/marketAddress.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { type OwnContent, type PageRequest, queryText } from './pageRequest.ts'

/** The client filters by city. */
export async function neighborhoodPricesPage({ boot, request }: PageRequest): Promise<OwnContent> {
  const { propertyType, transactionType } = readMarketAddress(queryText(request.url))
  await boot.query(pricesApi.neighborhoods, { query: { propertyType, transactionType } })
  return {}
}
