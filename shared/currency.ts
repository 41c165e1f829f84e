import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'

export const currencies = ['USD', 'PYG'] as const
export const currency = z.enum(currencies)
export type Currency = z.infer<typeof currency>

/** Guaraníes per US dollar until a rate was fetched; displayed as 'referencial'. */
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

export const historyDays = 30

/** The day's last rate, where possible one with both prices. */
export const exchangeDay = z.object({
  /** In Paraguay: `2026-05-04`. */
  day: z.string(),
  /** Guaraníes per US dollar. */
  rate: z.number(),
  /** What exchange houses pay and charge for a dollar; null where the source lacks it. */
  buy: z.nullable(z.number()),
  sell: z.nullable(z.number()),
  source: z.string(),
  updatedAt: z.string(),
})
export type ExchangeDay = z.infer<typeof exchangeDay>

export const currencyApi = {
  rate: endpoint('GET', '/api/currency/rate', {
    summary: 'Guaraníes per US dollar, now',
    answer: exchangeRate,
    cache: 'public',
    ages: true,
  }),
  history: endpoint('GET', '/api/currency/history', {
    summary: 'The rate of each of the last 30 days, the oldest first; days without one are absent',
    answer: z.array(exchangeDay),
    cache: 'public',
  }),
}
