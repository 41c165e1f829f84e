import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import type { Feed } from '#shared/imports/feeds.ts'
import type { FeedFormat } from '#shared/imports/feedTypes.ts'
import { setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { identifyByHeader } from '#tests/support/calls.ts'
import { type FeedServer, kyeroFeed, kyeroProperty, startFeedServer } from '#tests/support/feedServer.ts'
import { countsOf, feedUser } from '#tests/support/feedUser.ts'
import { mailsTo } from '#tests/support/jobs.ts'
import { fetchDueFeeds } from './feeds.service.ts'
import { feedColumns } from './formats/feedColumns.ts'
import { expireWithdrawn } from './freshness.ts'
import { readFeed } from './readFeed.ts'
import { cellsOf } from './sources/feedEntry.ts'

async function* chunksOf(content: Buffer, size = 7): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size)
}
async function read(content: string | Buffer, format: FeedFormat = 'kyero', size?: number) {
  const found: Record<string, string>[] = []
  for await (const entry of readFeed(chunksOf(Buffer.from(content), size), format)) {
    const cells = cellsOf(await entry.read())
    found.push(Object.fromEntries(feedColumns.map((field, at) => [field, cells[at] ?? ''])))
  }
  return found
}
const one = async (more: Record<string, string>) => (await read(kyeroFeed(kyeroProperty('1', more))))[0]
const images = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<image id="${at}"><url>https://a.test/${at}.jpg</url></image>`,
  ).join('')

describe('a Kyero feed', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a bare &', { town: 'Luque', desc: '<es>Sala & comedor</es>' }, { description: 'Sala & comedor' }],
    ['words in pool', { pool: 'Private' }, { amenities: 'piscina' }],
    ['no pool in words', { pool: 'none' }, { amenities: '' }],
    [
      'an address in Miami',
      { location: '<latitude>25.76</latitude><longitude>-80.19</longitude>' },
      { latitude: '' },
    ],
    [
      'one in Luque',
      { location: '<latitude>-25.27</latitude><longitude>-57.48</longitude>' },
      { latitude: '-25.27' },
    ],
    ['half of an address', { location: '<latitude>-25.27</latitude>' }, { latitude: '', longitude: '' }],
    ['rent', { price_freq: 'rent' }, { transactionType: 'rent' }],
    ['a price on request', { price: 'x' }, { price: '' }],
    ['guaraníes', { price: '1250000000', currency: 'PYG' }, { price: '1250000000', currency: 'PYG' }],
    ['no type', { type: '' }, { propertyType: '' }],
    ['a type of its own', { type: 'Cortijo' }, { propertyType: 'house' }],
    [
      'no surface',
      { surface_area: '<built>0</built><plot>0</plot>' },
      { area: '', builtArea: '', landArea: '' },
    ],
    ['land', { surface_area: '<built>0</built><plot>500</plot>' }, { area: '500', landArea: '500' }],
    ['no Spanish', { desc: '<de></de><en>House</en>' }, { description: 'House', descriptionEn: '' }],
    [
      'features',
      { pool: '0', features: '<feature>Garden</feature><feature>Lift</feature>' },
      { amenities: 'Garden,Lift' },
    ],
    [
      'a plan',
      {
        images:
          '<image><url>https://a.test/1.jpg</url></image><image><url>https://a.test/p.png</url><floorplan>1</floorplan></image>',
      },
      { photos: 'https://a.test/1.jpg', floorPlans: 'https://a.test/p.png' },
    ],
  ])('is read with %s', async (_name, more, expected) => {
    expect(await one(more)).toMatchObject(expected)
  })

  it('is read with 130 pictures, of which more than a listing has are told', async () => {
    expect((await one({ images: images(130) }))?.photos?.split('\n')).toHaveLength(60)
  })

  it.each([
    ['packed', gzipSync(kyeroFeed(kyeroProperty('1'), kyeroProperty('2'))), 2],
    [
      'of Windows',
      iconv.encode(kyeroFeed(kyeroProperty('ñ€')).replace('utf-8', 'windows-1252'), 'windows-1252'),
      1,
    ],
    ['without listings', kyeroFeed(), 0],
    ['with another root', '<kyero><property><id>1</id></property></kyero>', 1],
  ])('is read %s', async (name, content, count) => {
    const found = await read(content)
    expect(found).toHaveLength(count)
    if (name === 'of Windows') expect(found[0]?.externalId).toBe('ñ€')
  })

  it.each([
    ['cut off', kyeroFeed(kyeroProperty('1')).slice(0, -8), 'cut_off'],
    ['cut off within a listing', kyeroFeed(kyeroProperty('1')).slice(0, -200), 'cut_off'],
    ['packed and cut off', gzipSync(kyeroFeed(kyeroProperty('1'))).subarray(0, -30), 'cut_off'],
    ['a page', '<!doctype html><html><body>Login</body></html>', 'not_a_feed'],
    ['nothing', '', 'not_a_feed'],
    ['no XML', '{"properties": []}', 'not_a_feed'],
    ['300,000 nested tags', `<root><property>${'<a>'.repeat(300_000)}`, 'cut_off'],
    ['one endless listing', `<root><property><id>1</id><desc><es>${'x'.repeat(1_100_000)}`, 'too_large'],
    ['a packed bomb', gzipSync(Buffer.alloc(100 * 1024 * 1024, ' ')), 'too_large'],
  ])('is refused %s', async (_name, content, problem) => {
    await expect(read(content, 'kyero', 65_536)).rejects.toMatchObject({ problem })
  })
})

