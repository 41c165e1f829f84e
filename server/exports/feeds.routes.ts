import type { Express, Request, Response } from 'express'
import { z } from 'zod/mini'
import { findActingKey } from '#server/apiKeys/apiKeys.service.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { limitRequests, memoryLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import { originOf } from '#server/core/http/origin.ts'
import type { Api } from '#server/core/http/serve.ts'
import { sendStream } from '#server/core/http/streams/sendStream.ts'
import { validate } from '#server/core/http/validate.ts'
import { words } from '#server/core/words.ts'
import { visitsCalendar } from '#server/inquiries/appointments/calendarFeed.ts'
import { eachOfParty } from '#server/listings/partyListings.ts'
import type { KeyScope } from '#shared/apiKeys/scopes.ts'
import { asLanguage, defaultLanguage } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import { readSearch } from '#shared/search/readSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import { searchTitle } from '#shared/search/searchTitle.ts'
import { sendNdjson } from './exports.routes.ts'
import { kyeroFoot, kyeroHead, kyeroProperties } from './kyero.ts'
import { metaFoot, metaHead, metaListings } from './meta.ts'
import { atomFeed, jsonFeed, type SearchFeed } from './searchFeeds.ts'

/** Of a secret address. */
const feedLimit: Limit = { points: 60, seconds: 3600 }
const inFeed = 48
const searchFeedLimit: Limit = { points: 120, seconds: 60 }

const sinceQuery = z.object({ since: z.optional(z.iso.datetime()) })

/** XML of all that is active, by file name. */
const catalogues: Record<
  string,
  { head(origin: string): string; write(listing: Listing, origin: string): string; foot: string }
> = {
  'kyero.xml': { head: () => kyeroHead, write: kyeroProperties, foot: kyeroFoot },
  'meta.xml': { head: metaHead, write: metaListings, foot: metaFoot },
}

/** Files that other sites fetch: of what a party has, and of what fits a search. */
export function feedRoutes(app: Express, api: Api, context: Context): void {
  partyFeeds(app, context)
  searchFeeds(app, api, context)
}

function partyFeeds(app: Express, context: Context): void {
  const take = createSharedLimit(context, 'feeds', feedLimit)
  app.use('/feeds', limitRequests(memoryLimitByAddress(context, searchFeedLimit)))

  /** Unknown addresses are not found: they tell nothing of who has one. */
  async function readerOf(
    { params: { key } }: Request<{ key: string }>,
    scope: KeyScope = 'feeds:read',
  ): Promise<Extract<Actor, { kind: 'user' }>> {
    const found = await findActingKey(context.db, key)
    const actor = found?.actor
    if (actor?.kind !== 'user' || !actor.scopes?.includes(scope)) throw new AppError('not_found')
    await take(found?.id ?? '')
    return actor
  }

  app.get('/feeds/:key/visitas.ics', async (request: Request<{ key: string }>, response) => {
    const { id } = await readerOf(request, 'calendar:read')
    response
      .set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
      .type('text/calendar; charset=utf-8')
      .send(await visitsCalendar(context, id))
  })

  for (const [name, { head, write, foot }] of Object.entries(catalogues))
    app.get(`/feeds/:key/${name}`, async (request: Request<{ key: string }>, response) => {
      const actor = await readerOf(request)
      response.set('X-Robots-Tag', 'noindex')
      const origin = originOf(request, context.env)
      async function* parts() {
        yield head(origin)
        const all = eachOfParty(context.database.reads, actor, { which: 'shown' })
        for await (const batch of all) yield batch.map((listing) => write(listing, origin)).join('')
        yield foot
      }
      await sendStream(request, { name, type: 'application/xml', isShown: true }, parts())
    })
  app.get('/feeds/:key/listings.ndjson', async (request: Request<{ key: string }>, response) => {
    const { since } = validate(sinceQuery, request.query, 'bad_parameter')
    const actor = await readerOf(request)
    response.set('X-Robots-Tag', 'noindex')
    const lines = { which: 'shown', since, name: 'listings.ndjson', isShown: true } as const
    await sendNdjson(request, { context, actor, ...lines })
  })
}

function searchFeeds(app: Express, api: Api, context: Context): void {
  const limit = limitRequests(memoryLimitByAddress(context, searchFeedLimit))

  async function feedOf(request: Request): Promise<SearchFeed> {
    const language = asLanguage(request.query.lang) ?? defaultLanguage
    const origin = originOf(request, context.env)
    const end = request.originalUrl.indexOf('?')
    const text = end < 0 ? '' : request.originalUrl.slice(end)
    const { search } = readSearch(text)
    const query = searchQueryValues({ ...search, sortBy: 'date', sortOrder: 'desc' })
    const page = await api.callPageInternally(listingsApi.search, {
      actor: { kind: 'visitor' },
      ...{ language, request },
      query: { ...query, limit: inFeed },
    })
    return {
      title: searchTitle(search, words(language).search),
      address: origin + request.originalUrl,
      page: origin + paths.search() + text,
      ...{ language, origin },
      listings: page.items,
    }
  }

  const send = (response: Response, type: string, body: string) =>
    response.set({ 'Cache-Control': 'public, max-age=300', 'X-Robots-Tag': 'noindex' }).type(type).send(body)

  app.get('/search.atom', limit, async (request, response) => {
    send(response, 'application/atom+xml; charset=utf-8', atomFeed(await feedOf(request)))
  })
  app.get('/search.json', limit, async (request, response) => {
    const body = JSON.stringify(jsonFeed(await feedOf(request)))
    send(response, 'application/feed+json; charset=utf-8', body)
  })
}
