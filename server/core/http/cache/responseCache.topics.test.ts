import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { agents } from '#server/agencies/agents.table.ts'
import { type App, createApp } from '#server/app.ts'
import { moveTurn } from '#server/boosts/boosts.queries.ts'
import { addQuery, recordReads } from '#server/core/database/recordReads.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { developmentUnits } from '#server/developments/units.table.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { listingTexts } from '#server/listings/listingTexts.table.ts'
import { media } from '#server/media/media.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import {
  fixedAddresses,
  ofAgencies,
  ofCards,
  ofDevelopments,
  ofNames,
  ofPeople,
  ofSuggestions,
  ofTheKind,
  ofTheListing,
} from '#tests/support/cachedCalls.ts'
import { label } from '#tests/support/calls.ts'
import { insertDevelopment } from '#tests/support/developments.ts'
import {
  insertAgency,
  insertBoost,
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
} from '#tests/support/listings.ts'

let test: TestApp
let app: App
let listening: Listening
const ids = {
  shown: '',
  like: '',
  elsewhere: '',
  draft: '',
  owner: '',
  stranger: '',
  agency: '',
  member: '',
  reserved: '',
  picture: '',
}

beforeAll(async () => {
  // Responses also expire by their age.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  test = await startApp()
  const { db } = test.context
  ids.owner = await insertUser(db, { firstName: 'Nilda', publicProfile: true })
  ids.stranger = await insertUser(db, { firstName: 'Rosa', publicProfile: true })
  ids.agency = await insertAgency(db, { slug: 'tajy', city: 'Luque' })
  ids.member = await insertUser(db, { firstName: 'Rosa' })
  await db.insert(agencyMembers).values([
    { userId: ids.owner, agencyId: ids.agency, role: 'owner', slug: 'nilda' },
    { userId: ids.member, agencyId: ids.agency, role: 'agent', slug: 'rosa' },
  ])
  const house = { city: 'Luque', neighborhood: 'Centro', area: '200.00', title: 'Casa quinta' }
  ids.shown = await insertListing(db, {
    ...house,
    ownerUserId: ids.owner,
    agencyId: ids.agency,
    featured: true,
    recentViews: 10,
  })
  ;[ids.like = ''] = await insertListings(
    db,
    Array.from({ length: 6 }, () => house),
  )
  await insertBoost(db, ids.shown, ids.agency)
  await insertDevelopment(db, { agencyId: ids.agency, slug: 'torre' })
  ids.elsewhere = await insertListing(db, {
    city: 'Encarnación',
    neighborhood: 'Centro',
    propertyType: 'apartment',
    transactionType: 'rent',
    title: 'Departamento céntrico',
  })
  ids.reserved = await insertListing(db, { ...house, agencyId: ids.agency, status: 'reserved' })
  ids.draft = await insertListing(db, { ...house, status: 'draft', firstPublishedAt: null })
  ;[ids.picture = ''] = await insertPictures(db, ids.shown, 1)
  app = createApp(test.context)
  await app.services.responseCache.start()
  await app.services.searchEngine.start()
  listening = await listenOn(app.listener, 0, '127.0.0.1')
  await missed()
  await awaitInvalidation()
})
afterAll(async () => {
  await app.services.responseCache.stop()
  await listening.drain()
  await test.close()
  vi.useRealTimers()
})

const kind = 'city=Luque&propertyType=house&transactionType=sale'
const place = 'city=Luque&neighborhood=Centro&propertyType=house'

