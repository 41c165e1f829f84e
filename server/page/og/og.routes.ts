import type { Express, Request, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { createMemoryLimit, limitByAddress } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { asLanguage, defaultLanguage } from '#shared/core/language.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { type Card, createCards } from './og.service.ts'

/** `/og/{id}.jpg` of listings and `/og.jpg`, for link previews. */
export function ogRoutes(app: Express, api: Api, context: Context, pictures: MediaLibrary): void {
  const cards = createCards(context, pictures)
  app.use('/og', limitByAddress(createMemoryLimit(context, { points: 240, seconds: 60 })))

  app.get('/og.jpg', async (request, response) => {
    await sendCard(request, response, cards.site(languageIn(request)))
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
async function sendCard(request: Request, response: Response, card: Card): Promise<void> {
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
