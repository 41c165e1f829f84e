import { parse } from 'csv-parse/sync'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiryAppointments } from '#server/inquiries/appointments/inquiryAppointments.table.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import type { MadeKey } from '#shared/apiKeys/apiKeysApi.ts'
import type { KeyScope } from '#shared/apiKeys/scopes.ts'
import { type AgencyScene, setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { importsOf } from '#tests/support/imports.ts'
import { insertListing, insertPictures, insertUser, type NewListing } from '#tests/support/listings.ts'
import { xmlText } from './xmlText.ts'

let app: TestApp
let agency: AgencyScene
const ids = { flat: '', both: '', hidden: '', draft: '', gone: '', theirs: '' }
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' }, { identify: identifyByHeader, indexed: true })
  const { db } = app.context
  agency = await setAgencyScene(app)
  const point = { latitude: -25.29, longitude: -57.57 }
  ids.flat = await agency.listing({ title: 'Depto «A» & <b>', description: 'Línea 1\nLínea 2 \u0007' })
  ids.both = await agency.listing({ transactionType: 'both', priceUsd: '120000', pricePerMonth: '800' })
  ids.hidden = await agency.listing({ ...point, address: 'Calle 1', locationPrecision: 'neighborhood' })
  ids.draft = await agency.listing({ status: 'draft', title: '=1+1' })
  ids.gone = await agency.listing({ status: 'deleted' })
  ids.theirs = await insertListing(db, { city: 'Luque' })
  await insertPictures(db, ids.flat, 2)
})
afterAll(() => app.close())

async function keyWith(scopes: readonly KeyScope[], who = agency.user('agent')): Promise<string> {
  const made = await app.send('POST', '/api/keys', { name: 'CRM', scopes }, who)
  return ((await made.json()) as MadeKey).key
}
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.fetch(path, { headers })
  return { answer, text: await answer.text() }
}
const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const keysIn = (text: string) => linesOf(text).map(({ ListingKey }) => ListingKey)
const all = () => [ids.flat, ids.both, ids.hidden, ids.draft].sort()

/** Rows without their first and last column, in order of their titles. */
const sheetWithoutIds = (text: string) =>
  parse(text, { bom: true })
    .map((cells: string[]) => cells.slice(1, -1))
    .sort((a: string[], b: string[]) => (a[0] ?? '').localeCompare(b[0] ?? ''))

/** Names of elements, in order. Throws where one is not closed. */
function elementsOf(xml: string): string[] {
  const names: string[] = []
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag: (name) => {
        names.push(name)
        open.push(name)
      },
      onclosetag: (name, isImplied) => {
        if (isImplied || open.pop() !== name) throw new Error(`${name} is not closed`)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return names
}

describe('one’s own listings', () => {
  it('come as a sheet, in every status but deleted, to each member, and nobody else’s', async () => {
    const { answer, text } = await read('/api/export/listings.csv', agency.user('assistant'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename=oga-mis-propiedades-.*\.csv/,
    )
    for (const id of all()) expect(text).toContain(id)
    for (const id of [ids.gone, ids.theirs]) expect(text).not.toContain(id)
    expect(text).toContain("'=1+1")
    expect(text).toContain('Calle 1')
    expect(text).toContain('https://oga.test/media/')
    const stranger = await read('/api/export/listings.csv', agency.user('stranger'))
    expect(stranger.text.split('\r\n')).toHaveLength(2)
  })

  it('are named by the day in Paraguay, late in the evening too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T01:00:00Z') })
    try {
      const { answer } = await read('/api/export/listings.csv', agency.user('assistant'))
      expect(answer.headers.get('content-disposition')).toContain('-2026-11-30.csv')
    } finally {
      vi.useRealTimers()
    }
  })

  it('come by the names of the RESO dictionary, also by a key with its scope alone', async () => {
    const key = await keyWith(['listings:read'])
    const { answer, text } = await read('/api/export/listings.ndjson', { Authorization: `Bearer ${key}` })
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
    expect(keysIn(text).sort()).toEqual(all())
    expect(linesOf(text).find(({ ListingKey }) => ListingKey === ids.both)).toMatchObject({
      StandardStatus: 'Active',
      ListPrice: 120000,
      X_MonthlyRent: 800,
      City: expect.any(String),
    })
    const other = await keyWith(['leads:read'])
    expect(
      (await read('/api/export/listings.ndjson', { Authorization: `Bearer ${other}` })).answer.status,
    ).toBe(403)
  })

  it('that changed since a moment come alone, with those that ended', async () => {
    const later = await agency.listing({ updatedAt: new Date('2035-01-01') })
    const ended = await agency.listing({ status: 'deleted', updatedAt: new Date('2035-02-01') })
    const path = '/api/export/listings.ndjson?since=2034-01-01T00:00:00Z'
    const { text } = await read(path, agency.user('owner'))
    expect(keysIn(text).sort()).toEqual([later, ended].sort())
    expect(linesOf(text).find(({ ListingKey }) => ListingKey === ended)).toEqual({
      ListingKey: ended,
      StandardStatus: 'Delete',
      ModificationTimestamp: '2035-02-01T00:00:00.000Z',
    })
    expect((await read('/api/export/listings.ndjson?since=ayer', agency.user('owner'))).answer.status).toBe(
      400,
    )
  })
})

