import { z } from 'zod'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import { tool } from './tool.ts'

export const priceHistoryOutput = z.object({
  firstPublishedAt: z.string().nullable(),
  daysOnMarket: z.int().nullable(),
  medianDaysOnMarket: z
    .int()
    .nullable()
    .describe('Of the active listings of its type and offer in its neighborhood or city, as medianArea says'),
  medianArea: z.enum(['neighborhood', 'city']).nullable(),
  changes: z
    .array(
      z.object({
        at: z.string(),
        priceUSD: z.number(),
        previousPriceUSD: z.number(),
        percent: z.number().describe('Signed: below 0 it dropped'),
      }),
    )
    .describe('Oldest first, since it was published'),
  path: z.string().describe('Of the listing on this site'),
})
export type ListingPriceHistory = z.output<typeof priceHistoryOutput>

export const priceHistory = tool({
  name: 'price_history',
  title: 'How a price changed',
  description:
    'Whether, when and by how much the asking price of a listing changed since it was published, for how many days it has been published, and the median of others of its kind. Use it for "did the price drop" and "how long has it been listed". `not_found` where it is gone. Example: {"id": "k3v9"}.',
  input: z.object({ id: z.string().min(1).max(64) }),
  output: priceHistoryOutput,
  async run({ api, ...caller }, { id }) {
    const history = await api.callInternally(listingsApi.priceHistory, { ...caller, params: { id } })
    return { ...history, path: paths.property(id) }
  },
})
