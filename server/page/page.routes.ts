import type { Express, Request, RequestHandler, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { recordReads } from '#server/core/database/recordReads.ts'
import { AppError } from '#server/core/errors.ts'
import { actorOf } from '#server/core/http/actor.ts'
import type { PublicResponse } from '#server/core/http/cache/cacheKey.ts'
import { type ResponseCache, staleWarning } from '#server/core/http/cache/responseCache.ts'
import { isStale } from '#server/core/http/cache/staleFallback.ts'
import type { PacedBounds } from '#server/core/http/limits/pacedQueue.ts'
import { nameRoute } from '#server/core/http/monitoring/metrics.ts'
import { originOf } from '#server/core/http/origin.ts'
import { movedTo } from '#server/core/http/redirect.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { matchPage, type PageName, pageOf, shownPage } from '#shared/pages.ts'
import type { Client } from './client/client.ts'
import { queryText } from './content/pageRequest.ts'
import { crawlerRoutes } from './crawlers/crawlers.routes.ts'
import { manifestRoutes } from './manifest.routes.ts'
import { movedRoutes } from './moved.routes.ts'
import { openGraphRoutes } from './openGraph/openGraph.routes.ts'
import { createPolicies } from './policy.ts'
import { createPageBody } from './rendering/pageBody.ts'
import { gateRenders } from './rendering/renderGate.ts'
import { createPageWriter } from './rendering/writePage.ts'
import { shellRoutes } from './shell.routes.ts'
import { visitorPreferencesOf } from './visitorPreferences.ts'

interface PageNeeds {
  client: Client
  pictures: MediaLibrary
  cache: Pick<ResponseCache, 'recall' | 'sendPage'>
  limit: RequestHandler
  identify: RequestHandler[]
  renderBounds?: Partial<PacedBounds> | undefined
}

export function pageRoutes(
  app: Express,
  api: Api,
  context: Context,
  { client, pictures, cache, limit, identify, renderBounds }: PageNeeds,
): void {
  app.use(client.files)
  app.use(limit)
  crawlerRoutes(app, context)
  openGraphRoutes(app, api, context, pictures)
  manifestRoutes(app)
  movedRoutes(app)
  const policyOf = createPolicies(context.env, client)
  shellRoutes(app, client, policyOf)
  const render = client.render && gateRenders(client.render, renderBounds)
  const { fallbacks, log } = context
  const write = createPageWriter({ api, client, policyOf, render, fallbacks, log })
  app.use(identify, async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('not_found')
    const { name, params } = matchPage(request.path)
    const isSignedIn = actorOf(request, 'user').kind === 'user'
    const shown = shownPage(name, isSignedIn)
    const requested = {
      ...visitorPreferencesOf(request.headers, request.query.lang),
      origin: originOf(request, context.env),
      name,
      shown,
      params,
      isRendered: pageOf(shown).rendered && !isSignedIn && client.render !== undefined,
    }
    nameRoute(request, `page ${shown}`)
    if (requested.isRendered && (await cache.recall(request, response, publicPage(request, shown, context))))
      return
    const { value: page, topics } = await recordReads(() => write(request, requested))
    if (page.movedTo !== undefined) {
      const query = queryText(request.originalUrl)
      return movedTo(response, query ? `${page.movedTo}?${query}` : page.movedTo)
    }
    if (page.status === 503) response.set('Retry-After', '2')
    if (isStale(request)) response.set('Warning', staleWarning)
    // Going back after a sign-out must not show the panel.
    const caching = pageOf(shown).isPanel ? 'private, no-store' : 'private, no-cache'
    response.status(page.status).set({ 'Cache-Control': caching, 'Content-Security-Policy': page.policy })
    const body = createPageBody(page.html)
    if (page.isStorable) await cache.sendPage(request, response, body, topics)
    else await body.send(request, response)
  })
}

function publicPage(request: Request, shown: PageName, { env }: Context): PublicResponse {
  const { originalUrl, query } = request
  return {
    address: originalUrl,
    route: `page ${shown}`,
    call: `page ${originalUrl}`,
    variant(headers) {
      const { language, offered, layout } = visitorPreferencesOf(headers, query.lang)
      const host = env.PUBLIC_URL
        ? ''
        : `${headers['x-forwarded-proto']} ${headers['x-forwarded-host']} ${headers.host}`
      return `${host} ${language} ${offered} ${layout}`
    },
  }
}
