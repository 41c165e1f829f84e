import type { RequestListener } from 'node:http'
import type { Express, RequestHandler } from 'express'
import type { RenderPage } from '#shared/page/bootData.ts'
import { identityProviderPath } from './auth/providers.ts'
import type { Context } from './core/context.ts'
import { type ChangedParts, topicsOfNotice } from './core/database/topics.ts'
import { AppError } from './core/errors.ts'
import { createIdempotency } from './core/http/idempotency/idempotency.ts'
import { memoryLimitByAddress } from './core/http/limits/byAddress.ts'
import type { PacedBounds } from './core/http/limits/pacedQueue.ts'
import { createSemaphore, longResponses } from './core/http/limits/semaphore.ts'
import { healthRoutes } from './core/http/monitoring/health.ts'
import { refuseCrossSite } from './core/http/security.ts'
import { sendError } from './core/http/sendError.ts'
import { type Api, createApi } from './core/http/serve.ts'
import { unlessBearer } from './core/http/steps/bearer.ts'
import { createCallSteps } from './core/http/steps/callSteps.ts'
import { createExpress } from './core/http/steps/expressMessages.ts'
import { createFirstSteps } from './core/http/steps/firstSteps.ts'
import { createOpenCalls } from './core/http/streams/eventStream.ts'
import { openapiRoutes } from './core/openapi/openapi.ts'
import { features } from './features.ts'
import type { Client } from './page/client/client.ts'
import { openClient } from './page/client/openClient.ts'
import { pageRoutes } from './page/page.routes.ts'
import { createServices, type ServiceOptions, type Services } from './services.ts'

export interface App {
  express: Express
  listener: RequestListener
  services: Services
  api: Api
  client: Client
  /** After `timeout` milliseconds. */
  endStreams(timeout: number): Promise<void>
  /** After the last request, before the database closes. */
  flush(): Promise<void>
}

export interface AppOptions extends Omit<ServiceOptions, 'personalData'> {
  render?: RenderPage
  renderBounds?: Partial<PacedBounds>
}

export function createApp(context: Context, options: AppOptions = {}): App {
  const { env, log } = context
  const personalData = features.flatMap((feature) => feature.personalData ?? [])
  const changedParts: ChangedParts = Object.assign({}, ...features.map((feature) => feature.changedParts))
  const topicsOf = (payload: string) => topicsOfNotice(payload, changedParts)
  const services = createServices(context, {
    ...options,
    topicsOf: options.topicsOf ?? topicsOf,
    personalData,
  })
  const { auth, responseCache, identify, identifyKey, pictures, queue } = services
  const parts = features.map((feature) => feature.create(services))
  queue.define(parts.flatMap(({ jobs }) => jobs ?? []))

  const app = createExpress()
  app.set('trust proxy', trustedProxies(env.TRUST_PROXY))
  const limitReads = memoryLimitByAddress(context)
  const steps = createFirstSteps(context, limitReads, app.get('trust proxy fn'))
  app.use((request, response, next) => {
    steps.begin(request, response)
    next()
  })
  healthRoutes(app, context)
  // It reads its own bodies and sets its own headers.
  if (auth.demoProvider) app.use(identityProviderPath, auth.demoProvider)
  const client = openClient(env, options.render)
  app.use(client.assets)
  app.use((request, response, next) => {
    steps.setSecurityHeaders(request, response)
    next()
  })

  const openCalls = createOpenCalls()
  const run = createCallSteps(responseCache, steps, createSemaphore(longResponses))
  const api = createApi(
    responseCache,
    createIdempotency(context),
    { run, chargeMore: steps.chargeMore },
    openCalls,
  )
  for (const { routes } of parts) routes?.(api)
  openapiRoutes(api, context, {
    schemas: Object.assign({}, ...features.map(({ schemas }) => schemas)),
    webhooks: Object.assign({}, ...features.map(({ webhooks }) => webhooks)),
  })
  const limit: RequestHandler = async (request, _response, next) => {
    await steps.charge(request, 1)
    next()
  }
  const open = new Set(api.endpoints.flatMap(({ path, fromAnySite }) => (fromAnySite ? path : [])))
  app.use('/api', limit, refuseCrossSite(env, open), identifyKey, identify.map(unlessBearer))
  app.use(api.mount())
  app.use('/api', () => {
    throw new AppError('not_found')
  })
  for (const { pages } of parts) pages?.(app, api, limit)
  pageRoutes(app, api, context, {
    client,
    pictures,
    cache: responseCache,
    limit,
    identify,
    renderBounds: options.renderBounds,
  })
  app.use(sendError(log, responseCache.recallStale))
  const listener = responseCache.before(
    options.identify ? app : services.publicReadListener.before(app, run),
    steps,
  )
  return {
    express: app,
    listener,
    services,
    api,
    client,
    endStreams: openCalls.stop,
    async flush() {
      await Promise.all(parts.map(({ flush }) => flush?.()))
    },
  }
}

/** In Express's form: hops, networks, or false. */
function trustedProxies(value: string | undefined): number | string[] | false {
  if (value === undefined) return false
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())
}