/** Add new ones here, and below with the changes that affect them. */
const addresses: Record<string, () => string> = {
  ...fixedAddresses,
  'GET /api/users/:id': () => `/api/users/${ids.owner}`,
  'GET /api/users/:id/listings': () => `/api/users/${ids.owner}/listings`,
  'GET /api/boosts': () => `/api/boosts?${kind}`,
  'GET /api/listings': () => `/api/listings?${kind}`,
  'GET /api/listings/facets': () => `/api/listings/facets?${kind}`,
  'GET /api/listings/clusters': () => `/api/listings/clusters?${kind}`,
  'GET /api/listings/figures': () => `/api/listings/figures?${kind}`,
  'GET /api/listings/alternatives': () => `/api/listings/alternatives?${kind}`,
  'GET /api/listings/:id': () => `/api/listings/${ids.shown}`,
  'GET /api/listings/:id/similar': () => `/api/listings/${ids.shown}/similar`,
  'GET /api/listings/:id/price-history': () => `/api/listings/${ids.shown}/price-history`,
  'GET /api/price-analysis/comparables': () => `/api/price-analysis/comparables?${place}`,
  'GET /api/price-analysis/listing/:id': () => `/api/price-analysis/listing/${ids.shown}`,
  'GET /api/price-analysis/neighborhoods': () => `/api/price-analysis/neighborhoods?${kind}`,
  'GET /api/markets': () => `/api/markets?${place}`,
}
const all = Object.keys(addresses)

const awaitInvalidation = () => app.services.responseCache.awaitInvalidation()
async function missed(): Promise<string[]> {
  const { figures } = app.services.responseCache
  const anew: string[] = []
  for (const [name, address] of Object.entries(addresses)) {
    const { misses } = figures
    expect((await rawRequest(listening, address())).status, name).toBe(200)
    if (figures.misses > misses) anew.push(name)
  }
  return anew
}

const db = () => test.context.db
const change = (id: string, values: Partial<typeof listings.$inferInsert>) =>
  db().update(listings).set(values).where(eq(listings.id, id))

const changeMember = (values: Partial<typeof agencyMembers.$inferInsert>) =>
  db().update(agencyMembers).set(values).where(eq(agencyMembers.userId, ids.owner))

const rename = (id: string, title: string) =>
  db().update(listingTexts).set({ title }).where(eq(listingTexts.listingId, id))

