import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import { actorOf } from '#server/core/http/actor.ts'
import { isStale } from '#server/core/http/cache/lastGood.ts'
import type { Api } from '#server/core/http/serve.ts'
import { words } from '#server/core/words.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import type { Boot as BootData } from '#shared/page/boot.ts'
import { type PageName, pageOf } from '#shared/pages.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { type Boot, createBoot } from './boot.ts'
import type { Client } from './client/client.ts'
import { nonceMark, type PageHtml, scriptJson, writeHtml } from './html.ts'
import { createHtmlStore } from './htmlStore.ts'
import { writeHead } from './meta.ts'
import { contentOf } from './pages.ts'
import type { Reader } from './reader.ts'
import { queryText } from './visit.ts'

export interface PageVisit extends Reader {
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
  /** Complete, and the same for every visitor. */
  isStorable: boolean
}

export function createPageWriter(api: Api, { log }: Context, client: Client) {
  const cards = createHtmlStore()

  /** Undefined after a failure: the browser then renders it. */
  async function render(request: Request, visit: PageVisit, queries: BootData['queries']) {
    if (!visit.isRendered || !client.render) return undefined
    const { language, offered, layout, origin } = visit
    const search = queryText(request.originalUrl)
    const address = `${request.path}?${search}`
    const rendering = { address, now: Date.now(), origin, offered, layout }
    try {
      const html = await client.render({ path: request.path, search, language, queries, rendering, cards })
      return { html, rendering }
    } catch (err) {
      log.error({ err, page: visit.shown }, 'page not rendered')
      return undefined
    }
  }

  async function readData(request: Request, boot: Boot, visit: PageVisit) {
    const { name, shown, language, origin, params } = visit
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

  return async (request: Request, visit: PageVisit): Promise<WrittenPage> => {
    const { language, origin, shown } = visit
    const bootData = createBoot(api, request, language)
    const [template, { status, meta }] = await Promise.all([
      client.template(request.originalUrl),
      readData(request, bootData, visit),
    ])
    const { queries } = bootData
    const rendered = await render(request, visit, queries)
    const data: BootData = { language, queries, rendering: rendered?.rendering }
    const boot = `<script type="application/json" id="boot" nonce="${nonceMark}">${scriptJson(data)}</script>`
    const page = { name: shown, language }
    const head = writeHead(meta, { origin, language })
    const { atOnce, afterPaint } = client.scripts
    const html = writeHtml(template, {
      language,
      head: rendered ? head : head + atOnce(page),
      root: rendered?.html ?? '',
      boot: rendered ? boot + afterPaint(page) : boot,
    })
    return { status, html, isStorable: rendered !== undefined && bootData.isComplete && !isStale(request) }
  }
}
