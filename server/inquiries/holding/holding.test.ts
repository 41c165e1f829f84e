import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { createKeys } from '#server/auth/secrets.ts'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { createInquiryLinks } from '#server/inquiries/links.ts'
import { listingViews } from '#server/listings/views/listingViews.table.ts'
import { users } from '#server/users/users.table.ts'
import { wallTime } from '#shared/core/paraguayTime.ts'
import { type AgencyScene, type Colleague, setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import {
  insertAdmin,
  insertAgency,
  insertListing,
  insertUser,
  type NewListing,
} from '#tests/support/listings.ts'
import { handOnUnopened } from './handOn.ts'

let app: TestApp
let scene: AgencyScene
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  scene = await setAgencyScene(app)
})

const user = (name: Colleague) => scene.user(name)
const listing = (fields: NewListing = {}) => scene.listing(fields)
const send = (method: string, path: string, body: object | undefined, headers: Record<string, string>) =>
  app.send(method, path, body, headers)

describe('conversations', () => {
  const ask = async (listingId: string, fields: object = {}) => {
    const body = { listingId, name: 'Ana', email: `${newId()}@mail.test`, message: '¿Sigue?', ...fields }
    const answer = await send('POST', '/api/inquiries', body, {})
    expect(answer.status).toBe(201)
    return (await answer.json()).id as string
  }
  const holderOf = async (id: string) => {
    const { recipientUserId } = inquiries
    const [row] = await app.context.db.select({ recipientUserId }).from(inquiries).where(eq(inquiries.id, id))
    return row?.recipientUserId
  }
  const unread = async (name: Colleague) =>
    (await (await app.fetch('/api/inquiries/unread', { headers: user(name) })).json()).received

  it('are read by all members and answered in their name, by nobody else', async () => {
    const id = await ask(await listing())
    for (const name of ['owner', 'agent', 'assistant'] as const)
      expect((await app.fetch(`/api/inquiries/${id}`, { headers: user(name) })).status, name).toBe(200)
    for (const name of ['stranger', 'former'] as const) {
      expect((await app.fetch(`/api/inquiries/${id}`, { headers: user(name) })).status, name).toBe(404)
      const answer = await send('POST', `/api/inquiries/${id}/messages`, { text: 'Hola' }, user(name))
      expect(answer.status, name).toBe(404)
    }
    const told = await send('POST', `/api/inquiries/${id}/messages`, { text: 'Hola' }, user('assistant'))
    expect(told.status).toBe(201)
    const [{ name = '' } = {}] = await app.context.db
      .select({ name: agencies.name })
      .from(agencies)
      .where(eq(agencies.id, scene.agencyId))
    expect(await told.json()).toMatchObject({ author: `Asun Ríos, ${name}` })
  })

  it('go to who is in charge, where there; else in turn, past the absent', async () => {
    const id = await listing()
    expect(await holderOf(await ask(id))).toBe(scene.people.agent)
    expect(await unread('agent')).toBe(1)
    expect(await unread('owner')).toBe(0)
    const away = { absentUntil: new Date(Date.now() + 86_400_000).toISOString() }
    const members = `/api/agencies/${scene.agencyId}/members`
    expect((await send('PATCH', `${members}/${scene.people.agent}`, away, user('agent'))).status).toBe(200)
    expect(await holderOf(await ask(id))).toBe(scene.people.owner)
    const { db } = app.context
    await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, scene.people.owner))
    expect(await holderOf(await ask(id))).toBe(scene.people.assistant)
  })

  it('that come at once without anybody in charge are shared equally', async () => {
    const { db } = app.context
    const id = await insertListing(db, { ownerAdminId: await insertAdmin(db), agencyId: scene.agencyId })
    const all = await Promise.all(Array.from({ length: 11 }, () => ask(id)))
    const held = await Promise.all(all.map(holderOf))
    const shares = [scene.people.owner, scene.people.agent].map(
      (who) => held.filter((holder) => holder === who).length,
    )
    expect(shares.sort()).toEqual([5, 6])
  })

  it('of an agency for which nobody works are the administrators’', async () => {
    const { db } = app.context
    const [admin, empty] = [await insertAdmin(db), await insertAgency(db, { slug: newId() })]
    const id = await ask(await insertListing(db, { ownerAdminId: admin, agencyId: empty }))
    expect(await holderOf(id)).toBeNull()
    expect((await app.fetch(`/api/inquiries/${id}`, { headers: as('admin', admin) })).status).toBe(200)
    expect((await app.fetch(`/api/inquiries/${id}`, { headers: user('owner') })).status).toBe(404)
  })

  it('cannot be begun with one’s own agency', async () => {
    const body = { listingId: await listing(), name: 'Ana', email: 'a@mail.test', message: 'Hola' }
    const answer = await send('POST', '/api/inquiries', body, user('assistant'))
    expect(await answer.json()).toMatchObject({ code: 'own_listing' })
  })

  it('are handed to a colleague, with their history, and to nobody else', async () => {
    const id = await ask(await listing())
    const hand = (holder: string, who: Colleague) =>
      send('PATCH', `/api/inquiries/${id}`, { holder }, user(who))
    expect((await hand(scene.people.stranger, 'agent')).status).toBe(422)
    const admin = as('admin', await insertAdmin(app.context.db))
    const byAdmin = await send('PATCH', `/api/inquiries/${id}`, { holder: scene.people.owner }, admin)
    expect(byAdmin.status).toBe(403)
    const read = await (await hand(scene.people.owner, 'agent')).json()
    expect(read).toMatchObject({ holder: { id: scene.people.owner, name: 'Olga Ríos' }, isUnread: false })
    expect(read.handovers).toMatchObject([
      { from: 'Aldo Ríos', to: 'Olga Ríos', by: 'Aldo Ríos', isByClock: false },
    ])
    expect([await unread('owner'), await unread('agent')]).toEqual([1, 0])
    const listed = async (heldBy: string) =>
      (await (await app.fetch(`/api/inquiries?heldBy=${heldBy}`, { headers: user('owner') })).json()).length
    expect([await listed('me'), await listed('others')]).toEqual([1, 0])
  })

  it('show a colleague who writes, until the answer is given up', async () => {
    const id = await ask(await listing())
    const write = (isWriting: boolean) => send('PATCH', `/api/inquiries/${id}`, { isWriting }, user('agent'))
    const writing = async (name: Colleague) =>
      (await (await app.fetch(`/api/inquiries/${id}`, { headers: user(name) })).json()).writing
    await write(true)
    expect(await writing('owner')).toEqual({ id: scene.people.agent, name: 'Aldo Ríos' })
    expect(await writing('agent')).toBeUndefined()
    await write(false)
    expect(await writing('owner')).toBeUndefined()
  })

  it('go on when nobody opens them in two working hours, once around the team, and no longer by the old mail', async () => {
    const { context, services } = app
    const { db } = context
    const id = await ask(await listing())
    const links = createInquiryLinks(createKeys(context.env))
    const token = links.tokenOf(
      { id, recipientUserId: scene.people.agent, agencyId: scene.agencyId },
      'recipient',
    )
    const byMail = () => app.fetch(`/api/inquiries/conversations/${token}`)
    expect((await byMail()).status).toBe(200)
    const monday = new Date('2026-11-23T12:00:00Z')
    const hours = (count: number) => new Date(monday.getTime() + count * 3_600_000)
    await db.update(inquiries).set({ heldSince: monday }).where(eq(inquiries.id, id))
    const handOn = (now: Date) => handOnUnopened(db, services, now)
    expect(await handOn(hours(1.9))).toBe(0)
    expect(await Promise.all([handOn(hours(2)), handOn(hours(2))])).toContain(1)
    expect(await holderOf(id)).toBe(scene.people.owner)
    expect((await byMail()).status).toBe(404)
    await handOn(hours(4))
    expect(await holderOf(id)).toBe(scene.people.agent)
    await handOn(hours(6))
    expect(await holderOf(id)).toBe(scene.people.agent)
    await send('PATCH', `/api/inquiries/${id}`, { isUnread: false }, user('agent'))
    const thread = await (await app.fetch(`/api/inquiries/${id}`, { headers: user('owner') })).json()
    expect(thread.handovers.map(({ isByClock }: { isByClock: boolean }) => isByClock)).toEqual([true, true])
  })

  it('go on also behind many that nobody else can take', async () => {
    const { context, services } = app
    const { db } = context
    const id = await ask(await listing())
    const monday = new Date('2026-11-23T12:00:00Z')
    await db.update(inquiries).set({ heldSince: monday }).where(eq(inquiries.id, id))
    const alone = await insertAgency(db, { slug: newId() })
    const colleague = await insertUser(db, { suspendedAt: monday })
    const holder = await insertUser(db)
    await db.insert(agencyMembers).values([
      { agencyId: alone, userId: holder, role: 'owner' },
      { agencyId: alone, userId: colleague, role: 'agent' },
    ])
    const held = {
      agencyId: alone,
      recipientUserId: holder,
      heldSince: new Date(monday.getTime() - 3_600_000),
    }
    const about = { listingId: await listing(), name: 'Ana', email: 'a@mail.test', message: 'Hola' }
    await db.insert(inquiries).values(Array.from({ length: 200 }, () => ({ id: newId(), ...about, ...held })))
    expect(await handOnUnopened(db, services, new Date(monday.getTime() + 2 * 3_600_000))).toBe(1)
    expect(await holderOf(id)).toBe(scene.people.owner)
  })

  it('have notes that the members share', async () => {
    const id = await ask(await listing())
    const note = await send('POST', `/api/inquiries/${id}/notes`, { text: 'Llamar el lunes' }, user('agent'))
    expect(note.status).toBe(201)
    const read = await (await app.fetch(`/api/inquiries/${id}`, { headers: user('owner') })).json()
    expect(read.notes).toMatchObject([{ text: 'Llamar el lunes', author: 'Aldo Ríos' }])
  })
})

