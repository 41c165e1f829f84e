import { z } from 'zod/mini'
import { currencies } from './currencies.ts'

export const currency = z.enum(currencies)

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

/** Preferably with both prices. */
export const exchangeDay = z.object({
  /** In Paraguay: `2026-05-04`. */
  day: z.string(),
  rate: z.number(),
  /** Null if unknown. */
  buy: z.nullable(z.number()),
  sell: z.nullable(z.number()),
  source: z.string(),
  updatedAt: z.string(),
})
export type ExchangeDay = z.infer<typeof exchangeDay>