describe('the sheet of one’s own listings', () => {
  it('brings the same in again', async () => {
    const { db } = app.context
    const [from, to, third] = [await insertUser(db), await insertUser(db), await insertUser(db)]
    const price = { priceUsd: '120000', priceAmount: '120000', priceCurrency: 'USD' } as const
    const homes: NewListing[] = [
      {
        ...price,
        title: 'Casa; con "quincho", 3 dormitorios',
        propertyType: 'house',
        landArea: '360',
        builtArea: '180',
      },
      {
        ...price,
        title: 'Departamento alto',
        propertyType: 'apartment',
        floor: 4,
        buildingName: 'Torre Ñandutí',
        stage: 'off_plan',
        deliveryMonth: `${new Date().getFullYear() + 2}-06`,
        acceptsBarter: true,
        maintenanceFee: { amount: '350000', currency: 'PYG', includes: ['water', 'security', 'reserve'] },
        financing: {
          ...{ bank: false, own: true, afd: true, downPaymentPercent: 30, instalments: 60 },
          instalmentAmount: { amount: '1250.5', currency: 'USD' },
        },
      },
      {
        ...price,
        title: 'Terreno llano',
        propertyType: 'land',
        bedrooms: 0,
        bathrooms: 0,
        area: '360',
        landArea: '360',
        frontage: '12',
        depth: '30',
      },
    ]
    for (const home of homes)
      await insertListing(db, { ...home, ownerUserId: from, description: 'Uno.\nDos, y «tres».' })
    const sheetFrom = async (id: string) => (await read('/api/export/listings.csv', as('user', id))).text
    async function bring(id: string, text: string): Promise<void> {
      const sheet = importsOf(app, as('user', id))
      const checked = await sheet.check(text)
      expect(checked.counts, JSON.stringify(checked.groups)).toMatchObject({ create: 3, refused: 0 })
      await sheet.run(checked.id)
    }
    await app.services.queue.start()
    // Publishing fills in what rows of the database may lack.
    await bring(to, await sheetFrom(from))
    const published = await sheetFrom(to)
    await bring(third, published)
    await app.services.queue.stop()
    expect(sheetWithoutIds(await sheetFrom(third))).toEqual(sheetWithoutIds(published))
    for (const fact of ['Torre Ñandutí', 'agua, seguridad, fondo de reserva', 'Propia, AFD', '1250.5 USD'])
      expect(published).toContain(fact)
  })
})

