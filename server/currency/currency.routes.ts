import type { Api } from '#server/core/serve.ts'
import { currencyApi } from '#shared/currency.ts'
import type { Currency } from './currency.service.ts'

export function currencyRoutes(api: Api, currency: Currency): void {
  api.serve(currencyApi.rate, () => currency.current())
}
