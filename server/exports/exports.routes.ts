import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import { type Cell, sendCsv } from '#server/core/http/csv.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import { originOf } from '#server/core/http/origin.ts'
import type { Api } from '#server/core/http/serve.ts'
import { sendStream } from '#server/core/http/streams/sendStream.ts'
import { words } from '#server/core/words.ts'
import { eachOfParty, type PartyListings } from '#server/listings/partyListings.ts'
import { brand } from '#shared/brand.ts'
import { dayInParaguay } from '#shared/core/paraguayTime.ts'
import { listingExportsApi } from '#shared/exports/exportsApi.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { resoListing } from './reso.ts'
import { sheetColumns } from './sheetRows.ts'

/** Each reads all that a party has. */
const exportLimit: Limit = { points: 60, seconds: 3600 }

export function exportRoutes(api: Api, context: Context): void {
  const { env, database } = context
  const take = createSharedLimit(context, 'listing-export', exportLimit)
  const nameOf = (language: 'es' | 'en') =>
    `${brand.slug}-${words(language).listingExport.file}-${dayInParaguay(new Date())}`

  api.serve(listingExportsApi.csv, async ({ actor, language, request }) => {
    await take(userIdOf(actor))
    const columns = sheetColumns(language, originOf(request, env))
    const batches = eachOfParty(database.reads, actor, { which: 'all' })
    const header = columns.map(({ name }) => name)
    await sendCsv(
      request,
      nameOf(language),
      header,
      rowsOf(batches, (listing) => columns.map(({ cell }) => cell(listing))),
    )
    return undefined
  })
  api.serve(listingExportsApi.ndjson, async ({ actor, language, request, query: { since } }) => {
    await take(userIdOf(actor))
    await sendNdjson(request, { context, actor, which: 'all', since, name: `${nameOf(language)}.ndjson` })
    return undefined
  })
}

interface Lines extends PartyListings {
  context: Context
  actor: Actor
  name: string
  isShown?: boolean
}

/** One listing a line. */
export function sendNdjson(request: Request, lines: Lines): Promise<void> {
  const { context, actor, name, isShown } = lines
  const origin = originOf(request, context.env)
  async function* parts() {
    for await (const batch of eachOfParty(context.database.reads, actor, lines))
      yield batch
        .map((listing) => `${JSON.stringify(resoListing(listing, origin, lines.which === 'shown'))}\n`)
        .join('')
  }
  return sendStream(request, { name, type: 'application/x-ndjson', isShown }, parts())
}

async function* rowsOf(batches: AsyncIterable<Listing[]>, toCells: (listing: Listing) => Cell[]) {
  for await (const batch of batches) yield batch.map(toCells)
}
