import type { Express, Request, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { CachedFile } from '#server/core/files/fileCache.ts'
import { limitRequests, memoryLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { originOf } from '#server/core/http/origin.ts'
import type { Api } from '#server/core/http/serve.ts'
import { validate } from '#server/core/http/validate.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { compareLimits } from '#shared/ai/aiLimits.ts'
import { brand } from '#shared/brand.ts'
import { asLanguage, defaultLanguage, type Language } from '#shared/core/language.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { type PriceQuestion, priceQuestion } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import type { SheetContext } from './content/frame.ts'
import { createSheets } from './sheets.service.ts'

/** Writing one takes a tenth of a second of a core. */
const sheetLimit = { points: 60, seconds: 60 }

/**
 * `/sheets/{id}.pdf` and `/sheets/poster/{id}.pdf` of a listing, `/sheets/development/{slug}.pdf`, `/sheets/compare.pdf?ids=`,
 * `/sheets/prices.pdf?` with what the calculator's address has: what anyone may see.
 */
export function sheetRoutes(app: Express, api: Api, context: Context, library: MediaLibrary): void {
  const sheets = createSheets(context, library)
  app.use('/sheets', limitRequests(memoryLimitByAddress(context, sheetLimit)))

  /** Sheets are public, whoever asks for them. */
  const callOf = (request: Request) =>
    ({ actor: { kind: 'visitor' }, language: languageIn(request), request }) as const

  async function contextOf(request: Request): Promise<SheetContext> {
    const { rate } = await api.callInternally(currencyApi.rate, callOf(request))
    return { language: languageIn(request), rate, now: new Date(), origin: originOf(request, context.env) }
  }

  app.get('/sheets/compare.pdf', async (request, response) => {
    const ids = readIds(request.query.ids)
    const listings = await api.callInternally(listingsApi.batch, { ...callOf(request), body: { ids } })
    if (listings.length < compareLimits.min) throw new AppError('not_found')
    await sendSheet(request, response, sheets.comparison(listings, await contextOf(request)), 'compare')
  })
  async function listingOf(request: Request, file: string) {
    return api.callInternally(listingsApi.get, { ...callOf(request), params: { id: nameIn(file) } })
  }
  app.get('/sheets/prices.pdf', async (request, response) => {
    const question = readQuestion(request.query)
    const { neighborhood, city, propertyType, transactionType } = question
    const query = {
      neighborhood,
      city,
      propertyType,
      transactionType,
      area: Math.round(question.area),
      limit: 100,
    }
    const [calculation, { comparables }] = await Promise.all([
      api.callInternally(pricesApi.calculate, { ...callOf(request), body: question }),
      api.callInternally(pricesApi.comparables, { ...callOf(request), query }),
    ])
    const sheet = sheets.prices({ question, calculation, comparables }, await contextOf(request))
    await sendSheet(request, response, sheet, 'prices')
  })
  app.get('/sheets/development/:file', async (request, response) => {
    const id = nameIn(request.params.file)
    const found = await api.callInternally(developmentsApi.one, { ...callOf(request), params: { id } })
    await sendSheet(request, response, sheets.development(found, await contextOf(request)), found.slug)
  })
  app.get('/sheets/poster/:file', async (request, response) => {
    const listing = await listingOf(request, request.params.file)
    const sheet = sheets.poster(listing, await contextOf(request))
    await sendSheet(request, response, sheet, `poster-${listing.id}`)
  })
  app.get('/sheets/:file', async (request, response) => {
    const listing = await listingOf(request, request.params.file)
    await sendSheet(request, response, sheets.listing(listing, await contextOf(request)), listing.id)
  })
}

const languageIn = (request: Request): Language => asLanguage(request.query.lang) ?? defaultLanguage

/** Throws `not_found`. */
function nameIn(file: string): string {
  const name = /^([\w-]{1,120})\.pdf$/.exec(file)?.[1]
  if (name === undefined) throw new AppError('not_found')
  return name
}

/** As in the address of the calculator. Throws `bad_parameter`. */
function readQuestion({ area, priceUSD, ...others }: Request['query']): PriceQuestion {
  const { neighborhood, city, propertyType, transactionType } = others
  const given = { neighborhood, city, propertyType, transactionType }
  return validate(
    priceQuestion,
    { ...given, area: Number(area), priceUSD: Number(priceUSD) },
    'bad_parameter',
  )
}

function readIds(value: unknown): string[] {
  const ids = typeof value === 'string' ? value.split(',') : []
  const named = [...new Set(ids)].filter((id) => /^[\w-]{1,64}$/.test(id))
  if (named.length < compareLimits.min || named.length > compareLimits.max) throw new AppError('not_found')
  return named
}

async function sendSheet(
  request: Request,
  response: Response,
  sheet: CachedFile,
  name: string,
): Promise<void> {
  response.set({
    ETag: `"${sheet.version}"`,
    'Cache-Control': 'public, max-age=300',
    // Search engines keep the page.
    'X-Robots-Tag': 'noindex',
  })
  if (request.fresh) {
    response.status(304).end()
    return
  }
  const file = await sheet.read()
  response.set('Content-Disposition', `inline; filename="${brand.slug}-${name}.pdf"`).type('pdf').send(file)
}
