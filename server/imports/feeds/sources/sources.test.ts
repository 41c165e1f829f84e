import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importFeeds } from '#server/imports/feeds/feeds.table.ts'
import { feedColumns } from '#server/imports/feeds/formats/feedColumns.ts'
import { importRows } from '#server/imports/importRows.table.ts'
import type { FeedCheck, NewFeed } from '#shared/imports/feeds.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { identifyByHeader } from '#tests/support/calls.ts'
import { countsOf, feedUser } from '#tests/support/feedUser.ts'
import { draw } from '#tests/support/pictures.ts'
import {
  easyBrokerHome,
  houzezHome,
  realHomesHome,
  type SourceServer,
  startSourceServer,
  tokkoHome,
} from '#tests/support/sourceServers.ts'

let app: TestApp
let server: SourceServer
beforeAll(async () => {
  server = await startSourceServer()
  app = await startApp({ FETCH_EXCEPT: server.host }, { identify: identifyByHeader })
  await app.services.queue.start()
})
afterAll(async () => {
  await app.services.queue.stop()
  await app.close()
  await server.close()
})
beforeEach(() => server.reset())

const bodies = () => ({
  tokko: { format: 'tokko', url: server.url, key: server.key } satisfies NewFeed,
  easybroker: { format: 'easybroker', url: server.url, key: server.key } satisfies NewFeed,
  wordpress: { format: 'wordpress', url: `${server.url}/wp-admin/` } satisfies NewFeed,
})
type Kind = keyof ReturnType<typeof bodies>

/** So many homes at each. */
function fill(count: number): void {
  for (let at = 1; at <= count; at++) {
    server.tokko.push(tokkoHome(at))
    server.easyBroker.push(easyBrokerHome(`EB-${String(at).padStart(3, '0')}`))
    server.wordPress.push(houzezHome(at))
  }
}
const pictures = (count: number) => Array.from({ length: count }, (_, at) => `https://a.test/p/${at}.jpg`)
const rent = (price: number, currency = 'USD') => ({
  ...{ operation_id: 2, operation_type: 'Alquiler' },
  prices: [{ currency, price, period: 0 }],
})

/** What the first run found, as a row that somebody looks at. */
async function firstRow(body: NewFeed): Promise<Record<string, string>> {
  const user = await feedUser(app)
  expect((await user.add(body)).status).toBe(201)
  const { runs, problem } = await user.rest()
  expect(problem).toBeNull()
  const [row] = await app.context.db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, runs[0]?.id ?? ''))
  const told = Object.fromEntries(feedColumns.map((field, at) => [field, row?.cells[at] ?? '']))
  return { ...told, contact: row?.contact ?? '' }
}
const home = {
  price: '120000',
  currency: 'USD',
  city: 'Luque',
  neighborhood: 'Centro',
  bedrooms: '3',
  landArea: '360',
}

