import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'
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
      differencePercent: z
        .number()
        .nullable()
        .describe('From the average of the comparables, as the site shows it'),
    }),
  ),
})
export type Compared = z.output<typeof compareOutput>['listings'][number]

export const compareListings = tool({
  name: 'compare_listings',
  title: 'Listings side by side',
  description:
    'Two to five listings by id, in the order asked, with all public facts and how each price stands in its market. `not_found` where one is gone.',
  input: z.object({ ids: z.array(z.string().min(1).max(64)).min(2).max(5) }),
  output: compareOutput,
  async run({ api, language, ...caller }, { ids }) {
    const body = { ids: [...new Set(ids)] }
    const found = await api.callInternally(listingsApi.batch, { ...caller, language, body })
    if (found.length < body.ids.length) throw new AppError('not_found')
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
            differencePercent: standing?.priceDifference ?? null,
          }
        }),
      ),
    }
  },
})
