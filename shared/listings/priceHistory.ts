import { z } from 'zod/mini'

/** Oldest first. */
export const priceHistory = z.object({
  /** Null: never published. */
  firstPublishedAt: z.nullable(z.string()),
  daysOnMarket: z.nullable(z.int()),
  /** Of the active listings of its type and offer in `medianArea`; null where they are few. */
  medianDaysOnMarket: z.nullable(z.int()),
  /** Its city where its neighborhood has fewer than 5. */
  medianArea: z.nullable(z.enum(['neighborhood', 'city'])),
  changes: z.array(
    z.object({
      at: z.string(),
      /** US dollars. */
      priceUSD: z.number(),
      previousPriceUSD: z.number(),
      /** Signed. */
      percent: z.number(),
    }),
  ),
})
export type PriceHistory = z.infer<typeof priceHistory>
export type PriceChange = PriceHistory['changes'][number]