describe('a home', () => {
  it.each<[string, Kind, () => unknown, Record<string, string>]>([
    [
      'of Tokko',
      'tokko',
      () => server.tokko.push(tokkoHome(1)),
      {
        ...home,
        externalId: '1',
        landArea: '360.00',
        stage: 'new',
        status: 'active',
        amenities: 'Piscina',
        contact: 'ventas@inmobiliaria.example',
      },
    ],
    [
      'for sale and rent, of Tokko',
      'tokko',
      () => server.tokko.push(tokkoHome(1, { operations: [rent(900), ...[tokkoHome(1).operations].flat()] })),
      { transactionType: 'both', price: '120000', pricePerMonth: '900' },
    ],
    [
      'in guaraníes, of Tokko',
      'tokko',
      () => server.tokko.push(tokkoHome(1, { operations: [rent(3_500_000, 'PYG')] })),
      { transactionType: 'rent', price: '3500000', currency: 'PYG' },
    ],
    [
      'whose price Tokko hides',
      'tokko',
      () => server.tokko.push(tokkoHome(1, { web_price: false })),
      { transactionType: 'sale', price: '' },
    ],
    [
      'that a geocoder put in Miami',
      'tokko',
      () => server.tokko.push(tokkoHome(1, { geo_lat: '25.76', geo_long: '-80.19' })),
      { latitude: '', longitude: '' },
    ],
    [
      'with 130 pictures and a plan, of Tokko',
      'tokko',
      () =>
        server.tokko.push(
          tokkoHome(1, {
            photos: [
              { image: 'https://a.test/plan.png', order: 200, is_blueprint: true },
              ...pictures(130).map((image, order) => ({ image, order })),
            ].toReversed(),
          }),
        ),
      { photos: pictures(60).join('\n'), floorPlans: 'https://a.test/plan.png' },
    ],
    [
      'of EasyBroker',
      'easybroker',
      () => server.easyBroker.push(easyBrokerHome('EB-1')),
      {
        ...home,
        externalId: 'EB-1',
        transactionType: 'sale',
        address: 'Cerro Corá 100',
        contact: 'rosa@inmobiliaria.example',
      },
    ],
    [
      'whose place EasyBroker keeps',
      'easybroker',
      () =>
        server.easyBroker.push(
          easyBrokerHome('EB-1', {
            location: {
              name: 'Centro, Luque, Central',
              latitude: -25.27,
              longitude: -57.48,
              street: 'X',
              show_exact_location: false,
            },
          }),
        ),
      { city: 'Luque', address: '', latitude: '' },
    ],
    [
      'of Houzez, with its gallery in order',
      'wordpress',
      () => {
        for (const [at, url] of pictures(3).entries()) server.attachments.set(at + 10, url)
        server.wordPress.push(houzezHome(1, { fave_property_images: ['12', '10', '99', '11'] }))
      },
      {
        ...home,
        ...{ title: 'Casa 1 – Luque', transactionType: 'En Venta', latitude: '-25.27', currency: '' },
        photos: [2, 0, 1].map((at) => pictures(3)[at]).join('\n'),
      },
    ],
    [
      'of RealHomes, with objects',
      'wordpress',
      () =>
        server.wordPress.push(
          realHomesHome(1, {
            REAL_HOMES_property_location: { latitude: '-25.27', longitude: '-57.48' },
            REAL_HOMES_property_images: { 7: { ID: 7, full_url: 'https://a.test/7.jpg' } },
          }),
        ),
      { price: '120000', city: 'Luque', longitude: '-57.48', photos: 'https://a.test/7.jpg' },
    ],
    [
      'that is sold, of WordPress',
      'wordpress',
      () =>
        server.wordPress.push(
          houzezHome(
            1,
            {},
            { _embedded: { 'wp:term': [[{ taxonomy: 'property_status', name: 'Vendido' }]] } },
          ),
        ),
      { status: 'closed', transactionType: '' },
    ],
  ])('%s is read', async (_name, kind, say, expected) => {
    say()
    expect(await firstRow(bodies()[kind])).toMatchObject(expected)
  })
})

const term = (taxonomy: string, ...names: string[]) => names.map((name) => ({ taxonomy, name }))
const soldTerms = {
  _embedded: {
    'wp:term': [
      term('property_type', 'Casa'),
      term('property_status', 'Vendido'),
      term('property_city', 'Luque'),
      term('property_area', 'Centro'),
    ],
  },
}

it.each<Kind>(['tokko', 'wordpress'])(
  '%s that says that all are sold is not believed until its owner does',
  async (kind) => {
    fill(10)
    const user = await feedUser(app)
    await user.begin(bodies()[kind], { currency: 'USD' })
    const sell = (count: number) => {
      for (let at = 0; at < count; at++) {
        server.tokko[at] = tokkoHome(at + 1, { status: 3 })
        server.wordPress[at] = houzezHome(at + 1, {}, soldTerms)
      }
    }
    sell(2)
    const offered = async () => (await user.statuses()).filter((one) => one.endsWith(' active'))
    expect((await user.again()).problem).toBeNull()
    expect(await offered()).toHaveLength(8)
    sell(10)
    expect((await user.again()).problem).toBe('shrunken')
    expect(await offered()).toHaveLength(8)
    expect((await user.again({ accept: true })).problem).toBeNull()
    expect(await offered()).toEqual([])
  },
)