describe('the work of an agency', () => {
  it('is listed with who is in charge, by status, person and words', async () => {
    const { db } = app.context
    const [home, draft] = [
      await listing({ title: 'Casa con quincho', city: 'Luque' }),
      await listing({ status: 'draft', ownerUserId: scene.people.owner }),
    ]
    await insertListing(db, { ownerUserId: scene.people.agent })
    const ids = async (query: string, name: Colleague = 'assistant') => {
      const answer = await app.fetch(`/api/agencies/${scene.agencyId}/listings?${query}`, {
        headers: user(name),
      })
      expect(answer.status).toBe(200)
      return (await answer.json()).map(({ id }: { id: string }) => id).sort()
    }
    expect(await ids('')).toEqual([home, draft].sort())
    expect(await ids('status=draft')).toEqual([draft])
    expect(await ids(`assignedTo=${scene.people.agent}`)).toEqual([home])
    expect(await ids('text=QUINCHO luque')).toEqual([home])
    expect(await ids('text=100%25')).toEqual([])
    const answer = await app.fetch(`/api/agencies/${scene.agencyId}/listings`, { headers: user('stranger') })
    expect(answer.status).toBe(404)
  })

  it('is counted by week, person and listing', async () => {
    const { db } = app.context
    const id = await listing()
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000)
    const viewed = (ago: number, views: number) => ({
      listingId: id,
      day: wallTime(day(ago)).slice(0, 10),
      views,
    })
    await db.insert(listingViews).values([viewed(0, 7), viewed(6, 3), viewed(8, 4), viewed(20, 90)])
    const asked = (ago: number, minutes: number | null) => ({
      id: newId(),
      listingId: id,
      agencyId: scene.agencyId,
      recipientUserId: scene.people.agent,
      name: 'Ana',
      email: 'a@mail.test',
      message: 'Hola',
      createdAt: day(ago),
      firstAnsweredAt: minutes === null ? null : new Date(day(ago).getTime() + minutes * 60_000),
    })
    await db.insert(inquiries).values([asked(1, 10), asked(2, 30), asked(3, null), asked(9, 60)])
    const figures = await (
      await app.fetch(`/api/agencies/${scene.agencyId}/figures`, { headers: user('agent') })
    ).json()
    const week = { views: 10, inquiries: 3, answered: 2, medianMinutes: 10 }
    const weekBefore = { views: 4, inquiries: 1, answered: 1, medianMinutes: 60 }
    expect(figures).toMatchObject({ activeListings: 1, total: { week, weekBefore } })
    expect(figures.listings).toMatchObject([{ id, week, weekBefore }])
    expect(
      figures.members.find(({ userId }: { userId: string }) => userId === scene.people.agent),
    ).toMatchObject({
      name: 'Aldo Ríos',
      activeListings: 1,
      week,
    })
  })
})
