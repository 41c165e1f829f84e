import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { momentOf, wallTime } from '#shared/core/paraguayTime.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { deleteJobs, jobsOf } from '#tests/support/jobs.ts'
import { insertAdmin, insertListing, insertUser } from '#tests/support/listings.ts'

let app: TestApp
let owner: string
let listingId: string
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  await deleteJobs(app.context.db)
  owner = await insertUser(app.context.db)
  listingId = await insertListing(app.context.db, { ownerUserId: owner, title: 'Casa en Ñemby' })
})

const question = {
  name: 'Ana Gómez',
  email: 'ana@mail.test',
  phone: '0981 123 456',
  message: '¿Sigue disponible?',
  inquiryType: 'info',
}
const ask = (fields: object = {}, headers: Record<string, string> = {}) =>
  app.send('POST', '/api/inquiries', { ...question, listingId, ...fields }, headers)
const stored = () => app.context.db.select().from(inquiries).where(eq(inquiries.listingId, listingId))
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

async function activitiesOf(id: string) {
  const { rows } = await app.context.db.execute(
    sql`select event, action, user_name, actor_id from activities where listing_id = ${id}`,
  )
  return rows
}

describe('an inquiry', () => {
  it('is in the database when it is acknowledged, with its jobs and an activity that names no visitor', async () => {
    const answer = await ask()
    expect(answer.status).toBe(201)
    const { id, ...rest } = await answer.json()
    expect(rest).toEqual({})
    expect(await stored()).toMatchObject([
      {
        id,
        recipientUserId: owner,
        senderUserId: null,
        channel: 'form',
        status: 'new',
        isUnread: true,
        name: 'Ana Gómez',
        email: 'ana@mail.test',
        phone: '+595981123456',
        message: '¿Sigue disponible?',
        inquiryType: 'info',
        language: 'es',
        preferredTimes: [],
      },
    ])
    const jobs = await jobsOf(app.context.db)
    expect(jobs.map(({ name, data }) => [name, data.inquiryId ?? data.userId, data.to])).toEqual([
      ['mail-inquiry', id, 'recipient'],
      ['mail-inquiry', id, 'sender'],
      ['push', owner, undefined],
    ])
    expect(await activitiesOf(listingId)).toEqual([
      { event: 'inquire', action: 'update', user_name: 'Un visitante', actor_id: null },
    ])
  })

  it('of a user is theirs, and in the language that they read', async () => {
    const ana = await insertUser(app.context.db, { firstName: 'Ana', lastName: 'Gómez' })
    await ask({}, { ...as('user', ana), 'Accept-Language': 'en' })
    expect(await stored()).toMatchObject([{ senderUserId: ana, language: 'en' }])
    expect(await activitiesOf(listingId)).toMatchObject([{ user_name: 'Ana Gómez', actor_id: ana }])
  })

  it('about a listing of the administrators has no user as its recipient', async () => {
    listingId = await insertListing(app.context.db)
    expect((await ask()).status).toBe(201)
    expect(await stored()).toMatchObject([{ recipientUserId: null }])
  })

  it.each([
    ['0981 123 456', '+595981123456'],
    ['+595 981-123.456', '+595981123456'],
    ['595981123456', '+595981123456'],
    ['981123456', '+595981123456'],
    ['(021) 606 123', '+59521606123'],
    ['+54 9 11 2345-6789', '+5491123456789'],
    ['', null],
    [null, null],
  ])('keeps the phone number %j as %j', async (phone, kept) => {
    expect((await ask({ phone })).status).toBe(201)
    expect(await stored()).toMatchObject([{ phone: kept }])
  })

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'a'.repeat(101) }],
    ['name', { name: 'Ana\r\nBcc: eva@mail.test' }],
    ['name', { name: 'Ana\u202egnp.exe' }],
    ['name', { name: null }],
    ['name', { name: '\u200b\u2060' }],
    ['email', { email: '' }],
    ['email', { email: 'ana' }],
    ['email', { email: 'ana@mail' }],
    ['email', { email: 'ana@mail.test\r\nBcc: eva@mail.test' }],
    ['email', { email: 'ana@mail.test, eva@mail.test' }],
    ['email', { email: `${'a'.repeat(200)}@mail.test` }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '12' }],
    ['phone', { phone: '9'.repeat(60) }],
    ['message', { message: ' \n ' }],
    ['message', { message: '\u200b\ufeff' }],
    ['message', { message: 'a'.repeat(4001) }],
    ['message', { message: 'a\u0000b' }],
    ['message', { message: { $ne: '' } }],
    ['inquiryType', { inquiryType: 'hack' }],
    ['listingId', { listingId: undefined }],
    ['preferredTimes.0', { inquiryType: 'visit', preferredTimes: ['tomorrow'] }],
    ['preferredTimes.0', { inquiryType: 'visit', preferredTimes: ['2020-01-01T10:00'] }],
    ['preferredTimes.1', { inquiryType: 'visit', preferredTimes: [inDays(2), inDays(400)] }],
    ['preferredTimes.0', { inquiryType: 'visit', preferredTimes: ['2027-02-30T10:00'] }],
    ['preferredTimes', { inquiryType: 'visit', preferredTimes: [2, 3, 4, 5].map(inDays) }],
  ])('is refused with a problem at %s (%#)', async (field, fields) => {
    const answer = await ask(fields)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields)).toContain(field)
    expect(await stored()).toEqual([])
    expect(await jobsOf(app.context.db)).toEqual([])
  })

  it('names every field that is wrong, in the language of the reader', async () => {
    const visit = { phone: 'no', inquiryType: 'visit', preferredTimes: ['2020-01-01T10:00'] }
    const answer = await ask(visit, { 'Accept-Language': 'en' })
    expect((await answer.json()).fields).toEqual({
      phone: 'This is not a phone number. Include the country code: +595 for Paraguay.',
      'preferredTimes.0': 'That moment has passed.',
    })
  })

  it('keeps preferred times of a visit as moments, those without an offset in Paraguay’s time', async () => {
    const [tuesday, friday] = [wallTime(inDays(2)), inDays(5).toISOString()]
    const preferredTimes = [tuesday, friday, tuesday]
    expect((await ask({ inquiryType: 'visit', preferredTimes })).status).toBe(201)
    expect(await stored()).toMatchObject([{ preferredTimes: [momentOf(tuesday)?.toISOString(), friday] }])
  })

  it('has no preferred times, when it is about no visit', async () => {
    expect((await ask({ inquiryType: 'purchase', preferredTimes: ['2020-01-01T10:00'] })).status).toBe(201)
    expect(await stored()).toMatchObject([{ preferredTimes: [] }])
  })

  it.each(['draft', 'pending', 'reserved', 'closed', 'expired', 'deleted'] as const)(
    'about a listing that is %s finds nothing',
    async (status) => {
      listingId = await insertListing(app.context.db, { ownerUserId: owner, status })
      expect((await ask()).status).toBe(404)
      expect(await stored()).toEqual([])
    },
  )

  it.each(['nothing', newId(), '../../etc'])('about the listing %s finds nothing', async (id) => {
    expect((await ask({ listingId: id })).status).toBe(404)
  })

  it('about one’s own listing is refused with a kind sentence', async () => {
    const answer = await ask({}, as('user', owner))
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({
      error: 'Este aviso es tuyo: no hace falta que te consultes.',
      code: 'own_listing',
    })
    const admin = await insertAdmin(app.context.db)
    listingId = await insertListing(app.context.db, { ownerAdminId: admin })
    expect((await ask({}, as('admin', admin))).status).toBe(409)
  })
})