describe.each<Kind>(['tokko', 'easybroker', 'wordpress'])('%s', (kind) => {
  it('is read page by page, not again while nothing changes, and what changes alone is asked for', async () => {
    fill(60)
    const user = await feedUser(app)
    const { isReviewed, hasKey } = await user.begin(bodies()[kind], { currency: 'USD' })
    expect([isReviewed, hasKey]).toEqual([true, kind !== 'wordpress'])
    expect(await user.statuses()).toHaveLength(60)

    server.asked.length = 0
    expect((await user.again()).problem).toBeNull()
    expect(server.asked.map((one) => one.slice(-3))).toEqual(['304', '304'])

    const price = [{ operation_id: 1, operation_type: 'Venta', prices: [{ currency: 'USD', price: 99000 }] }]
    server.tokko[1] = tokkoHome(2, { reference_code: 'otro', operations: price })
    server.easyBroker[1] = easyBrokerHome('EB-002', {
      ...{
        operations: [{ type: 'sale', amount: 99000, currency: 'USD' }],
        updated_at: '2026-11-28T09:00:00-03:00',
      },
    })
    server.wordPress[1] = houzezHome(2, { fave_property_price: '99000' })
    server.asked.length = 0
    expect(countsOf(await user.again())).toMatchObject({ create: 0, update: 1, unchanged: 59 })
    expect(server.asked.filter((one) => one.includes('/v1/properties/'))).toHaveLength(
      kind === 'easybroker' ? 1 : 0,
    )
  })

  it('that fails in the middle, or tells less than it has, writes nothing', async () => {
    fill(60)
    const user = await feedUser(app)
    await user.begin(bodies()[kind], { currency: 'USD' })
    const before = await user.statuses()
    fill(1)
    const second = { tokko: 'offset=50', easybroker: 'page=2', wordpress: '&page=2' }[kind]
    const first = { tokko: 'offset=0', easybroker: 'page=1', wordpress: '&page=1' }[kind]
    const faults = [
      [{ status: 500 }, second, 'cut_off'],
      [{ status: 403 }, first, 'wrong_key'],
      [{ status: 429, headers: { 'Retry-After': '86400' } }, second, 'rate_limited'],
      // Whatever kind it is.
      ['cut', second, 'cut_off'],
      [{ status: 500 }, first, 'status'],
    ] as const
    for (const [fault, part, problem] of faults.slice(0, kind === 'tokko' ? 5 : 3)) {
      server.faults.set(part, fault)
      expect((await user.again()).problem, `${part} ${problem}`).toBe(problem)
      server.faults.clear()
    }
    expect(await user.statuses()).toEqual(before)
    server.faults.set(second, { status: 429, headers: { 'Retry-After': '86400' } })
    await user.again()
    server.faults.clear()
    const [{ nextRunAt } = { nextRunAt: new Date(0) }] = await app.context.db
      .select({ nextRunAt: importFeeds.nextRunAt })
      .from(importFeeds)
      .where(eq(importFeeds.userId, user.id))
    expect(nextRunAt.getTime()).toBeGreaterThan(Date.now() + 80_000_000)

    for (const list of [server.tokko, server.easyBroker, server.wordPress]) list.length = 0
    expect((await user.again()).problem).toBe('empty')
    expect(await user.statuses()).toEqual(before)
  })

  it('is waited for where it asks for it', async () => {
    fill(1)
    server.faults.set('', { status: 429, headers: { 'Retry-After': '0' }, times: 3 })
    const user = await feedUser(app)
    await user.begin(bodies()[kind], { currency: 'USD' })
    expect(await user.statuses()).toHaveLength(1)
  })
})

