import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { every } from '#server/core/jobs/job.ts'
import { exchangeDay, exchangeRate } from '#shared/currency/currency.ts'
import { currencyRoutes } from './currency.routes.ts'
import type { Currency } from './currency.service.ts'

export const currencyFeature: Feature<{ context: Context; currency: Currency }> = {
  name: 'currency',
  schemas: { ExchangeRate: exchangeRate, ExchangeDay: exchangeDay },
  create: ({ context, currency }) => ({
    routes: (api) => currencyRoutes(api, context, currency),
    jobs: [every(1, 'refresh-rate', () => currency.refresh())],
  }),
}
