import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { newId } from '#server/core/ids.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { readTexts, wireTexts } from '#server/listings/listingTexts.ts'
import { media } from '#server/media/media.table.ts'
import { mediaUploads } from '#server/media/mediaUploads.table.ts'
import { priceAnalyses } from '#server/prices/priceAnalyses.table.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { startApp, type TestApp } from './app.ts'
import { as, identifyByHeader } from './calls.ts'
import { insertAdmin, insertListings, insertUser } from './listings.ts'

export const flat = {
  title: 'Departamento con balcón',
  description: 'Dos dormitorios, luminoso.',
  propertyType: 'apartment',
  neighborhood: 'villa morra',
  city: 'asuncion',
  priceUSD: 120_000,
  area: 80,
}

/** A new owner (the default) and administrator before each test. */
export function myListings() {
  let app: TestApp
  let owner: Record<string, string>
  let ownerId: string
  let admin: Record<string, string>
  beforeAll(async () => {
    app = await startApp({}, { identify: identifyByHeader })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    ownerId = await insertUser(app.context.db, { firstName: 'Rosa', lastName: 'Duarte' })
    owner = as('user', ownerId)
    admin = as('admin', await insertAdmin(app.context.db))
  })

  const create = (fields: object = {}, who = owner) =>
    app.send('POST', '/api/listings', { ...flat, ...fields }, who)
  const change = (id: string, fields: object, who = owner) =>
    app.send('PATCH', `/api/listings/${id}`, fields, who)
  const renew = (id: string, who = owner) => app.send('POST', `/api/listings/${id}/renew`, {}, who)
  const remove = (id: string, who = owner) =>
    app.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: who })
  const read = (id: string, who = owner) => app.fetch(`/api/listings/${id}`, { headers: who })
  const mine = (query = '', who = owner) => app.fetch(`/api/listings/mine${query}`, { headers: who })

  async function ok<T = Listing>(answer: Response | Promise<Response>, status = 200): Promise<T> {
    const response = await answer
    const body = await response.json()
    expect(response.status, JSON.stringify(body)).toBe(status)
    return body
  }
  async function refused(answer: Response | Promise<Response>) {
    const response = await answer
    const { code, fields } = await response.json()
    return { status: response.status, code, ...(fields && { fields: Object.keys(fields) }) }
  }
  const created = (fields: object = {}, who = owner) => ok(create(fields, who), 201)

  async function rowOf(id: string) {
    const [row] = await app.context.db.select().from(listings).where(eq(listings.id, id))
    if (!row) throw new Error('there is no such listing')
    return { ...row, ...wireTexts(await readTexts(app.context.db, id)) }
  }
  const pricesOf = (id: string) =>
    app.context.db
      .select({ amount: listingPrices.amount, currency: listingPrices.currency, usd: listingPrices.priceUsd })
      .from(listingPrices)
      .where(eq(listingPrices.listingId, id))
      .orderBy(asc(listingPrices.id))
  const activitiesOf = (id: string) =>
    app.context.db
      .select({ by: activities.userName, action: activities.action, title: activities.subjectName })
      .from(activities)
      .where(eq(activities.subjectId, id))
      .orderBy(asc(activities.id))
  const analysesOf = (id: string) =>
    app.context.db.select().from(priceAnalyses).where(eq(priceAnalyses.listingId, id))

  async function upload(userId: string | null): Promise<string> {
    const id = newId()
    await app.context.db.insert(media).values({ id, width: 1600, height: 1200 })
    await app.context.db.insert(mediaUploads).values({ mediaId: id, userId })
    return id
  }

  /** As comparables. */
  const market = () =>
    insertListings(
      app.context.db,
      [90_000, 95_000, 100_000, 105_000, 110_000].map((price) => ({
        propertyType: 'apartment' as const,
        priceUsd: String(price),
        area: '80',
      })),
    )

  return {
    get app() {
      return app
    },
    get owner() {
      return owner
    },
    get ownerId() {
      return ownerId
    },
    get admin() {
      return admin
    },
    create,
    created,
    change,
    renew,
    remove,
    read,
    mine,
    ok,
    refused,
    rowOf,
    pricesOf,
    activitiesOf,
    analysesOf,
    upload,
    market,
  }
}
