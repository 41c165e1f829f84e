import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import { historyDays } from '#shared/currency/currencies.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { findRateDays } from './currency.queries.ts'
import type { Currency } from './currency.service.ts'

export function currencyRoutes(api: Api, { database }: Context, currency: Currency): void {
  api.serve(currencyApi.rate, () => currency.current())
  api.serve(currencyApi.history, () => findRateDays(database.reads, historyDays))
}
