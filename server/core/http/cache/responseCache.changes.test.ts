import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { type App, createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { listingTexts } from '#server/listings/listingTexts.table.ts'
import { refreshTerms } from '#server/listings/search/suggestions/terms.service.ts'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import {
  insertAgency,
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
} from '#tests/support/listings.ts'

let test: TestApp
const servers: { app: App; listening: Listening }[] = []
let plain: Listening
let ids: string[]
let owner: string
let agency: string

const towns = [
  { city: 'Luque', neighborhood: 'Centro' },
  { city: 'Asunción', neighborhood: 'Villa Morra' },
  { city: 'Asunción', neighborhood: 'Recoleta' },
  { city: 'Pueblo Ñu', neighborhood: '' },
] as const
const titles = ['Casa quinta', 'Casa en Luque', 'Departamento con piscina', 'Terreno', 'Villa Morra'] as const

beforeAll(async () => {
  test = await startApp()
  const { db } = test.context
  owner = await insertUser(db, { firstName: 'Nilda', publicProfile: true })
  agency = await insertAgency(db, { slug: 'tajy', city: 'Luque' })
  await db.insert(agencyMembers).values({ userId: owner, agencyId: agency, role: 'owner', slug: 'nilda' })
  ids = await insertListings(
    db,
    Array.from({ length: 16 }, (_, n) => ({
      ...towns[n % towns.length],
      title: titles[n % titles.length] ?? '',
      propertyType: n % 3 ? ('house' as const) : ('apartment' as const),
      transactionType: n % 4 ? ('sale' as const) : ('rent' as const),
      area: '100.00',
      featured: n % 5 === 0,
      agencyId: n % 4 === 0 ? agency : null,
      ...(n % 3 === 0 && { ownerUserId: owner }),
      firstPublishedAt: new Date(Date.UTC(2026, 0, n + 1)),
    })),
  )
  for (const id of ids.slice(0, 5)) await insertPictures(db, id, 2)
  await refreshTerms(db)
  for (let n = 0; n < 2; n++) {
    const app = createApp(test.context)
    await app.services.responseCache.start()
    await app.services.searchEngine.start()
    servers.push({ app, listening: await listenOn(app.listener, 0, '127.0.0.1') })
  }
  plain = await listenOn(createApp(test.context).listener, 0, '127.0.0.1')
})
afterAll(async () => {
  for (const { app, listening } of servers) {
    await app.services.responseCache.stop()
    await listening.drain()
  }
  await plain.drain()
  await test.close()
})

const addresses = () => [
  '/api/listings',
  '/api/listings?city=luque',
  '/api/listings?city=Luque,Asuncion&propertyType=house&transactionType=sale',
  '/api/listings?city=Pueblo+%C3%91u&transactionType=both',
  '/api/listings?neighborhood=Villa+Morra&transactionType=rent',
  '/api/listings?searchQuery=casa+quinta',
  '/api/listings?searchQuery=casa+en+luque&city=Asuncion',
  '/api/listings?searchQuery=penthose&propertyType=apartment,house',
  '/api/listings?near=-25.3,-57.6,20&sortBy=price',
  '/api/listings/facets',
  '/api/listings/facets?city=luque&propertyType=house&transactionType=sale',
  '/api/listings/facets?searchQuery=casa+con+piscina&city=asuncion',
  '/api/listings/trending?limit=3',
  '/api/listings/featured',
  '/api/listings/investment',
  '/api/search/suggestions?query=casa',
  '/api/search/suggestions?query=luq',
  `/api/users/${owner}`,
  `/api/users/${owner}/listings`,
  '/api/agencies',
  '/api/agencies/tajy',
  '/api/agencies/tajy/active-listings?text=casa',
  '/api/agents/nilda',
  '/api/agents/nilda/active-listings?transactionType=sale',
  ...[0, 1, 6].flatMap((n) => [
    `/api/listings/${ids[n]}`,
    `/api/listings/${ids[n]}/similar`,
    `/api/price-analysis/listing/${ids[n]}`,
  ]),
  '/api/price-analysis/comparables?city=Luque&neighborhood=Centro&propertyType=house',
  '/api/price-analysis/comparables?city=Asunci%C3%B3n&neighborhood=Recoleta&propertyType=apartment&transactionType=rent',
  '/api/price-analysis/neighborhoods?propertyType=house&city=luque',
  '/api/price-analysis/neighborhoods?propertyType=apartment&transactionType=rent',
]

type Change = (db: TestApp['context']['db']) => Promise<unknown>
const values: fc.Arbitrary<Partial<typeof listings.$inferInsert>> = fc.oneof(
  fc.constantFrom('active', 'reserved', 'closed', 'draft', 'active', 'active').map((status) => ({ status })),
  fc.constantFrom('sale', 'rent', 'both').map((transactionType) => ({ transactionType })),
  fc.constantFrom('house', 'apartment', 'land').map((propertyType) => ({ propertyType })),
  fc.constantFrom(...towns),
  fc
    .integer({ min: 500, max: 900_000 })
    .map((price) => ({ priceUsd: `${price}.00`, pricePerMonth: '400.00' })),
  fc.boolean().map((featured) => ({ featured })),
  fc.constantFrom(null, '8.50').map((estimatedRoi) => ({ estimatedRoi })),
  fc.boolean().map((isTheirs) => ({ agencyId: isTheirs ? agency : null })),
)
const which = fc.nat({ max: 15 })
const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(which, values).map(([n, set]): Change => {
      return (db) =>
        db
          .update(listings)
          .set(set)
          .where(eq(listings.id, ids[n] ?? ''))
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(which, fc.constantFrom(...titles)).map(([n, title]): Change => {
      return (db) =>
        db
          .update(listingTexts)
          .set({ title })
          .where(eq(listingTexts.listingId, ids[n] ?? ''))
    }),
  },
  fc.tuple(which, fc.constantFrom(...titles)).map(([n, title]): Change => {
    const text = { listingId: ids[n] ?? '', language: 'en', title: `${title} in English` }
    return (db) => db.insert(listingTexts).values(text).onConflictDoNothing()
  }),
  fc.tuple(fc.constantFrom(...titles), values).map(([title, set]): Change => {
    return (db) => insertListing(db, { ...set, title, area: '90.00' })
  }),
  fc.tuple(fc.constantFrom(...towns), values).map(([town, set]): Change => {
    return (db) =>
      insertListings(
        db,
        Array.from({ length: 120 }, () => ({ ...set, ...town, area: '80.00' })),
      )
  }),
  fc.constantFrom('Nilda', 'Rosa').map((firstName): Change => {
    return (db) => db.update(users).set({ firstName }).where(eq(users.id, owner))
  }),
  fc.constantFrom('Una', 'Otra').map((name): Change => {
    return (db) => db.update(agencies).set({ name }).where(eq(agencies.id, agency))
  }),
  fc.tuple(which, fc.string({ maxLength: 5 })).map(([n, caption]): Change => {
    return (db) =>
      db
        .update(listingMedia)
        .set({ caption })
        .where(eq(listingMedia.listingId, ids[n] ?? ''))
  }),
)

/** A page ranked by usefulness goes on at the second of its first answer. */
function withoutMoment(link: string): string {
  return link.replace(/(?<=cursor=)[\w-]+/, (cursor) => {
    const { at: _at, score: _score, ...rest } = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return JSON.stringify(rest)
  })
}

async function read(server: Listening, address: string, tries = 3): Promise<object> {
  const { status, headers, body } = await rawRequest(server, address)
  if (status >= 500 && tries > 1) return read(server, address, tries - 1)
  return {
    status,
    link: withoutMoment(`${headers.link ?? ''}`),
    total: headers['x-total-count'],
    text: body.toString(),
  }
}

describe('after a change', () => {
  it('every server responds as one without a cache, whatever has changed', async () => {
    const everywhere = [plain, ...servers.map(({ listening }) => listening)]
    const runs = runsOf(60)
    let hits = 0
    const check = fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 3 }), async (some) => {
      await test.context.db.transaction(async (tx) => {
        for (const change of some) await change(tx)
      })
      for (const { app } of servers) await app.services.responseCache.awaitInvalidation()
      const before = servers[0]?.app.services.responseCache.figures.hits ?? 0
      for (const address of addresses()) {
        const [fresh, ...stored] = await Promise.all(everywhere.map((server) => read(server, address)))
        for (const answer of stored) expect([address, answer]).toEqual([address, fresh])
      }
      hits += (servers[0]?.app.services.responseCache.figures.hits ?? 0) - before
    })
    await fc.assert(check, { numRuns: runs })
    expect(hits).toBeGreaterThan(runs * 5)
  }, 300_000)
})
