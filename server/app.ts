import type { RequestListener } from 'node:http'
import express, { type Express, type RequestHandler } from 'express'
import { authRoutes } from './auth/auth.routes.ts'
import { createAuth } from './auth/auth.service.ts'
import { embeddedPath } from './auth/embedded/embedded.ts'
import { endSessions } from './auth/sessions.service.ts'
import { answerError } from './core/answerError.ts'
import type { Context } from './core/context.ts'
import { AppError } from './core/errors.ts'
import { healthRoutes } from './core/health.ts'
import { createIdempotency } from './core/idempotency.ts'
import { addressKey, createMemoryLimit, limitByAddress } from './core/limits.ts'
import { logRequest } from './core/logRequests.ts'
import { openapiRoutes } from './core/openapi.ts'
import { openStore } from './core/openStore.ts'
import { nameRequest } from './core/requestId.ts'
import { createResponseCache, type ResponseCache } from './core/responseCache.ts'
import { refuseCrossSite, securityHeaders } from './core/security.ts'
import { costlyReads, createSemaphore, longAnswers } from './core/semaphore.ts'
import { type Api, createApi } from './core/serve.ts'
import { currencyRoutes } from './currency/currency.routes.ts'
import { type Currency, createCurrency } from './currency/currency.service.ts'
import { demoIdentities } from './demo/people/identities.ts'
import { renderScene } from './demo/pictures/render.ts'
import { favoritesRoutes } from './favorites/favorites.routes.ts'
import { countFavorites } from './favorites/favorites.service.ts'
import { countInquiries } from './inquiries/inquiries.service.ts'
import { keepers } from './keepers.ts'
import { ownListingsRoutes } from './listings/listings.own.routes.ts'
import { countOwnersListings } from './listings/listings.owner.ts'
import { listingsRoutes } from './listings/listings.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { createMedia } from './media/media.service.ts'
import { uploadsRoutes } from './media/uploads.routes.ts'
import { createUploads, type Uploads } from './media/uploads.service.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import type { Client } from './page/client.ts'
import { fontFiles } from './page/og/fonts.ts'
import { pageRoutes } from './page/page.routes.ts'
import { storeAnalyses } from './prices/analyses.service.ts'
import { pricesRoutes } from './prices/prices.routes.ts'
import { namedSchemas } from './schemas.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
import type { UserFacts } from './users/users.service.ts'

export interface App {
  express: Express
  /** The app behind the response cache: what a socket is given. */
  listener: RequestListener
  /** Stores answers between `start` and `stop`. */
  responseCache: Pick<ResponseCache, 'start' | 'stop' | 'settle'>
  api: Api
  currency: Currency
  uploads: Uploads
  client: Client
  /** Writes what is kept in memory for a moment: once no request comes any more, before the database closes. */
  flush(): Promise<void>
}

export interface AppOptions {
  /** Says who makes a request, by `setActor`, in place of the sessions. */
  identify?: RequestHandler
}

/** The whole server without a socket: middleware in order, one line per feature, then the errors. */
export function createApp(context: Context, options: AppOptions = {}): App {
  const { env, log } = context
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', trustedProxies(env.TRUST_PROXY))
  app.use((request, response, next) => {
    nameRequest(request, response)
    logRequest(log, request, response)
    next()
  })
  healthRoutes(app, context)
  const { issuer, ana, luis } = demoIdentities
  const [display] = fontFiles('display')
  const [text] = fontFiles('text')
  const [bold] = fontFiles('bold')
  const auth = createAuth(context, { issuer, people: [ana, luis], letters: { display, text, bold } })
  const identify = options.identify ?? auth.identify
  // Before what reads bodies and sets headers for the site's own pages.
  if (auth.embedded) app.use(embeddedPath, auth.embedded)
  app.use(securityHeaders(env))

  const responseCache = createResponseCache(context)
  const limitReads = createMemoryLimit(context)
  const api = createApi(responseCache, createIdempotency(context), {
    charge: (request, points) => limitReads(addressKey(request.ip), points),
    long: createSemaphore(longAnswers),
  })
  const costly = createSemaphore(costlyReads)
  const currency = createCurrency(context)
  const store = openStore(env)
  const uploads = createUploads(context, store)
  settingsRoutes(api, context)
  currencyRoutes(api, context, currency)
  uploadsRoutes(api, context, uploads)
  notificationsRoutes(api, context)
  ownListingsRoutes(api, context, { rate: currency.rate, onPriced: storeAnalyses, countInquiries })
  const { version } = responseCache
  const counters = listingsRoutes(api, context, { rate: currency.rate, version, costly })
  pricesRoutes(api, context, { version, costly })
  favoritesRoutes(api, context)
  const facts: UserFacts = { favoritesCount: countFavorites, accountUrl: () => auth.accountUrl }
  authRoutes(api, context, auth, facts)
  usersRoutes(api, context, {
    facts,
    keepers,
    listingsCount: countOwnersListings,
    endSessions,
    leave: auth.leave,
  })
  openapiRoutes(api, context, namedSchemas)
  api.refuseOtherMethods()

  const limit = limitByAddress(limitReads)
  app.use('/api', limit, refuseCrossSite(env))
  app.use('/api', identify)
  app.use(api.router)
  app.use('/api', () => {
    throw new AppError('not_found')
  })
  const media = createMedia(context, { store, draw: renderScene })
  mediaRoutes(app, context, media)
  const client = pageRoutes(app, api, context, { pictures: media, limit, identify })
  app.use(answerError(log, responseCache.recallStale))
  const listener = responseCache.before(app, {
    trust: app.get('trust proxy fn'),
    consume: limitReads,
  })
  return { express: app, listener, responseCache, api, currency, uploads, client, flush: counters.flush }
}

/** `TRUST_PROXY` as Express takes it: a number of hops, or networks; nobody where it is unset. */
function trustedProxies(value: string | undefined): number | string[] | false {
  if (value === undefined) return false
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())
}
