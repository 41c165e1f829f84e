import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const currencies = ['USD', 'PYG'] as const
export const currency = z.enum(currencies)
export type Currency = z.infer<typeof currency>

/** Guaraníes per dollar where no rate was ever fetched; on screen it is called 'referencial'. */
export const fallbackRate = 7420

export const exchangeRate = z.object({
  /** Guaraníes per US dollar. */
  rate: z.number(),
  /** Whole seconds since `updatedAt`. */
  timeSinceUpdate: z.int(),
  source: z.string(),
  updatedAt: z.nullable(z.string()),
  stale: z.boolean(),
})
export type ExchangeRate = z.infer<typeof exchangeRate>

export const currencyApi = {
  rate: endpoint('GET', '/api/currency/rate', {
    summary: 'Guaraníes per US dollar, now',
    answer: exchangeRate,
    cache: 'public',
    ages: true,
  }),
}
