import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import type { InquirySummary, InquiryThread } from '#shared/inquiries/inbox.ts'
import { type Colleague, setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { deleteJobs, jobsOf } from '#tests/support/jobs.ts'
import { insertAdmin, insertListing, insertPictures, insertUser } from '#tests/support/listings.ts'

let app: TestApp
let owner: string
let admin: string
let listingId: string
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.context
  await db.delete(inquiries)
  await deleteJobs(db)
  owner = await insertUser(db, { firstName: 'Rosa', lastName: 'Duarte', email: `${newId()}@oga.test` })
  admin = await insertAdmin(db)
  listingId = await insertListing(db, { ownerUserId: owner, title: 'Casa en Ñemby', titleEn: 'House' })
})

async function ask(fields: object = {}, headers: Record<string, string> = {}): Promise<string> {
  const question = { listingId, name: 'Ana Gómez', email: 'ana@mail.test', message: '¿Sigue disponible?' }
  const answer = await app.send('POST', '/api/inquiries', { ...question, ...fields }, headers)
  expect(answer.status).toBe(201)
  return (await answer.json()).id
}
const asOwner = () => as('user', owner)
const asAdmin = () => as('admin', admin)
const get = (path: string, headers: Record<string, string> = asOwner()) =>
  app.fetch(`/api/inquiries${path}`, { headers })
const change = (id: string, body: object, headers = asOwner()) =>
  app.send('PATCH', `/api/inquiries/${id}`, body, headers)
const say = (id: string, text: string, headers: Record<string, string> = asOwner()) =>
  app.send('POST', `/api/inquiries/${id}/messages`, { text }, headers)

async function list(query = '', headers = asOwner()): Promise<InquirySummary[]> {
  const answer = await get(query, headers)
  expect(answer.status).toBe(200)
  return answer.json()
}
const idsOf = async (query = '', headers = asOwner()) => (await list(query, headers)).map(({ id }) => id)
const thread = async (id: string, headers = asOwner()): Promise<InquiryThread> =>
  (await get(`/${id}`, headers)).json()

