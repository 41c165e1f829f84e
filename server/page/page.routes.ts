import type { Express, RequestHandler } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { actorOf } from '#server/core/http/actor.ts'
import { isStale } from '#server/core/http/cache/lastGood.ts'
import { staleWarning } from '#server/core/http/cache/responseCache.ts'
import { originOf } from '#server/core/http/origin.ts'
import { nonceOf } from '#server/core/http/security.ts'
import type { Api } from '#server/core/http/serve.ts'
import { words } from '#server/core/words.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { asLanguage, defaultLanguage } from '#shared/core/language.ts'
import { currencyApi } from '#shared/currency.ts'
import { favoritesApi } from '#shared/favorites.ts'
import { matchPage, shownPage } from '#shared/pages.ts'
import { settingsApi } from '#shared/settings.ts'
import { createBoot } from './boot.ts'
import type { Client } from './client/client.ts'
import { crawlerRoutes } from './crawler/crawler.routes.ts'
import { scriptJson, writeHtml } from './html.ts'
import { manifestRoutes } from './manifest.routes.ts'
import { writeHead } from './meta.ts'
import { ogRoutes } from './og/og.routes.ts'
import { contentOf } from './pages.ts'
import { sendHtml } from './sendHtml.ts'
import { shellRoutes } from './shell.routes.ts'

interface PageNeeds {
  client: Client
  pictures: MediaLibrary
  limit: RequestHandler
  identify: RequestHandler
}

/** The client's files, and the pages of all other addresses. */
export function pageRoutes(
  app: Express,
  api: Api,
  context: Context,
  { client, pictures, limit, identify }: PageNeeds,
): void {
  const { env } = context
  app.use(client.files)
  app.use(limit)
  crawlerRoutes(app, context)
  ogRoutes(app, api, context, pictures)
  manifestRoutes(app)
  shellRoutes(app, client)
  app.use(identify, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('not_found')
    const language = asLanguage(request.query.lang) ?? defaultLanguage
    const nonce = nonceOf(response)
    const origin = originOf(request, env)
    const boot = createBoot(api, request, language)
    const { name, params } = matchPage(request.path)
    const isSignedIn = actorOf(request).kind === 'user'
    const shown = shownPage(name, isSignedIn)
    const rate = boot.query(currencyApi.rate)
    const [template, { status, meta }] = await Promise.all([
      client.template(request.originalUrl),
      contentOf(name, shown, { request, language, words: words(language), origin, params, boot, rate }),
      boot.queryUser(),
      boot.query(settingsApi.public),
      // For the hearts of the first paint.
      isSignedIn && boot.query(favoritesApi.list),
      rate,
    ])
    const data = scriptJson({ language, queries: boot.queries })
    const html = writeHtml(template, {
      nonce,
      language,
      head: [writeHead(meta, { origin, language, nonce }), ...client.preloads(shown, language)].join(
        '\n    ',
      ),
      boot: `<script type="application/json" id="boot" nonce="${nonce}">${data}</script>`,
    })
    if (status === 503) response.set('Retry-After', '2')
    if (isStale(request)) response.set('Warning', staleWarning)
    await sendHtml(request, response.status(status), html)
  })
}
