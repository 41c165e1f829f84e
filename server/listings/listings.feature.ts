import type { Context } from '#server/core/context.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import type { Feature } from '#server/core/feature.ts'
import type { PublicReadListener } from '#server/core/http/answers/publicReadListener.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { every } from '#server/core/jobs/job.ts'
import type { Currency } from '#server/currency/currency.service.ts'
import type { Uploads } from '#server/media/uploads.service.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { listing, office } from '#shared/listings/listings.ts'
import { refreshDerived } from './listings.derived.ts'
import { listingsData } from './listings.personal.ts'
import { listingsRoutes } from './listings.routes.ts'
import { changedParts } from './listings.topics.ts'
import { approvalsRoutes } from './moderation/approvals.routes.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { purgeOutbox } from './outbox/purge.ts'
import { expireListings, remindOwners } from './publish/expiry.ts'
import type { ReadLocalFigures } from './publish/localFigures.ts'
import { mineRoutes } from './publish/mine.routes.ts'
import type { CountInquiries } from './publish/mine.service.ts'
import { isUnattached } from './publish/pictures.ts'
import type { OnPriced } from './publish/publish.ts'
import { createSearchLog, purgeSearches } from './search/searches.service.ts'
import type { SearchContext } from './search/searchPlans.ts'
import { refreshTerms } from './search/suggestions/terms.service.ts'
import { purgeViewMarks, refreshRecentViews } from './views/views.queries.ts'
import { createViewCounter } from './views/views.service.ts'

interface Services {
  context: Context
  currency: Currency
  responseCache: ResponseCache
  searching: SearchContext
  publicReadListener: PublicReadListener
  costly: Semaphore
  notifier: Notifier
  uploads: Uploads
  listingHooks: { onPriced: OnPriced; countInquiries: CountInquiries; readLocalFigures: ReadLocalFigures }
}

export const listingsFeature: Feature<Services> = {
  name: 'listings',
  personalData: listingsData,
  changedParts: { listings: changedParts },
  schemas: { Listing: listing, Office: office },
  create({
    context,
    currency,
    responseCache,
    searching,
    publicReadListener,
    costly,
    notifier,
    uploads,
    listingHooks,
  }) {
    const views = createViewCounter(context)
    const searches = createSearchLog(context)
    return {
      routes(api) {
        mineRoutes(api, context, { rate: currency.rate, notifier, ...listingHooks })
        moderationRoutes(api, context, notifier)
        approvalsRoutes(api, context, listingHooks.countInquiries)
        listingsRoutes(api, context, {
          rate: currency.rate,
          freshness: responseCache.freshness,
          searching,
          publicReadListener,
          costly,
          views,
          searches,
        })
      },
      jobs: [
        every(15, 'refresh-terms', () => inBulk(context, refreshTerms)),
        every(60, 'refresh-derived', () => inBulk(context, refreshDerived)),
        every(60, 'refresh-recent-views', () => inBulk(context, refreshRecentViews)),
        every(60, 'expire-listings', () => inBulk(context, (db) => expireListings(db, notifier))),
        every(60, 'remind-owners', () => inBulk(context, (db) => remindOwners(db, notifier))),
        every(60, 'sweep-uploads', () => inBulk(context, (db) => uploads.sweep(db, isUnattached(db)))),
        every(24 * 60, 'sweep-files', () => inBulk(context, (db) => uploads.sweepFiles(db))),
        every(60, 'purge-views', () => inBulk(context, purgeViewMarks)),
        every(60, 'purge-searches', () => inBulk(context, purgeSearches)),
        every(15, 'purge-listing-outbox', () => inBulk(context, (db) => purgeOutbox(db, context.log))),
      ],
      async flush() {
        await Promise.all([views.flush(), searches.flush()])
      },
    }
  },
}