describe('the inbox', () => {
  it('lists what was asked, the last message first, each with its listing', async () => {
    const [picture] = await insertPictures(app.context.db, listingId, 1)
    const first = await ask()
    const second = await ask({ name: 'Beto', inquiryType: 'purchase', message: 'La quiero' })
    await app.send('POST', '/api/inquiries/whatsapp', { listingId })
    expect(await list()).toMatchObject([
      { channel: 'whatsapp', name: null, excerpt: '', isUnread: true },
      { id: second, inquiryType: 'purchase', excerpt: 'La quiero' },
      {
        id: first,
        name: 'Ana Gómez',
        status: 'new',
        channel: 'form',
        isUnread: true,
        excerpt: '¿Sigue disponible?',
        firstAnsweredAt: null,
        listing: {
          id: listingId,
          title: 'Casa en Ñemby',
          titleEn: 'House',
          city: 'Asunción',
          isActive: true,
          pictureUrl: `/media/${picture}/320.webp`,
        },
      },
    ])
  })

  it('is the owner’s alone, except that administrators see all', async () => {
    const id = await ask()
    const other = await insertUser(app.context.db)
    expect(await idsOf('', as('user', other))).toEqual([])
    expect((await get(`/${id}`, as('user', other))).status).toBe(404)
    expect(await idsOf('', asAdmin())).toEqual([id])
    expect((await thread(id, asAdmin())).email).toBe('ana@mail.test')
  })

  it('comes in pages that neither skip nor repeat, and says how many there are', async () => {
    const ids: string[] = []
    for (let n = 0; n < 7; n += 1) ids.unshift(await ask({ message: `¿Sigue? ${n}` }))
    await app.context.db.update(inquiries).set({ lastMessageAt: sql`'2026-11-01T10:00:00Z'::timestamptz` })
    const seen: string[] = []
    let path: string | undefined = '/api/inquiries?limit=3'
    while (path) {
      const answer = await app.fetch(path, { headers: asOwner() })
      expect(answer.headers.get('x-total-count')).toBe('7')
      seen.push(...(await answer.json()).map((one: InquirySummary) => one.id))
      path = answer.headers.get('link')?.match(/<([^>]+)>/)?.[1]
    }
    expect(seen).toHaveLength(7)
    expect([...seen].sort()).toEqual([...ids].sort())
    expect((await get('?cursor=bad')).status).toBe(400)
  })

  it('finds words of names, addresses, phones, messages and titles, however they are written', async () => {
    const id = await ask({ name: 'Óscar Núñez', phone: '0981 123 456' })
    await ask({ name: 'Beto', message: 'Otra cosa' })
    expect((await say(id, 'Podemos verla el miércoles')).status).toBe(201)
    for (const text of ['oscar nunez', 'NÚÑEZ', '981123456', 'disponible', 'miercoles', 'oscar nemby'])
      expect(await idsOf(`?text=${encodeURIComponent(text)}`), text).toEqual([id])
    expect(await idsOf('?text=ana%25')).toEqual([])
    expect(await idsOf('?text=nemby')).toHaveLength(2)
  })

  it('can be narrowed by status, kind, channel, listing and what is unread', async () => {
    const asked = await ask()
    const visit = await ask({ inquiryType: 'visit' })
    const spam = await ask({ website: 'x' })
    await change(asked, { status: 'closed', isUnread: false })
    expect(await idsOf()).toEqual([visit, asked])
    expect(await idsOf('?status=closed')).toEqual([asked])
    expect(await idsOf('?status=spam')).toEqual([spam])
    expect(await idsOf('?status=closed,new')).toEqual([visit, asked])
    expect(await idsOf('?inquiryType=visit')).toEqual([visit])
    expect(await idsOf('?channel=whatsapp')).toEqual([])
    expect(await idsOf('?unread=true')).toEqual([visit])
    expect(await idsOf('?unread=false')).toEqual([asked])
    expect(await idsOf(`?listingId=${listingId}`)).toHaveLength(2)
    expect(await idsOf(`?listingId=${newId()}`)).toEqual([])
    expect((await get('?status=hack')).status).toBe(400)
  })

  it('counts what is unread, for the recipient alone', async () => {
    const unread = async (headers = asOwner()) => (await get('/unread', headers)).json()
    const id = await ask()
    await ask({ website: 'spam' })
    expect(await unread()).toEqual({ received: 1, sent: 0 })
    expect(await unread(asAdmin())).toEqual({ received: 0, sent: 0 })
    await change(id, { isUnread: false }, asAdmin())
    expect(await unread()).toEqual({ received: 1, sent: 0 })
    await change(id, { isUnread: false })
    expect(await unread()).toEqual({ received: 0, sent: 0 })
    listingId = await insertListing(app.context.db)
    await ask()
    expect(await unread(asAdmin())).toEqual({ received: 1, sent: 0 })
  })

  it('as CSV says all of it, and no cell is a formula', async () => {
    await ask({ name: '=HYPERLINK("http://evil.test")', message: '+1\n@x', email: 'ana+1@mail.test' })
    await app.send('POST', '/api/inquiries/whatsapp', { listingId })
    const answer = await get('/export', { ...asOwner(), 'Accept-Language': 'en' })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toMatch(/oga-inquiries-\d{4}-\d\d-\d\d\.csv/)
    const text = await answer.text()
    expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")",ana+1@mail.test,,"'+1\n@x"`)
    expect(text).toContain('WhatsApp,Information,New')
    expect(text).toMatch(/^ID,Date,Channel,Type,Status,Listing ID,/)
    expect((await app.fetch('/api/inquiries/export')).status).toBe(401)
  })
})

describe('an answer', () => {
  it('stays in the thread, is mailed to who asked, and ends its being new and unread', async () => {
    const id = await ask()
    await deleteJobs(app.context.db)
    const answer = await say(id, 'Sí, sigue disponible.')
    expect(answer.status).toBe(201)
    const message = await answer.json()
    expect(message).toMatchObject({ side: 'recipient', author: 'Rosa Duarte', text: 'Sí, sigue disponible.' })
    const { messages, status, isUnread, firstAnsweredAt, excerpt } = await thread(id)
    expect(messages).toMatchObject([{ side: 'sender', author: 'Ana Gómez' }, { id: message.id }])
    expect({ status, isUnread, excerpt }).toEqual({
      status: 'answered',
      isUnread: false,
      excerpt: 'Sí, sigue disponible.',
    })
    expect(firstAnsweredAt).not.toBeNull()
    const jobs = await jobsOf(app.context.db)
    expect(jobs.map(({ name, data }) => [name, data])).toEqual([
      ['mail-inquiry', { inquiryId: id, to: 'sender', messageId: message.id }],
    ])
  })

  it('of an administrator names no person', async () => {
    const id = await ask()
    expect(await (await say(id, 'Hola', asAdmin())).json()).toMatchObject({ author: 'Óga' })
  })

  it('under the same key is one, also where the first answer was lost', async () => {
    const id = await ask()
    await deleteJobs(app.context.db)
    const headers = { ...asOwner(), 'Idempotency-Key': newId() }
    await Promise.all([say(id, 'Hola', headers), say(id, 'Hola', headers)])
    await app.context.db.execute(sql`delete from idempotency_keys`)
    expect((await say(id, 'Hola', headers)).status).toBe(201)
    expect((await thread(id)).messages).toHaveLength(2)
    expect(await jobsOf(app.context.db)).toHaveLength(1)
  })

  it('to a click on WhatsApp or to spam is refused', async () => {
    await app.send('POST', '/api/inquiries/whatsapp', { listingId })
    const [click = ''] = await idsOf()
    expect((await say(click, 'Hola')).status).toBe(403)
    const spam = await ask({ website: 'x' })
    expect((await say(spam, 'Hola')).status).toBe(403)
  })

  it.each([[''], [' \n '], ['a'.repeat(4001)], ['a\u0000']])(
    'that is no text (%#) is refused',
    async (text) => {
      expect((await say(await ask(), text)).status).toBe(422)
    },
  )
})

describe('a private note', () => {
  const note = (id: string, text: string, headers = asOwner()) =>
    app.send('POST', `/api/inquiries/${id}/notes`, { text }, headers)
  const notesOf = async (id: string, headers = asOwner()) =>
    (await thread(id, headers)).notes.map(({ text }) => text)

  it('is read by its owner alone, or by the administrators among themselves', async () => {
    const id = await ask()
    const { id: own } = await (await note(id, 'Llamar el lunes')).json()
    await note(id, 'Cliente de Ana', asAdmin())
    expect(await notesOf(id)).toEqual(['Llamar el lunes'])
    expect(await notesOf(id, as('admin', await insertAdmin(app.context.db)))).toEqual(['Cliente de Ana'])
    const remove = (headers: Record<string, string>) =>
      app.fetch(`/api/inquiries/${id}/notes/${own}`, { method: 'DELETE', headers })
    expect((await remove(asAdmin())).status).toBe(404)
    expect((await remove(asOwner())).status).toBe(204)
    expect(await notesOf(id)).toEqual([])
  })
})

describe('templates', () => {
  const path = '/api/inquiries/templates'
  const save = (name: string, text: string, headers = asOwner()) =>
    app.send('POST', path, { name, text }, headers)
  const all = async (headers: Record<string, string> = asOwner()) =>
    (await app.fetch(path, { headers })).json()

  it('are one’s own; the same name replaces; administrators share theirs', async () => {
    await save('Saludo', 'Hola')
    await save('Precio', 'Es ese')
    await save('Saludo', 'Buenas')
    expect(await all()).toMatchObject([
      { name: 'Precio', text: 'Es ese' },
      { name: 'Saludo', text: 'Buenas' },
    ])
    const name = `Equipo ${newId()}`
    await save(name, 'Hola', asAdmin())
    const shared = await all(as('admin', await insertAdmin(app.context.db)))
    expect(shared.filter((one: { name: string }) => one.name === name)).toHaveLength(1)
  })

  it('of an agency are shared by its members, and by nobody else', async () => {
    const { user } = await setAgencyScene(app)
    const share = (name: Colleague, isShared: boolean) =>
      app.send('POST', path, { name: 'Visita', text: name, isShared }, user(name))
    expect((await share('agent', true)).status).toBe(201)
    await share('agent', false)
    await share('assistant', true)
    const shared = { name: 'Visita', text: 'assistant', isShared: true }
    expect(await all(user('owner'))).toMatchObject([shared])
    expect((await all(user('agent'))).map((one: { text: string }) => one.text).sort()).toEqual([
      'agent',
      'assistant',
    ])
    for (const name of ['stranger', 'former'] as const) expect(await all(user(name))).toEqual([])
    expect((await share('former', true)).status).toBe(403)
    const [{ id }] = await all(user('owner'))
    const change = (name: Colleague, body: object) => app.send('PATCH', `${path}/${id}`, body, user(name))
    expect((await change('stranger', { name: 'Suya', text: 'x' })).status).toBe(404)
    expect(await (await change('owner', { name: 'Visitas', text: 'x' })).json()).toMatchObject({
      isShared: true,
    })
    const taken = await change('owner', { name: 'Propia', text: 'x', isShared: false })
    expect(await taken.json()).toMatchObject({ name: 'Propia', isShared: false })
    expect(await all(user('assistant'))).toEqual([])
  })

  it('can be changed and deleted by whose they are, and keep distinct names', async () => {
    const { id } = await (await save('Saludo', 'Hola')).json()
    await save('Precio', 'Es ese')
    const to = (name: string, headers = asOwner()) =>
      app.send('PATCH', `${path}/${id}`, { name, text: 'Buenas' }, headers)
    expect((await to('Otro', as('user', await insertUser(app.context.db)))).status).toBe(404)
    expect((await to('Precio')).status).toBe(422)
    expect(await (await to('Otro')).json()).toEqual({ id, name: 'Otro', text: 'Buenas', isShared: false })
    const remove = () => app.fetch(`${path}/${id}`, { method: 'DELETE', headers: asOwner() })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
  })
})

describe('the time to a first answer', () => {
  const ofListing = async () => (await app.fetch(`/api/listings/${listingId}/response-time`)).json()

  async function asked(minutesToAnswer: number | null, daysAgo = 10) {
    const id = await ask()
    const at = sql`now() - ${daysAgo}::int * interval '1 day'`
    const firstAnsweredAt =
      minutesToAnswer === null ? null : sql`${at} + ${minutesToAnswer}::int * interval '1 minute'`
    await app.context.db.update(inquiries).set({ createdAt: at, firstAnsweredAt }).where(eq(inquiries.id, id))
  }

  it('is unknown below five answers, then their median, dated', async () => {
    for (const minutes of [10, 600, 180, 20]) await asked(minutes)
    const own = async () => (await get('/response-time')).json()
    expect(await own()).toMatchObject({ medianMinutes: null, answers: 4 })
    await asked(200)
    await asked(null, 0)
    const known = await own()
    expect(known).toMatchObject({ medianMinutes: 180, answers: 5 })
    expect(Math.abs(Date.now() - Date.parse(known.asOf))).toBeLessThan(600_000)
    expect(await ofListing()).toMatchObject({ medianMinutes: 180, answers: 5 })
  })

  it('counts what was never answered, and nothing of a year ago', async () => {
    for (const minutes of [10, 10, 10, 10, 10]) await asked(minutes)
    for (const _ of [1, 2, 3, 4, 5, 6]) await asked(null)
    await asked(1, 365)
    expect(await ofListing()).toMatchObject({ medianMinutes: null, answers: 5 })
  })

  it('of a listing that nobody may see is not told', async () => {
    listingId = await insertListing(app.context.db, { status: 'draft', firstPublishedAt: null })
    expect((await app.fetch(`/api/listings/${listingId}/response-time`)).status).toBe(404)
  })
})
