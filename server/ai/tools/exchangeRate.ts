import { z } from 'zod'
import { toPYG, toUSD } from '#shared/core/money.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { paths } from '#shared/paths.ts'
import { tool } from './tool.ts'

export const rateOutput = z.object({
  guaraniesPerDollar: z.number(),
  source: z.string(),
  updatedAt: z.string().nullable(),
  stale: z.boolean().describe('Not renewed lately, or only for reference'),
  converted: z.object({ amount: z.number(), currency: z.enum(currencies) }).nullable(),
  path: z.string(),
})

export const exchangeRate = tool({
  name: 'exchange_rate',
  title: 'Guaraníes per US dollar',
  description:
    'The rate that this site shows prices by, now, and when it was renewed; converts an amount where one is given. Use it for guaraníes, as all other tools give dollars. Example: {"amount": 850000000, "from": "PYG"}.',
  input: z.object({
    amount: z.number().min(0).max(1e15).optional(),
    from: z.enum(currencies).default('USD'),
  }),
  output: rateOutput,
  async run({ api, language, ...caller }, { amount, from }) {
    const { rate, source, updatedAt, stale } = await api.callInternally(currencyApi.rate, {
      ...caller,
      language,
    })
    const converted =
      amount === undefined
        ? null
        : from === 'USD'
          ? { amount: toPYG(amount, rate), currency: 'PYG' as const }
          : { amount: toUSD(amount, rate), currency: 'USD' as const }
    const path = paths.method(language, 'rate')
    return { guaraniesPerDollar: rate, source, updatedAt, stale, converted, path }
  },
})