describe('the same key', () => {
  it('is the same inquiry, however often and at once it comes', async () => {
    const headers = { 'Idempotency-Key': newId() }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask({}, headers)))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await jobsOf(app.context.db)).toHaveLength(3)
  })

  it('is the same inquiry also after its answer was lost', async () => {
    const headers = { 'Idempotency-Key': newId() }
    const first = await (await ask({}, headers)).json()
    await app.context.db.execute(sql`delete from idempotency_keys`)
    const again = await (await ask({}, headers)).json()
    expect(again).toEqual(first)
    expect(await stored()).toHaveLength(1)
    expect(await jobsOf(app.context.db)).toHaveLength(3)
    expect(await activitiesOf(listingId)).toHaveLength(1)
  })
})

describe('the same question', () => {
  it('by one sender is one inquiry, however the address is spelled and at once it comes', async () => {
    const spellings = ['ana@gmail.com', 'A.N.A@gmail.com', 'ana+casas@googlemail.com']
    const answers = await Promise.all(spellings.map((email) => ask({ email })))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await jobsOf(app.context.db)).toHaveLength(3)
  })

  it.each([
    ['another sender', { email: 'eva@mail.test' }],
    ['another phone number', { phone: '0981 999 999' }],
    ['another text', { message: '¿Sigue disponible?!' }],
    ['another type', { inquiryType: 'purchase' }],
  ])('of %s is another inquiry', async (_what, fields) => {
    await ask()
    await ask(fields)
    expect(await stored()).toHaveLength(2)
  })

  it('is another inquiry a day later, about another listing, and after one that was taken for spam', async () => {
    await ask({ secondsOpen: 0.1 })
    await ask()
    await app.context.db.update(inquiries).set({ createdAt: sql`created_at - interval '25 hours'` })
    await ask()
    expect((await stored()).map(({ status }) => status).sort()).toEqual(['new', 'new', 'spam'])
    listingId = await insertListing(app.context.db, { ownerUserId: owner })
    await ask()
    expect(await stored()).toHaveLength(1)
  })
})

