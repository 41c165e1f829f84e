import { readMarketAddress } from '#shared/marketAddress.ts'
import { paths } from '#shared/paths.ts'
import { pricesApi } from '#shared/prices.ts'
import type { PageContent, Visit } from './visit.ts'

/** `/prices`: the figures of the kind that its address names; the city is chosen among them in the client. */
export async function neighborhoodPricesPage({ boot, request, words }: Visit): Promise<PageContent> {
  const { propertyType, transactionType } = readMarketAddress(request.url.split('?', 2)[1] ?? '')
  await boot.ask(pricesApi.neighborhoods, { query: { propertyType, transactionType } })
  return {
    status: 200,
    meta: {
      title: words.prices.neighborhoods.title,
      description: words.page.neighborhoodPricesDescription,
      canonical: paths.neighborhoodPrices(),
    },
  }
}

/** `/metodo` and `/method`: the same page, known by its address in each language. */
export async function methodPage({ words }: Visit): Promise<PageContent> {
  return {
    status: 200,
    meta: {
      title: words.prices.methodTitle,
      description: words.page.methodDescription,
      canonical: paths.method,
    },
  }
}
