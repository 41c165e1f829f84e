import type { Express, Request, Response } from 'express'
import { z } from 'zod/mini'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { limitRequests, memoryLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import type { Limit } from '#server/core/http/limits/limits.ts'
import { originOf } from '#server/core/http/origin.ts'
import { hashOf } from '#server/core/http/security.ts'
import type { Api } from '#server/core/http/serve.ts'
import { validate } from '#server/core/http/validate.ts'
import { words } from '#server/core/words.ts'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { embedOptions } from '#shared/embeds.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { paths } from '#shared/paths.ts'
import { type Embed, embedPage } from './embedPage.ts'
import { oembedOf } from './oembed.ts'

const limit: Limit = { points: 240, seconds: 60 }
const defaultCount = 6

const oembedQuery = z.object({
  url: z.string().check(z.maxLength(2000)),
  format: z.optional(z.string()),
  maxwidth: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  maxheight: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
})

/** `/embed/agency/{slug}` and `/embed/listing/{id}` for frames of any site, and what oEmbed asks for. */
export function embedRoutes(app: Express, api: Api, context: Context): void {
  const take = limitRequests(memoryLimitByAddress(context, limit))
  app.use('/embed', take)

  /** As a visitor sees it, whoever asks. */
  const callOf = (request: Request) => {
    const { lang = defaultLanguage } = validate(embedOptions, request.query, 'bad_parameter')
    return { actor: { kind: 'visitor' }, language: lang, request } as const
  }

  async function send(request: Request, response: Response, embed: Embed): Promise<void> {
    const call = callOf(request)
    const { rate } = await api.callInternally(currencyApi.rate, call)
    const options = validate(embedOptions, request.query, 'bad_parameter')
    const { html, style } = embedPage(embed, {
      ...{ language: call.language, rate, options },
      origin: originOf(request, context.env),
    })
    response.removeHeader('X-Frame-Options')
    response
      .set({
        'Cache-Control': 'public, max-age=300',
        'Content-Security-Policy': framePolicy(style),
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Robots-Tag': 'noindex',
      })
      .type('html')
      .send(html)
  }

  app.get('/embed/agency/:slug', async (request: Request<{ slug: string }>, response) => {
    const call = callOf(request)
    const { limit: count = defaultCount } = validate(embedOptions, request.query, 'bad_parameter')
    const params = { id: request.params.slug }
    const agency = await api.callInternally(publicAgenciesApi.agency, { ...call, params })
    const { items } = await api.callPageInternally(publicAgenciesApi.agencyListings, {
      ...call,
      params,
      query: { limit: count },
    })
    await send(request, response, {
      title: agency.name,
      path: paths.agencyProfile(agency.slug),
      more: words(call.language).embeds.all(agency.listings),
      listings: items,
    })
  })

  app.get('/embed/listing/:id', async (request: Request<{ id: string }>, response) => {
    const call = callOf(request)
    const listing = await api.callInternally(listingsApi.get, { ...call, params: { id: request.params.id } })
    await send(request, response, {
      title: listingText(listing, call.language).title,
      path: paths.property(listing.id),
      more: words(call.language).embeds.open,
      listings: [listing],
    })
  })

  app.get('/oembed', take, async (request, response) => {
    const query = validate(oembedQuery, request.query, 'bad_parameter')
    if (query.format !== undefined && query.format !== 'json') {
      response.status(501).set('Cache-Control', 'no-store').end()
      return
    }
    const answer = await oembedOf(query, {
      origin: originOf(request, context.env),
      readListing: (id, language) =>
        api.callInternally(listingsApi.get, {
          actor: { kind: 'visitor' },
          language,
          request,
          params: { id },
        }),
      readAgency: (id, language) =>
        api.callInternally(publicAgenciesApi.agency, {
          ...{ actor: { kind: 'visitor' }, language, request },
          params: { id },
        }),
    })
    if (!answer) throw new AppError('not_found')
    response.set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' }).json(answer)
  })
}

/** Nothing but its pictures and its own style; whoever likes may frame it. */
const framePolicy = (style: string) =>
  [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join(';')