describe('before a source is added', () => {
  const check = async (body: NewFeed): Promise<FeedCheck> => {
    const user = await feedUser(app)
    const answer = await app.send('POST', '/api/feeds/check', body, user.who)
    expect(answer.status).toBe(200)
    expect(await user.list()).toEqual([])
    return answer.json()
  }

  it('its first three listings are shown as they would look', async () => {
    fill(5)
    server.pictures.set('/p/0.jpg', await draw().jpeg().toBuffer())
    server.tokko[0] = tokkoHome(1, { photos: [{ image: `${server.url}/p/0.jpg`, order: 0 }] })
    server.tokko[1] = tokkoHome(2, { operations: [rent(3_500_000, 'PYG')] })
    const { problem, listings } = await check(bodies().tokko)
    expect(problem).toBeNull()
    expect(listings).toMatchObject([
      {
        title: 'Casa 1 en Luque',
        priceUSD: '120000',
        city: 'Luque',
        media: [{ isPrimary: true }],
        problems: [],
      },
      { title: 'Casa 2 en Luque', transactionType: 'rent', price: { amount: '3500000', currency: 'PYG' } },
      { title: 'Casa 3 en Luque', media: [] },
    ])
    server.tokko[0] = tokkoHome(1, { publication_title: '' })
    expect((await check(bodies().tokko)).listings[0]?.title).toBe('Casa en venta en Centro, Luque')
  })

  it.each<[string, () => NewFeed, string]>([
    ['its key is wrong', () => ({ ...bodies().tokko, key: 'another' }), 'wrong_key'],
    ['so is that of EasyBroker', () => ({ ...bodies().easybroker, key: 'another' }), 'wrong_key'],
    ['there is nothing', () => ({ format: 'kyero', url: `${server.url}/nothing.xml` }), 'not_found'],
    ['there is no WordPress', () => ({ format: 'wordpress', url: `${server.url}/nothing` }), 'not_found'],
    ['it is another kind', () => ({ format: 'kyero', url: `${server.url}/page` }), 'not_a_feed'],
    ['it has no listings', () => bodies().tokko, 'empty'],
    [
      'the site shows no fields',
      () => {
        server.wordPress.push(houzezHome(1, {}, { property_meta: undefined }))
        return bodies().wordpress
      },
      'hidden_fields',
    ],
  ])('it is told that %s', async (_name, body, problem) => {
    expect(await check(body())).toEqual({ problem, listings: [] })
  })

  it.each<[string, NewFeed, string]>([
    ['no key', { format: 'tokko' }, 'key'],
    ['no address', { format: 'wordpress' }, 'url'],
    ['a private address', { format: 'wordpress', url: 'http://[::ffff:127.0.0.1]/' }, 'url'],
    ['a key in the clear', { format: 'tokko', key: 'x', url: 'http://example.com' }, 'url'],
  ])('%s is refused', async (_name, body, field) => {
    const user = await feedUser(app)
    for (const path of ['/api/feeds/check', '/api/feeds']) {
      const answer = await app.send('POST', path, body, user.who)
      expect(answer.status).toBe(422)
      expect(Object.keys((await answer.json()).fields)).toEqual([field])
    }
  })
})

it('a key is sealed, never told again, and may be replaced', async () => {
  fill(1)
  const user = await feedUser(app)
  const answer = await user.add({ ...bodies().tokko, key: 'an-old-key' })
  const text = await answer.text()
  expect(text).not.toContain('an-old-key')
  const { id } = JSON.parse(text)
  expect((await user.rest()).problem).toBe('wrong_key')
  const changed = await app.send('PATCH', `/api/feeds/${id}`, { key: server.key }, user.who)
  expect(await changed.text()).not.toContain(server.key)
  expect((await user.again()).problem).toBeNull()
  const [stored] = await app.context.db
    .select({ key: importFeeds.key })
    .from(importFeeds)
    .where(eq(importFeeds.id, id))
  expect(stored?.key).not.toContain(server.key)
})