it('a Trovit feed is read, its currency asked for', async () => {
  const ad = `<ad><id>A1</id><url>https://a.test/1</url><title><![CDATA[Depto en Villa Morra]]></title><type>For Rent</type>
    <content><![CDATA[<p>Con balcón</p>]]></content><price period="monthly">850</price><property_type>Apartment</property_type>
    <floor_area unit="meters">72</floor_area><rooms>2</rooms><bathrooms>1</bathrooms><city>Asunción</city><city_area>Villa Morra</city_area>
    <latitude>-25.29</latitude><longitude>-57.57</longitude><pictures><picture><picture_url>https://a.test/1.jpg</picture_url></picture></pictures>
    <date>27/11/2026</date></ad>`
  expect(await read(`<?xml version="1.0"?><trovit>${ad}</trovit>`, 'trovit')).toMatchObject([
    {
      externalId: 'A1',
      transactionType: 'For Rent',
      price: '850',
      currency: '',
      area: '72',
      neighborhood: 'Villa Morra',
    },
  ])
  const weekly = ad.replace('period="monthly"', 'period="weekly"')
  expect(await read(`<Mitula>${weekly}</Mitula>`, 'trovit')).toMatchObject([{ transactionType: 'weekly' }])
})

let app: TestApp
let server: FeedServer
beforeAll(async () => {
  server = await startFeedServer()
  app = await startApp({ FETCH_EXCEPT: server.host }, { identify: identifyByHeader })
  await app.services.queue.start()
})
afterAll(async () => {
  await app.services.queue.stop()
  await app.close()
  await server.close()
})

async function someone() {
  const user = await feedUser(app)
  const path = `/${newId()}.xml`
  const say = (content: string | number | 'cut' | Promise<string>) => server.answers.set(path, content)
  const add = (url = server.url(path)) => user.add({ url, format: 'kyero' })
  const begin = (...properties: string[]) => {
    say(kyeroFeed(...properties))
    return user.begin({ url: server.url(path), format: 'kyero' })
  }
  return { ...user, path, say, add, begin }
}
const some = (...ids: string[]) => kyeroFeed(...ids.map((id) => kyeroProperty(id)))
const ids = Array.from({ length: 10 }, (_, at) => `h${at}`)

