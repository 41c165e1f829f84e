import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { media } from '#server/media/media.table.ts'
import { mediaUploads } from '#server/media/mediaUploads.table.ts'
import { propertyTypes, sortFields } from '#shared/listings/listingTypes.ts'
import { acceptedBy } from '#tests/support/accepted.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { actors, ensureActors, identifyByHeader } from '#tests/support/calls.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { insertListings } from '#tests/support/listings.ts'

let app: TestApp
let listingId: string
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  const { db } = app.context
  await ensureActors(db)
  await db.insert(media).values({ id: 'own-picture', width: 10, height: 10 })
  await db.insert(mediaUploads).values({ mediaId: 'own-picture', userId: actors.user.id })
  const market = propertyTypes.flatMap((propertyType) =>
    (['both', 'rent'] as const).flatMap((transactionType) =>
      Array.from({ length: 3 }, () => ({ propertyType, transactionType, area: '100', pricePerMonth: '500' })),
    ),
  )
  const own = { ownerUserId: actors.user.id, ownerAdminId: null, title: 'Casa con patio' }
  const [id = ''] = await insertListings(db, [own, ...market])
  listingId = id
})
afterAll(() => app.close())

function withWholePoint(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('latitude' in body)) return body
  return { ...body, longitude: typeof body.latitude === 'number' ? -57 : null }
}

describe('what a schema accepts, the database takes', () => {
  it('of bodies, at the ends of every range and with every letter', async () => {
    const example = {
      id: 'own-picture',
      listingId,
      ids: listingId,
      listingIds: listingId,
      userId: actors.user.id,
      p256dh: 'x'.repeat(87),
      auth: 'x'.repeat(22),
    }
    for (const { method, path, body } of app.endpoints) {
      if (!body) continue
      const check = fc.asyncProperty(acceptedBy(body, example), async (value) => {
        const address = path.replace(/:\w+/, listingId)
        const response = await app.send(method, address, withWholePoint(value), { 'X-Test-Actor': 'user' })
        const text = await response.text()
        const isFit = response.status < 500 || text.includes('"ai_unavailable"')
        expect(isFit, `${method} ${path} ${response.status} ${text}`).toBe(true)
      })
      await fc.assert(check, { numRuns: runsOf(60) })
    }
  }, 300_000)

  it('of cursors, with the largest figures that one may carry', async () => {
    const lists = sortFields.map((sortBy) => `sortBy=${sortBy}`)
    for (const list of [...lists, 'sortBy=price&transactionType=rent', 'searchQuery=casa']) {
      const address = `/api/listings?limit=1&${list}`
      const link = (await app.fetch(address)).headers.get('link') ?? ''
      const cursor = /cursor=([\w-]+)/.exec(link)?.[1] ?? ''
      const place = JSON.parse(Buffer.from(cursor, 'base64url').toString())
      const figures = ['0', '9'.repeat(9), '9'.repeat(16), '-9999999999999999.99', '9999.999999', null]
      for (const name of Object.keys(place)) {
        for (const figure of [...figures, 4_102_444_800]) {
          const other = Buffer.from(JSON.stringify({ ...place, [name]: figure })).toString('base64url')
          const response = await app.fetch(`${address}&cursor=${other}`)
          expect([200, 400], `${list} ${name} ${figure} ${await response.text()}`).toContain(response.status)
        }
      }
    }
  })
})

describe('a header made to be read slowly', () => {
  const names = [
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Cache-Control',
    'Content-Type',
    'Cookie',
    'If-None-Match',
    'Origin',
    'Range',
    'Referer',
    'User-Agent',
    'X-Forwarded-For',
    'X-Request-Id',
  ]
  const length = 14_000
  const fillings = [' ', '\t', ',', ';', ' ;', ';q=', '=', '"', '/', '0', 'a,', '*;']
  const texts = fillings.map((one) => `a${one.repeat(length / one.length)}b`)

  it.each(['/api/listings?limit=1', '/api/login', '/', '/sitemap.xml'])(
    'takes no longer than others at %s',
    async (path) => {
      const server = { port: Number(new URL(app.url).port) }
      // The best of several, as other load varies.
      const best = async (headers: Record<string, string>, enough: number) => {
        let ms = Number.POSITIVE_INFINITY
        for (let tries = 0; tries < 30 && ms > enough; tries++) {
          const start = performance.now()
          await rawRequest(server, path, headers)
          ms = Math.min(ms, performance.now() - start)
        }
        return ms
      }
      const longest = slowest * (await best({ 'X-Harmless': 'a'.repeat(length) }, 0))
      for (const name of names) {
        for (const [index, text] of texts.entries()) {
          const ms = await best({ [name]: text }, longest)
          expect(ms, `${name} full of ${JSON.stringify(fillings[index])}`).toBeLessThan(longest)
        }
      }
    },
    60_000,
  )
})

/** Linear ones take a few times an unread header, quadratic ones fifty and more. */
const slowest = 20
