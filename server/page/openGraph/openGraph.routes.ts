import type { Express, Request, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { CachedFile } from '#server/core/files/fileCache.ts'
import { limitRequests, memoryLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { asLanguage, defaultLanguage } from '#shared/core/language.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { guideOfCard } from './guideCard.ts'
import { createCards } from './openGraph.service.ts'

/** `/og/{id}.jpg` of listings, `/og/guides/{name}.jpg` and `/og.jpg`, for link previews. */
export function openGraphRoutes(app: Express, api: Api, context: Context, pictures: MediaLibrary): void {
  const cards = createCards(context, pictures)
  app.use('/og', limitRequests(memoryLimitByAddress(context, { points: 240, seconds: 60 })))

  app.get('/og.jpg', async (request, response) => {
    await sendCard(request, response, cards.site(languageIn(request)))
  })
  app.get('/og/guides/:file', async (request, response) => {
    const guide = guideOfCard(request.params.file)
    if (guide === undefined) throw new AppError('not_found')
    await sendCard(request, response, cards.guide(guide, languageIn(request)))
  })
  app.get('/og/:file', async (request, response) => {
    const id = /^([\w-]{1,64})\.jpg$/.exec(request.params.file)?.[1]
    if (id === undefined) throw new AppError('not_found')
    const language = languageIn(request)
    // Previews are public, whoever requests them.
    const call = { actor: { kind: 'visitor' }, language, request } as const
    const listing = await api.callInternally(listingsApi.get, { ...call, params: { id } })
    const { rate } = await api.callInternally(currencyApi.rate, call)
    await sendCard(request, response, cards.listing(listing, rate, language))
  })
}

const languageIn = (request: Request) => asLanguage(request.query.lang) ?? defaultLanguage

/** Embeddable on other sites. */
async function sendCard(request: Request, response: Response, card: CachedFile): Promise<void> {
  response.set({
    ETag: `"${card.version}"`,
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  if (request.fresh) {
    response.status(304).end()
    return
  }
  response.type('jpeg').send(await card.read())
}