describe('more inquiries than one reads', () => {
  it('are told to their recipient one by one at first, the rest together; each sender has a copy', async () => {
    for (const round of [0, 5, 10, 15, 20, 25]) {
      const asked = Array.from({ length: 5 }, (_, n) => ask({ email: `ana${round + n}@mail.test` }))
      for (const { status } of await Promise.all(asked)) expect(status).toBe(201)
    }
    const count = async (name: string, to?: string) =>
      (await jobsOf(app.context.db)).filter((one) => one.name === name && one.data.to === to).length
    expect(await count('mail-inquiry', 'recipient')).toBe(20)
    expect(await count('push')).toBe(20)
    expect(await count('mail-inquiry', 'sender')).toBe(30)
    expect(await count('mail-inquiry-bundle')).toBe(1)
    expect((await stored()).filter(({ isBundled }) => isBundled)).toHaveLength(10)
    const other = await insertUser(app.context.db)
    listingId = await insertListing(app.context.db, { ownerUserId: other })
    await ask()
    expect(await stored()).toMatchObject([{ isBundled: false }])
  })

  it('are told together with those of their hour, also where the database’s clock is ahead', async () => {
    const hour = 3_600_000
    const start = Math.floor(Date.now() / hour) * hour
    vi.useFakeTimers({ toFake: ['Date'], now: start - 1 })
    for (let n = 0; n < 21; n += 1) await ask({ email: `ana${n}@mail.test` })
    vi.useRealTimers()
    const bundled = (await stored()).filter(({ isBundled }) => isBundled)
    expect(bundled).toMatchObject([{ createdAt: new Date(start - 1) }])
    const jobs = (await jobsOf(app.context.db)).filter(({ name }) => name.endsWith('-inquiry-bundle'))
    const from = new Date(start - hour).toISOString()
    expect(jobs.map(({ data }) => data.from)).toEqual([from, from])
  })
})

describe('a robot', () => {
  it.each([
    ['fills in the hidden field', { website: 'https://spam.test', secondsOpen: 60 }],
    ['is faster than a person', { website: '', secondsOpen: 0.4 }],
  ])('that %s fills the spam only: nobody is notified', async (_what, fields) => {
    expect((await ask(fields)).status).toBe(201)
    expect(await stored()).toMatchObject([{ status: 'spam' }])
    expect(await jobsOf(app.context.db)).toEqual([])
    expect(await activitiesOf(listingId)).toEqual([])
  })

  it('is neither a form that was open for a day, nor a call without the form’s fields, nor a user', async () => {
    await ask({ website: '', secondsOpen: 100_000 })
    await ask({ message: '¿Tiene patio?' })
    await ask({ message: '¿Y pileta?', secondsOpen: 0 }, as('user', await insertUser(app.context.db)))
    expect((await stored()).map(({ status }) => status)).toEqual(['new', 'new', 'new'])
  })
})

describe('limits', () => {
  let limited: TestApp
  beforeAll(async () => {
    limited = await startApp({ LIMITS: 'on', TRUST_PROXY: '1' }, { identify: identifyByHeader })
  })
  afterAll(() => limited.close())

  async function askFrom(address: string, email: string) {
    const { status, headers } = await limited.send(
      'POST',
      '/api/inquiries',
      { ...question, email, listingId },
      { 'X-Forwarded-For': address },
    )
    return { status, retryAfter: Number(headers.get('retry-after')) }
  }

  it('stop who writes 50 times, from whatever address, and nobody else', async () => {
    listingId = await insertListing(limited.context.db)
    const statuses: number[] = []
    const spellings = ['Eva@gmail.com', 'eva@googlemail.com', 'e.va+casas@gmail.com']
    for (let n = 0; n < 50; n += 1)
      statuses.push((await askFrom(`203.0.113.${n}`, spellings[n % 3] ?? '')).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(12)
    expect(new Set(statuses.slice(12))).toEqual(new Set([429]))
    const refused = await askFrom('203.0.113.60', 'eva@gmail.com')
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect((await askFrom('203.0.113.61', 'ana@mail.test')).status).toBe(201)
  })

  it('stop an address that writes under ever new names', async () => {
    listingId = await insertListing(limited.context.db)
    const statuses: number[] = []
    for (let n = 0; n < 32; n += 1) statuses.push((await askFrom('198.51.100.7', `ana${n}@mail.test`)).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a click on WhatsApp', () => {
  const click = (headers: Record<string, string> = {}) =>
    app.send('POST', '/api/inquiries/whatsapp', { listingId }, { 'User-Agent': 'one', ...headers })

  it('is a lead without a name, once per visitor and listing in a while', async () => {
    const answers = await Promise.all([click(), click(), click()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await stored()).toMatchObject([
      { channel: 'whatsapp', recipientUserId: owner, name: null, email: null, phone: null, message: '' },
    ])
    await click({ 'User-Agent': 'two' })
    expect(await stored()).toHaveLength(2)
    await app.context.db.update(inquiries).set({ createdAt: sql`created_at - interval '31 minutes'` })
    await click()
    expect(await stored()).toHaveLength(3)
  })

  it('by the owner or an administrator is none', async () => {
    expect((await click(as('user', owner))).status).toBe(204)
    expect((await click(as('admin', await insertAdmin(app.context.db)))).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  it.each(['nothing', newId()])('about the listing %s finds nothing', async (id) => {
    listingId = id
    expect((await click()).status).toBe(404)
  })
})