const changes: [string, () => Promise<unknown>, string[]][] = [
  ['the price of a listing', () => change(ids.shown, { priceUsd: '111000.00' }), ofTheListing],
  [
    'the title of a listing',
    () => rename(ids.shown, 'Casa grande'),
    [...ofTheListing, ...ofAgencies, ...ofSuggestions],
  ],
  ['the turn of the featured', () => moveTurn(db()), ['GET /api/boosts']],
  ['the price of another like it', () => change(ids.like, { priceUsd: '99000.00' }), ofTheKind],
  [
    'one like it that is withdrawn',
    () => change(ids.like, { status: 'reserved' }),
    [...ofTheKind, ...ofNames],
  ],
  ['one like it that is reserved and closes', () => change(ids.like, { status: 'closed' }), ofTheKind],
  ['one like it that comes back', () => change(ids.like, { status: 'active' }), [...ofTheKind, ...ofNames]],
  [
    'a listing of another kind elsewhere',
    () => change(ids.elsewhere, { priceUsd: '700.00' }),
    ['GET /api/listings/alternatives', 'GET /api/listings/investment'],
  ],
  ['a draft', () => change(ids.draft, { priceUsd: '1.00' }), []],
  ['the title of a draft', () => rename(ids.draft, 'Casa sin terminar'), []],
  ['a draft that is handed in', () => change(ids.draft, { status: 'pending' }), []],
  [
    'one that is handed in, written',
    () => insertListing(db(), { city: 'Luque', status: 'pending', firstPublishedAt: null }),
    [],
  ],
  ['the pictures of a draft', () => insertPictures(db(), ids.draft, 3), []],
  ['what nobody sees of a listing', () => change(ids.shown, { remindedAt: new Date() }), []],
  ['a listing that is written as it was', () => change(ids.shown, { featured: true }), []],
  [
    'a picture’s caption',
    () => db().update(listingMedia).set({ caption: 'Patio' }).where(eq(listingMedia.listingId, ids.shown)),
    ofTheListing,
  ],
  [
    'a picture itself',
    () => db().update(media).set({ placeholder: 'AQID' }).where(eq(media.id, ids.picture)),
    ofTheListing,
  ],
  [
    'a picture taken out',
    () => db().delete(listingMedia).where(eq(listingMedia.listingId, ids.shown)),
    ofTheListing,
  ],
  [
    'the name of its agency',
    () => db().update(agencies).set({ name: 'Otra' }).where(eq(agencies.id, ids.agency)),
    [...ofTheListing, ...ofAgencies, ...ofDevelopments],
  ],
  ['a unit', () => db().update(developmentUnits).set({ price: 70_000 }), ofDevelopments],
  [
    'the name of its author',
    () => db().update(users).set({ firstName: 'Ña Nilda' }).where(eq(users.id, ids.owner)),
    [...ofTheListing, ...ofAgencies],
  ],
  [
    'the name of somebody else',
    () => db().update(users).set({ firstName: 'Ña Rosa' }).where(eq(users.id, ids.stranger)),
    [],
  ],
  ['a member’s languages', () => changeMember({ languages: ['gn'] }), ofPeople],
  [
    'a member’s absence and turn',
    () => changeMember({ absentUntil: new Date(), lastLeadAt: new Date() }),
    [],
  ],
  [
    'the name of a member without a public profile',
    () => db().update(users).set({ firstName: 'Rosalía' }).where(eq(users.id, ids.member)),
    ofPeople,
  ],
  [
    'an agent in the panel',
    () =>
      db()
        .insert(agents)
        .values({ id: 'hugo', name: 'Hugo', whatsapp: '+595981000001', agencyId: ids.agency }),
    ['GET /api/agencies/:id'],
  ],
  [
    'one of an agency that is reserved and closes',
    () => change(ids.reserved, { status: 'closed' }),
    [...ofAgencies, ...ofTheKind],
  ],
  [
    'the title of what it closed',
    () => rename(ids.reserved, 'Casa vendida'),
    [...ofAgencies, 'GET /api/listings/investment'],
  ],
  [
    'a measurement of estimates',
    () =>
      db().execute(sql`
        insert into estimate_accuracy (transaction_type, property_type, listings, median_error_percent, within_10_percent,
          within_20_percent, in_range_percent, unanswered_percent, measured_at)
        values ('sale', 'house', 30, 12, 40, 70, 50, 0, now())`),
    ['GET /api/price-analysis/accuracy', 'GET /api/price-analysis/listing/:id'],
  ],
  ['a setting', () => writeSetting(db(), 'whatsappNumber', '+595981000001'), ['GET /api/settings/public']],
  [
    'the terms',
    () =>
      db().execute(sql`insert into terms (kind, key, term, weight) values ('word', 'quincho', 'quincho', 1)`),
    ofSuggestions,
  ],
  [
    'the exchange rate',
    () => db().execute(sql`insert into exchange_rates (source, rate) values ('test', 7500)`),
    ['GET /api/currency/history'],
  ],
  [
    'an import elsewhere',
    () =>
      insertListings(
        db(),
        Array.from({ length: 150 }, () => ({ city: 'Encarnación', neighborhood: 'Centro' })),
      ),
    [
      'GET /api/listings/facets',
      'GET /api/listings/alternatives',
      'GET /api/listings/investment',
      'GET /api/listings/featured',
      ...ofCards,
      'GET /api/users/:id',
      'GET /api/users/:id/listings',
      ...ofNames,
    ],
  ],
  [
    'an import in the city',
    () =>
      insertListings(
        db(),
        Array.from({ length: 150 }, () => ({ city: 'Luque', propertyType: 'land' as const })),
      ),
    [...ofTheListing, ...ofSuggestions],
  ],
]

