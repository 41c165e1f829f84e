import type { RequestHandler } from 'express'
import { type AdminAuth, createAdminAuth } from './administrators/signIn/signIn.service.ts'
import type { AgencyHooks } from './agencies/agencyHooks.ts'
import { identifyMember } from './agencies/memberships.ts'
import type { AssistantNeeds } from './ai/ai.routes.ts'
import type { ModelBounds } from './ai/model/bounds.ts'
import { createModel } from './ai/model/model.ts'
import { createUsage } from './ai/usage/usage.service.ts'
import { identifyKey } from './apiKeys/identifyKey.ts'
import { type Auth, createAuth } from './auth/auth.service.ts'
import { endSessions } from './auth/sessions.service.ts'
import type { Context } from './core/context.ts'
import { openStore } from './core/files/openStore.ts'
import { isBuilt } from './core/folders.ts'
import { createPublicReadListener, type PublicReadListener } from './core/http/answers/publicReadListener.ts'
import type { TopicsOf } from './core/http/cache/changes.ts'
import { createResponseCache, type ResponseCache } from './core/http/cache/responseCache.ts'
import { createFetchPublic, type FetchPublic } from './core/http/fetching/fetchPublic.ts'
import type { PacedBounds } from './core/http/limits/pacedQueue.ts'
import { costlyReads, createSemaphore, type Semaphore } from './core/http/limits/semaphore.ts'
import { createQueue, type Queue } from './core/jobs/queue.ts'
import type { PersonalDataSource } from './core/personalData.ts'
import { type Currency, createCurrency } from './currency/currency.service.ts'
import type { Demo } from './demo.ts'
import { countFavorites } from './favorites/favorites.service.ts'
import { createFeedKeys, type FeedKeys } from './imports/feeds/feedKeys.ts'
import { type OnAsked, returnLeads } from './imports/leads/returnLead.ts'
import { agencyHooks } from './inquiries/agencyHooks.ts'
import type { OnBounced } from './inquiries/inbound/inbound.routes.ts'
import { countInquiries } from './inquiries/inquiries.service.ts'
import { type CardStore, createCardStore } from './listings/cards/cardStore.ts'
import { countOwnersListings } from './listings/listings.owner.ts'
import { hideListings, ownedListings, restoreListings } from './listings/moderation/suspension.ts'
import { createListingOutbox, type ListingOutbox } from './listings/outbox/outbox.ts'
import { authorOf } from './listings/publish/author.ts'
import type { ReadLocalFigures } from './listings/publish/localFigures.ts'
import type { CountInquiries } from './listings/publish/mine.service.ts'
import type { OnPriced } from './listings/publish/publish.ts'
import { createSearchEngine, type SearchEngine } from './listings/search/indexRuntime/searchEngine.ts'
import { createSearchContext, type SearchContext } from './listings/search/searchPlans.ts'
import { createMedia, type MediaLibrary } from './media/media.service.ts'
import { createUploads, type Uploads } from './media/uploads.service.ts'
import { type Bounces, createBounces } from './notifications/bounces.ts'
import { createMailer, type Mailer } from './notifications/mailer.ts'
import { createNotifier, type Notifier } from './notifications/notifications.service.ts'
import { storeAnalyses } from './prices/analyses.service.ts'
import { type Accuracy, createAccuracy } from './prices/estimate/accuracy.service.ts'
import { createEstimateDrift, type EstimateDrift } from './prices/estimate/drift.ts'
import { createEstimator, type Estimator } from './prices/estimate/estimator.ts'
import { createMarkets, type Markets } from './prices/market.service.ts'
import { readLocalFigures } from './prices/places/localFigures.ts'
import { pauseAllTo } from './savedSearches/savedSearches.queries.ts'
import type { UserNeeds } from './users/users.routes.ts'
import { markBounced } from './users/users.service.ts'
import { createWebhookSecrets, type WebhookSecrets } from './webhooks/secrets.ts'
import { createWebhookSender, type WebhookSender } from './webhooks/send/sender.ts'

