import type { Context } from '#server/core/context.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Currency } from '#server/currency/currency.service.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { readDevelopment, readUnits } from './developments.read.ts'
import { createDirectory } from './directory.service.ts'

interface Needs {
  currency: Pick<Currency, 'rate'>
  responseCache: Pick<ResponseCache, 'freshness'>
}

/** For everybody. */
export function developmentsRoutes(
  api: Api,
  { database }: Pick<Context, 'database'>,
  { currency, responseCache }: Needs,
): void {
  const readDirectory = createDirectory(responseCache.freshness)
  api.serve(developmentsApi.list, async ({ query }) => {
    const asksPrice = query.minPrice !== undefined || query.maxPrice !== undefined
    return readDirectory(database.reads, query, asksPrice ? await currency.rate() : undefined)
  })
  api.serve(developmentsApi.one, ({ params }) => readDevelopment(database.reads, params.id))
  api.serve(developmentsApi.units, ({ params }) => readUnits(database.reads, params.id))
}
