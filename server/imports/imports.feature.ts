import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { createStreamPublic, type FetchPublic } from '#server/core/http/fetching/fetchPublic.ts'
import { every, handle } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { frugally } from '#server/core/restingMemory.ts'
import type { Currency } from '#server/currency/currency.service.ts'
import { noMailServer } from '#server/inquiries/mails/inquiryMail.ts'
import type { ReadLocalFigures } from '#server/listings/publish/localFigures.ts'
import type { OnPriced } from '#server/listings/publish/publish.ts'
import type { Uploads } from '#server/media/uploads.service.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { feed } from '#shared/imports/feeds.ts'
import { importDetails, importRow } from '#shared/imports/imports.ts'
import { checkImport } from './check/checkSheet.ts'
import type { FeedKeys } from './feeds/feedKeys.ts'
import { feedsRoutes } from './feeds/feeds.routes.ts'
import { fetchDueFeeds } from './feeds/feeds.service.ts'
import { expireWithdrawn } from './feeds/freshness.ts'
import { runFeed } from './feeds/runFeed.ts'
import { importsData } from './imports.personal.ts'
import { importsRoutes } from './imports.routes.ts'
import { mailLead, sendLead } from './leads/leadJobs.ts'
import { sendLeadBack } from './leads/sendLead.ts'
import { locksRoutes } from './locks/locks.ts'
import { purgeRows } from './run/finish.ts'
import { checkSheet, fetchFeed, fetchPictures, priceSheet, runSheet, undoSheet } from './run/importJobs.ts'
import { fetchRowPictures } from './run/pictures.ts'
import { priceListings } from './run/priceListings.ts'
import { runImport } from './run/runImport.ts'
import type { RunNeeds } from './run/runNeeds.ts'

interface Services {
  context: Context
  queue: Queue
  notifier: Notifier
  currency: Currency
  uploads: Uploads
  mailer: Mailer | undefined
  fetchPublic: FetchPublic
  feedKeys: FeedKeys
  listingHooks: { onPriced: OnPriced; readLocalFigures: ReadLocalFigures }
}

export const importsFeature: Feature<Services> = {
  name: 'imports',
  personalData: importsData,
  schemas: { Import: importDetails, ImportRow: importRow, Feed: feed },
  create({ context, queue, notifier, mailer, currency, uploads, fetchPublic, feedKeys, listingHooks }) {
    const { db, log } = context
    const needs: RunNeeds = {
      ...{ db, log, queue, notifier, uploads, fetchPublic, feedKeys },
      streamPublic: createStreamPublic({ except: context.env.FETCH_EXCEPT, perHost: 1 }),
      ...{
        rate: currency.rate,
        onPriced: listingHooks.onPriced,
        readLocalFigures: listingHooks.readLocalFigures,
      },
    }
    const leadNeeds = { context, fetchPublic, feedKeys, mailer }
    return {
      routes(api) {
        importsRoutes(api, context, needs)
        feedsRoutes(api, context, needs)
        locksRoutes(api, context)
      },
      jobs: [
        handle(checkSheet, ({ importId, version }) => frugally(() => checkImport(needs, importId, version))),
        handle(runSheet, ({ importId }) => frugally(() => runImport(needs, importId, 'import'))),
        handle(priceSheet, ({ importId }) => frugally(() => priceListings(needs, importId))),
        handle(undoSheet, ({ importId }) => frugally(() => runImport(needs, importId, 'undo'))),
        handle(fetchPictures, (row) => fetchRowPictures(needs, row)),
        handle(fetchFeed, ({ feedId, accept }) => frugally(() => runFeed(needs, feedId, { accept }))),
        handle(sendLead, ({ inquiryId }) => sendLeadBack(leadNeeds, inquiryId)),
        {
          ...handle(mailLead, ({ inquiryId }) => sendLeadBack(leadNeeds, inquiryId)),
          paused: mailer ? undefined : noMailServer,
        },
        every(10, 'fetch-due-feeds', () => fetchDueFeeds(db, queue)),
        every(24 * 60, 'purge-imports', () => purgeRows(db)),
        every(24 * 60, 'expire-withdrawn', () => expireWithdrawn(db)),
      ],
    }
  },
}