/** Created before any route. */
export interface Services {
  context: Context
  queue: Queue
  mailer: Mailer | undefined
  notifier: Notifier
  currency: Currency
  pictures: MediaLibrary
  uploads: Uploads
  fetchPublic: FetchPublic
  markets: Markets
  estimator: Estimator
  accuracy: Accuracy
  estimateDrift: EstimateDrift
  responseCache: ResponseCache
  searchEngine: SearchEngine
  listingOutbox: ListingOutbox
  webhookSecrets: WebhookSecrets
  webhookSender: WebhookSender
  feedKeys: FeedKeys
  runsOnThreads: boolean
  cards: CardStore
  searching: SearchContext
  publicReadListener: PublicReadListener
  costly: Semaphore
  auth: Auth
  adminAuth: AdminAuth
  /** Of calls by programs. */
  identifyKey: RequestHandler
  identify: RequestHandler[]
  accounts: UserNeeds
  agencyHooks: AgencyHooks
  listingHooks: { onPriced: OnPriced; countInquiries: CountInquiries; readLocalFigures: ReadLocalFigures }
  inquiryHooks: { onAsked: OnAsked; bounces: Bounces; onBounced: OnBounced }
  assistant: AssistantNeeds
}

export interface ServiceOptions {
  modelBounds?: Partial<ModelBounds> | undefined
  /** Of answers without a model. */
  localBounds?: Partial<PacedBounds> | undefined
  demo?: Demo | undefined
  /** Replaces the sessions. */
  identify?: RequestHandler
  personalData: readonly PersonalDataSource[]
  /** Long tasks are done on threads of their own. Default: those of a built server; the embedded database has one connection. */
  runsOnThreads?: boolean | undefined
  /** Topics that a change notice invalidates. */
  topicsOf?: TopicsOf | undefined
}

export function createServices(
  context: Context,
  {
    demo,
    identify,
    personalData,
    topicsOf,
    modelBounds,
    localBounds,
    runsOnThreads = isBuilt,
  }: ServiceOptions,
): Services {
  const { env } = context
  const queue = createQueue(context)
  const responseCache = createResponseCache(context, topicsOf)
  const costly = createSemaphore(costlyReads)
  const store = openStore(env)
  const auth = createAuth(context, demo?.auth)
  const adminAuth = createAdminAuth(context, auth.keyFor, queue)
  const notifier = createNotifier(context, queue)
  const bounces = createBounces(auth.keyFor, env.BOUNCE_ADDRESS)
  const usage = createUsage(context)
  const webhookSecrets = createWebhookSecrets(auth.keyFor)
  const currency = createCurrency(context)
  const searchEngine = createSearchEngine(context, responseCache)
  const cards = createCardStore(context, responseCache)
  const { freshness } = responseCache
  return {
    context,
    queue,
    mailer: createMailer(env, undefined, bounces.returnPath),
    notifier,
    currency,
    pictures: createMedia(context, { store, draw: demo?.drawScene }),
    uploads: createUploads(context, store),
    fetchPublic: createFetchPublic({ except: env.FETCH_EXCEPT }),
    markets: createMarkets({ freshness, costly, engine: searchEngine }),
    estimator: createEstimator({ freshness, costly, engine: searchEngine }),
    accuracy: createAccuracy({ freshness }),
    estimateDrift: createEstimateDrift(),
    responseCache,
    searchEngine,
    listingOutbox: createListingOutbox(context, responseCache),
    webhookSecrets,
    feedKeys: createFeedKeys(auth.keyFor),
    runsOnThreads: runsOnThreads && !context.database.isPglite,
    webhookSender: createWebhookSender(context, {
      changes: responseCache,
      notifier,
      secrets: webhookSecrets,
    }),
    cards,
    searching: createSearchContext(context, { engine: searchEngine, cards, rate: currency.rate, freshness }),
    publicReadListener: createPublicReadListener(context),
    costly,
    auth,
    adminAuth,
    identifyKey: identifyKey(context),
    identify: [
      ...(identify ? [identify] : [auth.identify, adminAuth.sessions.identify]),
      identifyMember(context),
    ],
    accounts: {
      facts: { favoritesCount: countFavorites, accountUrl: () => auth.accountUrl },
      listingsCount: countOwnersListings,
      personalData,
      endSessions,
      endSession: auth.endSession,
      panel: {
        authorOf,
        hideListings,
        restoreListings,
        ownedListings,
        tellSuspended: (tx, userId, reason) =>
          notifier.notify(userId, { kind: 'account_suspended', reason }, { tx }),
      },
    },
    agencyHooks,
    inquiryHooks: {
      onAsked: returnLeads(queue),
      bounces,
      async onBounced(address) {
        await markBounced(context.db, address)
        await pauseAllTo(context.db, address)
      },
    },
    listingHooks: { onPriced: storeAnalyses, countInquiries, readLocalFigures },
    assistant: { usage, model: createModel(context, usage, modelBounds), localBounds },
  }
}
