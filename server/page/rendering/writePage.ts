import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'
import type { Fallbacks } from '#server/core/fallbacks.ts'
import { actorOf } from '#server/core/http/actor.ts'
import { isStale } from '#server/core/http/cache/staleFallback.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Logger } from '#server/core/log.ts'
import { words } from '#server/core/words.ts'
import type { Client } from '#server/page/client/client.ts'
import { type BootQuery, writeBoot } from '#server/page/content/bootJson.ts'
import { type BootQueries, createBootQueries } from '#server/page/content/bootQueries.ts'
import { contentOf } from '#server/page/content/contents.ts'
import { queryText } from '#server/page/content/pageRequest.ts'
import { type PageHtml, writeHtml } from '#server/page/html.ts'
import { writeHead } from '#server/page/meta.ts'
import type { VisitorPreferences } from '#server/page/visitorPreferences.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { type PageName, pageOf } from '#shared/pages.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import type { Render } from './render.ts'

export interface RequestedPage extends VisitorPreferences {
  /** Without a trailing slash. */
  origin: string
  /** Page of the path, and page displayed there. */
  name: PageName
  shown: PageName
  params: Record<string, string>
  isRendered: boolean
}

export interface WrittenPage {
  status: 200 | 404 | 503
  html: PageHtml
  policy: string
  /** Complete, and the same for every visitor. */
  isStorable: boolean
  movedTo: string | undefined
}

export interface PageWriterNeeds {
  api: Api
  client: Client
  policyOf: (template: string) => string
  /** Gated. */
  render: Render | undefined
  fallbacks: Fallbacks
  log: Logger
}

export function createPageWriter(needs: PageWriterNeeds) {
  const { api, client, policyOf, render: renderBody, fallbacks, log } = needs

  /** Undefined after a failure, or when too many pages wait: the browser then renders it. */
  async function render(request: Request, requested: RequestedPage, queries: readonly BootQuery[]) {
    if (!requested.isRendered || !renderBody) return undefined
    const { language, offered, layout, origin } = requested
    const search = queryText(request.originalUrl)
    const address = `${request.path}?${search}`
    const boot = writeBoot(queries, {
      language,
      rendering: { address, now: Date.now(), origin, offered, layout },
    })
    try {
      const { html: root, fault } = await renderBody({ path: request.path, search, boot })
      if (fault !== undefined) fallbacks.use('reuse', fault)
      return { root, boot }
    } catch (error) {
      fallbacks.use(isRefusal(error) ? 'gate' : 'render', error)
      return undefined
    }
  }

  async function readData(request: Request, boot: BootQueries, requested: RequestedPage) {
    const { name, shown, language, origin, params } = requested
    const rate = boot.query(currencyApi.rate)
    const [content] = await Promise.all([
      contentOf(name, shown, { request, language, words: words(language), origin, params, boot, rate }),
      boot.queryUser(),
      (pageOf(shown).isPanel || actorOf(request, 'admin').kind === 'admin') && boot.queryAdmin(),
      boot.query(settingsApi.public),
      actorOf(request, 'user').kind === 'user' && boot.query(favoritesApi.list),
      rate,
    ])
    return content
  }

  return async (request: Request, requested: RequestedPage): Promise<WrittenPage> => {
    const { language, origin, shown } = requested
    const bootData = createBootQueries({ api, log }, request, language)
    const [template, { status, meta, movedTo }] = await Promise.all([
      client.template(request.originalUrl),
      readData(request, bootData, requested),
    ])
    const { queries } = bootData
    const rendered = movedTo === undefined ? await render(request, requested, queries) : undefined
    const page = { name: shown, language }
    const head = writeHead(meta, { origin, language })
    const { atOnce, afterPaint } = client.scripts
    const html = writeHtml(template, {
      language,
      ...(rendered
        ? { ...rendered, head, scripts: afterPaint(page) }
        : { boot: writeBoot(queries, { language }), head: head + atOnce(page), scripts: '' }),
    })
    const isStorable = rendered !== undefined && bootData.isComplete && !isStale(request)
    return { status, html, policy: policyOf(template), isStorable, movedTo }
  }
}

/** Of the gate. */
const isRefusal = (error: unknown) => error instanceof AppError && error.code === 'unavailable'