describe('a feed', () => {
  it('is looked at first, then read by itself: what is the same is not written, what changes is', async () => {
    const user = await someone()
    user.say(some('a', 'b'))
    await user.add()
    const added = await user.rest()
    expect(added).toMatchObject({
      isReviewed: false,
      problem: null,
      nextRunAt: null,
      runs: [{ state: 'mapping', rows: 2 }],
    })
    expect(await user.statuses()).toEqual([])
    const feed = await user.begin(kyeroProperty('a'), kyeroProperty('b'))
    expect(feed.isReviewed).toBe(true)
    expect(await user.statuses()).toEqual(['a active', 'b active'])

    expect(countsOf(await user.again())).toMatchObject({ create: 2 })
    expect(server.asked.filter((one) => one === `${user.path} 304`)).toHaveLength(1)

    user.say(
      kyeroFeed(
        kyeroProperty('a', { ref: 'otro' }),
        kyeroProperty('b', { price: '99000' }),
        kyeroProperty('c'),
      ),
    )
    const changed = await user.again()
    expect(countsOf(changed)).toMatchObject({ create: 1, update: 1, unchanged: 1, refused: 0 })
    expect(await user.rows(changed.runs[0]?.id ?? '')).toHaveLength(2)
    expect(await mailsTo(app.context.db, user.id)).toHaveLength(0)
    await app.context.db.execute(sql`update import_feeds set next_run_at = now() where user_id = ${user.id}`)
    user.say(some('a', 'b', 'c'))
    await fetchDueFeeds(app.context.db, app.services.queue)
    await expect.poll(async () => countsOf(await user.rest())).toMatchObject({ update: 1, unchanged: 2 })
  })

  it('that is being read is not read beside it, neither as it is due nor for another review', async () => {
    const user = await someone()
    const { id } = await user.begin(kyeroProperty('a'))
    const before = server.asked.length
    let resolve: (content: string) => void = () => undefined
    user.say(new Promise((keep) => (resolve = keep)))
    expect((await app.send('POST', `/api/feeds/${id}/run`, {}, user.who)).status).toBe(200)
    await app.context.db.execute(sql`update import_feeds set next_run_at = now() where id = ${id}`)
    await fetchDueFeeds(app.context.db, app.services.queue)
    const body = { isReviewed: false }
    expect((await app.send('PATCH', `/api/feeds/${id}`, body, user.who)).status).toBe(200)
    resolve(some('a', 'b'))
    const state = async () => (await user.rest()).runs[0]?.state
    await expect.poll(state, { timeout: 60_000 }).toBe('mapping')
    expect(server.asked.slice(before)).toHaveLength(2)
    expect(await user.rest()).toMatchObject({ isReviewed: false, problem: null })
    expect(await user.statuses()).toEqual(['a active', 'b active'])
  })

  it('hides what is missing twice, and shows it again when it is back', async () => {
    const user = await someone()
    await user.begin(...ids.map((id) => kyeroProperty(id)))
    user.say(some(...ids.slice(1)))
    expect(countsOf(await user.again())).toMatchObject({ withdraw: 0, unchanged: 9 })
    expect((await user.statuses())[0]).toBe('h0 active')
    // Not changed since: it is read all the same, as something is missing.
    expect(countsOf(await user.again())).toMatchObject({ withdraw: 1, unchanged: 9 })
    expect((await user.statuses())[0]).toBe('h0 draft')
    // What is there is confirmed by it, what is not expires.
    const { db } = app.context
    const own = sql`select listing_id from listing_sources s join import_feeds f on f.source_id = s.source_id where f.user_id = ${user.id}`
    const long = sql`now() - interval '59 days'`
    await db.execute(sql`update listings set last_confirmed_at = ${long} where id in (${own})`)
    await db.execute(
      sql`update listing_sources set withdrawn_at = ${long} where withdrawn_at is not null and listing_id in (${own})`,
    )
    await user.again()
    await expireWithdrawn(db)
    expect((await user.statuses()).slice(0, 2)).toEqual(['h0 expired', 'h1 active'])
    const { rows } = await db.execute(sql`
      select count(*)::int as count from listings where id in (${own}) and last_confirmed_at > now() - interval '1 hour'`)
    expect(rows).toEqual([{ count: 9 }])
    user.say(some(...ids))
    expect(countsOf(await user.again())).toMatchObject({ update: 1 })
    expect((await user.statuses())[0]).toBe('h0 active')
    user.say(some(...ids.slice(1)))
    await user.again()
    user.say(some(...ids))
    await user.again()
    user.say(some(...ids.slice(1)))
    await user.again()
    expect((await user.statuses())[0]).toBe('h0 active')
  })

  it('that gives a home another code keeps its listing, where no other is like it', async () => {
    const user = await someone()
    const home = (id: string, plot: number, more: Record<string, string> = {}) =>
      kyeroProperty(id, {
        surface_area: `<built>180</built><plot>${plot}</plot>`,
        desc: `<es>Casa en un terreno de ${plot} m2.</es>`,
        images: `<image><url>https://127.0.0.1/${id}/photo-of-${plot}.jpg</url></image>`,
        ...more,
      })
    const tower = (id: string) => home(id, 999)
    const homes = [home('a', 300), home('b', 400), home('c', 500), tower('t1'), tower('t2')]
    const { runs } = await user.begin(...homes)
    const before = new Map((await user.rows(runs[0]?.id ?? '')).map((row) => [row.externalId, row.listingId]))
    // At once, after it was hidden, and one of two that are alike.
    const renamed = [home('a2', 300, { price: '119000' }), home('b', 400), tower('t1')]
    for (let time = 0; time < 2; time++) {
      user.say(kyeroFeed(...renamed, ...homes.slice(4), ...(time === 0 ? [] : [home('d', 700)])))
      await user.again()
    }
    expect(await user.statuses()).toContain('c draft')
    user.say(kyeroFeed(...renamed, home('c2', 500), tower('t3'), home('d', 700)))
    const last = await user.again()
    expect(countsOf(last)).toMatchObject({ create: 1, update: 1 })
    expect(await user.statuses()).toEqual(
      ['a2', 'b', 'c2', 'd', 't1', 't2', 't3'].map((code) => `${code} active`),
    )
    const changesOf = async (code: string) =>
      (await (await app.fetch(`/api/listings/${before.get(code)}/price-history`)).json()).changes.length
    expect(await Promise.all(['a', 'b', 'c'].map(changesOf))).toEqual([1, 0, 0])
  })

  it('that is not to be believed changes nothing, however often, and its owner is told once', async () => {
    const user = await someone()
    await user.begin(...ids.map((id) => kyeroProperty(id)))
    const kinds = [
      ['its end is missing', some(...ids).slice(0, -7), 'cut_off'],
      ['it broke off on the way', 'cut', 'unreachable'],
      ['it is empty, on a Sunday', kyeroFeed(), 'empty'],
      ['it shrank', some('h0', 'h1'), 'shrunken'],
      ['its codes are gone', kyeroFeed(...ids.map(() => kyeroProperty(''))), 'unreadable'],
      ['so are its prices', kyeroFeed(...ids.map((id) => kyeroProperty(id, { price: '?' }))), 'unreadable'],
      ['it is a page to sign in', '<html><body>Login</body></html>', 'not_a_feed'],
      ['it is away', 503, 'status'],
      ['it is inside', 302, 'bad_address'],
    ] as const
    for (const [at, [name, content, problem]] of kinds.entries()) {
      user.say(content)
      for (let time = 0; time < 2; time++) expect((await user.again()).problem, name).toBe(problem)
      expect(await user.statuses(), name).toEqual(ids.map((id) => `${id} active`))
      expect(await mailsTo(app.context.db, user.id), name).toHaveLength(at + 1)
      user.say(some(...ids))
      expect((await user.again()).problem, name).toBeNull()
    }
  })

  it('that is shrunken is taken where its owner says so', async () => {
    const user = await someone()
    await user.begin(...ids.map((id) => kyeroProperty(id)))
    user.say(some('h0', 'h1'))
    expect((await user.again()).problem).toBe('shrunken')
    expect((await user.again({ accept: true })).problem).toBeNull()
    expect(countsOf(await user.again())).toMatchObject({ withdraw: 8 })
    expect(await user.statuses()).toContain('h9 draft')
  })

  it('leaves price and status where their owner locks them', async () => {
    const user = await someone()
    const { runs } = await user.begin(kyeroProperty('a'))
    const [{ listingId } = { listingId: null }] = await user.rows(runs[0]?.id ?? '')
    const source = `/api/listings/${listingId}/source`
    const locked = await app.send('PUT', source, { locks: ['price', 'status'] }, user.who)
    expect(await locked.json()).toMatchObject({ locks: ['price', 'status'] })
    user.say(kyeroFeed(kyeroProperty('a', { price: '90000' }), kyeroProperty('b')))
    expect(countsOf(await user.again())).toMatchObject({ create: 1, kept: 1 })
    const kept = await (await app.fetch(`/api/listings/${listingId}`)).json()
    expect(kept.price.amount).toBe('120000.00')
    for (let time = 0; time < 3; time++) {
      user.say(kyeroFeed(kyeroProperty('b'), kyeroProperty(`c${time}`, { town: 'Areguá' })))
      await user.again({ accept: true })
    }
    expect(await user.statuses()).toContain('a active')
  })

  it('leaves what was edited by hand, and what was taken back stays so', async () => {
    const user = await someone()
    const { runs } = await user.begin(kyeroProperty('a'))
    const [{ listingId } = { listingId: null }] = await user.rows(runs[0]?.id ?? '')
    await app.send('PATCH', `/api/listings/${listingId}`, { bedrooms: 5 }, user.who)
    user.say(kyeroFeed(kyeroProperty('a', { beds: '4', price: '110000' })))
    const second = await user.again()
    expect(countsOf(second)).toMatchObject({ update: 1, kept: 1 })
    const listing = await (await app.fetch(`/api/listings/${listingId}`)).json()
    expect([listing.bedrooms, listing.price.amount]).toEqual([5, '110000.00'])
    expect((await user.act(second.runs[0]?.id ?? '', 'undo')).status).toBe(200)
    await user.until(second.runs[0]?.id ?? '', 'undone')
    expect((await user.list())[0]?.isOn).toBe(false)
  })
})

