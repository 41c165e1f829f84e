import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'
import { compareLimits } from '#shared/ai/aiLimits.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { verdicts } from '#shared/market/market.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { detailsOf, listingDetails } from './getListing.ts'
import { tool } from './tool.ts'

export const compareOutput = z.object({
  /** In the given order. */
  listings: z.array(
    listingDetails.extend({
      verdict: z.enum(verdicts).nullable().describe('Beside its market; null where it cannot be judged'),
      differencePercent: z.number().nullable().describe('From the estimate, as the site shows it'),
    }),
  ),
})
export type Compared = z.output<typeof compareOutput>['listings'][number]

export const compareListings = tool({
  name: 'compare_listings',
  title: 'Listings side by side',
  description:
    'Two to five different listings by id, in the order asked, with all public facts and how each price stands in its market. Use it when somebody hesitates between listings; ids come from search_listings. `not_found` where one is gone. Example: {"ids": ["k3v9", "p7m2"]}.',
  input: z.object({
    ids: z
      .array(z.string().min(1).max(64))
      .min(compareLimits.min)
      .max(compareLimits.max)
      .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'duplicate_id' } }),
  }),
  output: compareOutput,
  async run({ api, language, ...caller }, { ids }) {
    const found = await api.callInternally(listingsApi.batch, { ...caller, language, body: { ids } })
    if (found.length < ids.length) throw new AppError('not_found')
    return {
      listings: await Promise.all(
        found.map(async (listing) => {
          const standing =
            listing.status === 'active'
              ? (
                  await api.callInternally(pricesApi.listing, {
                    ...caller,
                    language,
                    params: { id: listing.id },
                  })
                ).standing
              : null
          return {
            ...detailsOf(listing, language),
            verdict: standing?.verdict ?? null,
            differencePercent: standing?.estimateDifference ?? null,
          }
        }),
      ),
    }
  },
})
