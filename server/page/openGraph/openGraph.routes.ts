import type { Express, Request, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { CachedFile } from '#server/core/files/fileCache.ts'
import { limitRequests, memoryLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import { asLanguage, defaultLanguage } from '#shared/core/language.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { guideNames } from '#shared/guides/guides.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { type CardKind, cardKinds } from './cardPath.ts'
import { createCards } from './openGraph.service.ts'

/** `/og/{id}.jpg` of listings, `/og/{kind}/{name}.jpg` of `cardKinds` and `/og.jpg`, for link previews. */
export function openGraphRoutes(app: Express, api: Api, context: Context, pictures: MediaLibrary): void {
  const cards = createCards(context, pictures)
  app.use('/og', limitRequests(memoryLimitByAddress(context, { points: 240, seconds: 60 })))

  const named: Record<CardKind, (request: Request, name: string) => Promise<CachedFile>> = {
    async guides(request, name) {
      const guide = guideNames.find((one) => one === name)
      if (guide === undefined) throw new AppError('not_found')
      return cards.guide(guide, languageIn(request))
    },
    async developments(request, id) {
      const call = callOf(request)
      const development = await api.callInternally(developmentsApi.one, { ...call, params: { id } })
      const { rate } = await api.callInternally(currencyApi.rate, call)
      return cards.development(development, rate, call.language)
    },
    async agencies(request, id) {
      const call = callOf(request)
      const agency = await api.callInternally(publicAgenciesApi.agency, { ...call, params: { id } })
      return cards.agency(agency, call.language)
    },
  }

  app.get('/og.jpg', async (request, response) => {
    await sendCard(request, response, cards.site(languageIn(request)))
  })
  app.get('/og/:kind/:file', async (request, response) => {
    const name = nameOf(request.params.file)
    const kind = cardKinds.find((one) => one === request.params.kind)
    if (!kind) throw new AppError('not_found')
    await sendCard(request, response, await named[kind](request, name))
  })
  app.get('/og/:file', async (request, response) => {
    const call = callOf(request)
    const params = { id: nameOf(request.params.file) }
    const listing = await api.callInternally(listingsApi.get, { ...call, params })
    const { rate } = await api.callInternally(currencyApi.rate, call)
    await sendCard(request, response, cards.listing(listing, rate, call.language))
  })
}

/** Throws `not_found`. */
function nameOf(file: string): string {
  const name = /^([\w-]{1,100})\.jpg$/.exec(file)?.[1]
  if (name === undefined) throw new AppError('not_found')
  return name
}

/** Previews are public, whoever requests them. */
const callOf = (request: Request) =>
  ({ actor: { kind: 'visitor' }, language: languageIn(request), request }) as const

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