describe('the address of a feed', () => {
  it.each([
    'http://127.0.0.1/',
    'http://[::ffff:127.0.0.1]/feed.xml',
    'http://localhost/',
    'file:///etc/passwd',
    'x',
  ])('is refused: %s', async (url) => {
    const user = await someone()
    expect((await user.add(url)).status).toBe(422)
    expect(await user.list()).toEqual([])
  })

  it('is its party’s alone, and leaves its listings where it is removed', async () => {
    const scene = await setAgencyScene(app)
    server.answers.set('/agency.xml', some('a'))
    const url = server.url('/agency.xml')
    const added = await app.send('POST', '/api/feeds', { url, format: 'kyero' }, scene.user('agent'))
    const { id }: Feed = await added.json()
    const path = `/api/feeds/${id}`
    for (const who of ['stranger', 'former'] as const) {
      expect((await app.send('PATCH', path, { isOn: false }, scene.user(who))).status).toBe(404)
      expect((await app.send('POST', `${path}/run`, {}, scene.user(who))).status).toBe(404)
      expect((await app.send('DELETE', path, undefined, scene.user(who))).status).toBe(404)
    }
    const listed = await (await app.fetch('/api/feeds', { headers: scene.user('owner') })).json()
    expect(listed).toMatchObject([{ id }])
    const paused = await app.send('PATCH', path, { isOn: false }, scene.user('owner'))
    expect(await paused.json()).toMatchObject({ isOn: false, nextRunAt: null })
    expect((await app.send('DELETE', path, undefined, scene.user('owner'))).status).toBe(204)
  })
})