describe('a change', () => {
  it.each(changes)(
    'of %s invalidates the responses that contain it, and no others',
    async (_name, write, dropped) => {
      await missed()
      expect(await missed()).toEqual([])
      await write()
      await awaitInvalidation()
      expect((await missed()).sort()).toEqual([...new Set(dropped)].sort())
    },
  )

  it('of anything, notified without details, invalidates all that read the table', async () => {
    await missed()
    await db().execute(sql`select pg_notify('oga_changed', 'listings')`)
    await awaitInvalidation()
    expect((await missed()).sort()).toEqual(
      [...new Set([...ofTheListing, ...ofAgencies, ...ofSuggestions])].sort(),
    )
  })

  it('of many listings in one transaction is notified by city, and by their ids', async () => {
    const heard: string[] = []
    const stop = await test.context.database.listen(
      'oga_changed',
      (payload) => heard.push(payload),
      () => {},
    )
    await insertListings(
      db(),
      Array.from({ length: 400 }, (_, n) => ({ city: n % 2 ? 'Luque' : 'Areguá' })),
    )
    await awaitInvalidation()
    await expect.poll(() => heard.at(-1)).toMatch(/^awaited/)
    expect(heard.filter((payload) => payload.startsWith('changed '))).toHaveLength(300)
    const told = heard.filter((payload) => !/^(awaited|changed) /.test(payload))
    expect(told.filter((payload) => payload.includes('"id"'))).toHaveLength(100)
    expect(told.filter((payload) => !payload.includes('"id"')).sort()).toEqual([
      'listings {"city" : "aregua"}',
      'listings {"city" : "luque"}',
      'listings {"listed":true}',
    ])
    await stop()
  })
})

describe('every cached endpoint', () => {
  it('is covered by these tests', () => {
    const stored = test.endpoints.filter(
      ({ method, cache, ages }) => method === 'GET' && cache === 'public' && !ages,
    )
    expect(all.toSorted()).toEqual(stored.map(label).sort())
  })

  it('is invalidated by something, unless its response never changes', () => {
    const dropped = new Set(changes.flatMap(([, , names]) => names))
    expect(all.filter((name) => !dropped.has(name))).toEqual([
      'GET /api/openapi.json',
      'GET /api/settings/map',
      'GET /api/notifications/key',
      'GET /api/search/place',
      'GET /api/guides/questions',
    ])
  })

  it('reads only tables with change triggers, and all of them are recorded', async () => {
    const { rows } = await db().execute<{ name: string; tells: boolean }>(sql`
      select c.relname as name, exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname like 'notify_%'
      ) as tells
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
    const tells = new Map(rows.map(({ name, tells }) => [name, tells]))
    const query = vi.spyOn(test.context.database.pool, 'query')
    // Invalidates memos too.
    await db().execute(sql`select pg_notify('oga_changed', 'settings')`)
    await db().execute(sql`select pg_notify('oga_changed', 'listings')`)
    await awaitInvalidation()
    await missed()
    const more = ['/api/listings?searchQuery=casa+quinta+luque', '/api/listings/facets?searchQuery=kasa']
    for (const address of more) await rawRequest(listening, address)
    const texts = query.mock.calls.map(([statement]) => String(Object(statement).text ?? statement))
    query.mockRestore()
    const isOfIndex = /\b(listing_outbox|order_listing_changes)\b/
    const read = texts.filter(
      (text) => !/^\s*(insert|update|delete|select pg_)/i.test(text) && !isOfIndex.test(text),
    )
    expect(read.length).toBeGreaterThan(20)
    for (const text of read) {
      const { topics } = await recordReads(async () => addQuery(text))
      const named = [...topics].filter((topic) => tells.has(topic))
      const words = new Set(
        text.match(/(?<![."\w])"?[a-z_]+"?(?![\w.])/g)?.map((word) => word.replaceAll('"', '')),
      )
      for (const table of named) expect([table, tells.get(table)]).toEqual([table, true])
      for (const word of words) if (tells.get(word)) expect([text, ...named]).toContain(word)
    }
  })
})