describe('a feed', () => {
  it('in Kyero’s format has what is active, two offers of a home for sale and rent, no hidden place', async () => {
    const key = await keyWith(['feeds:read'])
    const { answer, text } = await read(`/feeds/${key}/kyero.xml`)
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    const names = elementsOf(text)
    expect(names.slice(0, 3)).toEqual(['root', 'kyero', 'feed_version'])
    for (const id of [ids.flat, ids.both, `${ids.both}-rent`, ids.hidden])
      expect(text).toContain(`<id>${id}</id>`)
    expect(text).not.toContain(ids.draft)
    expect(text).toContain('<price>800</price><currency>USD</currency><price_freq>month</price_freq>')
    expect(text).not.toContain('Calle 1')
    expect(text).not.toContain('-57.57<')
    expect(text).toContain('<desc><es>Línea 1\nLínea 2 </es></desc>')
    expect(text).toContain('<image id="2"><url>https://oga.test/media/')
  })

  it('of visits is a calendar of who made its key, with those that were cancelled, and of nobody else', async () => {
    const { db } = app.context
    const owner = agency.people.agent
    const [asker, stranger] = [await insertUser(db, { firstName: 'Ana' }), await insertUser(db)]
    const agree = async (name: string, status: 'agreed' | 'cancelled') => {
      const [inquiryId, listing] = [newId(), { listingId: ids.flat, recipientUserId: owner }]
      const sent = { name, email: 'ana@mail.test', message: 'Hola', language: 'es', searched: '' } as const
      await db.insert(inquiries).values({ id: inquiryId, ...listing, ...sent, senderUserId: asker })
      const startsAt = new Date(Date.now() + 86_400_000)
      await db.insert(inquiryAppointments).values({ id: newId(), inquiryId, status, startsAt, minutes: 30 })
    }
    await agree('Ana; la de "siempre"', 'agreed')
    await agree('Beto', 'cancelled')
    const calendarOf = async (who: Record<string, string>) => {
      const key = await keyWith(['calendar:read'], who)
      const { answer, text } = await read(`/feeds/${key}/visitas.ics`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ])
      return text
    }
    const own = await calendarOf(as('user', owner))
    expect(own.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(own).toContain('STATUS:CANCELLED')
    expect(own.replace(/\r\n /g, '')).toContain('Nombre: Ana\\; la de')
    expect(own.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const theirs = await calendarOf(as('user', asker))
    expect(theirs.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(theirs).not.toContain('Nombre:')
    expect(await calendarOf(as('user', stranger))).not.toContain('VEVENT')
    const feed = await keyWith(['feeds:read'])
    expect((await read(`/feeds/${feed}/visitas.ics`)).answer.status).toBe(404)
  })

  it('of lines has what is active, and since a moment what ended too', async () => {
    const key = await keyWith(['feeds:read'])
    const { text } = await read(`/feeds/${key}/listings.ndjson`)
    expect(keysIn(text)).toContain(ids.hidden)
    expect(keysIn(text)).not.toContain(ids.draft)
    expect(text).not.toContain('Calle 1')
    const changed = await read(`/feeds/${key}/listings.ndjson?since=2020-01-01T00:00:00Z`)
    expect(keysIn(changed.text)).toContain(ids.flat)
    const taken = await agency.listing({
      status: 'draft',
      title: 'Retirada',
      firstPublishedAt: new Date('2026-01-01'),
    })
    const secret = await agency.listing({ status: 'draft', title: 'Secreta', firstPublishedAt: null })
    const later = (await read(`/feeds/${key}/listings.ndjson?since=2020-01-01T00:00:00Z`)).text
    expect(linesOf(later).find(({ ListingKey }) => ListingKey === taken)).toEqual({
      ListingKey: taken,
      StandardStatus: 'Hold',
      ModificationTimestamp: expect.any(String),
    })
    expect(keysIn(later)).not.toContain(secret)
    expect(later).not.toMatch(/Retirada|Secreta/)
  })

  it('in Meta’s format has what is active and has a picture, in its own currency, no hidden place', async () => {
    const pictured = await agency.listing({
      ...{ address: 'Calle 2', latitude: -25.123, longitude: -57.456, locationPrecision: 'neighborhood' },
      ...{ priceUsd: '120000', priceAmount: '890400000', priceCurrency: 'PYG', yearBuilt: 2019 },
    })
    await insertPictures(app.context.db, pictured, 1)
    const { answer, text } = await read(`/feeds/${await keyWith(['feeds:read'])}/meta.xml`)
    expect(answer.status).toBe(200)
    expect(elementsOf(text).slice(0, 4)).toEqual(['listings', 'title', 'link', 'listing'])
    for (const part of [
      `<home_listing_id>${pictured}</home_listing_id>`,
      '<price>890400000 PYG</price>',
      '<availability>for_sale</availability>',
      '<year_built>2019</year_built>',
      `<home_listing_id>${ids.flat}</home_listing_id>`,
      '<image><url>https://oga.test/media/',
    ])
      expect(text).toContain(part)
    for (const hidden of ['Calle 2', '-25.123', ids.both, ids.draft]) expect(text).not.toContain(hidden)
  })

  it('is found by a key of its own scope alone, which reads nothing else', async () => {
    const [reader, feed] = [await keyWith(['listings:read']), await keyWith(['feeds:read'])]
    expect((await read(`/feeds/${reader}/kyero.xml`)).answer.status).toBe(404)
    expect((await read('/feeds/none/kyero.xml')).answer.status).toBe(404)
    expect((await read('/feeds/%00/listings.ndjson')).answer.status).toBe(404)
    expect((await read('/api/listings/mine', { Authorization: `Bearer ${feed}` })).answer.status).toBe(403)
  })
})

describe('the feed of a search', () => {
  it('is Atom and JSON of what fits, newest first, in the language asked for', async () => {
    const atom = await read('/search.atom?city=Luque')
    expect(atom.answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(elementsOf(atom.text).filter((name) => name === 'entry')).toHaveLength(1)
    expect(atom.text).toContain(`https://oga.test/property/${ids.theirs}`)
    const json = await read('/search.json?city=Luque&lang=en')
    expect(json.answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(json.text)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://oga.test/search?city=Luque&lang=en',
      items: [{ url: `https://oga.test/property/${ids.theirs}?lang=en` }],
    })
  })

  it('of nothing is well formed, and a second question mark does no harm', async () => {
    const { answer, text } = await read('/search.atom?city=Nada?city=<b>&searchQuery=%00')
    expect(answer.status).toBe(200)
    expect(() => elementsOf(text)).not.toThrow()
  })
})

it('a text for XML keeps letters and emoji, escapes, and drops what XML cannot hold', () => {
  expect(xmlText('ñandú 🏡 <a b="c">&\u0000\u0007\ufffe\ud800x')).toBe(
    'ñandú 🏡 &lt;a b=&quot;c&quot;&gt;&amp;x',
  )
})
