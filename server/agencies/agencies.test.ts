import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '#server/auth/secrets.ts'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { AgencyMember, Invitation } from '#shared/agencies/agencies.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { deleteJobs } from '#tests/support/jobs.ts'
import { insertAdmin, insertAgency, insertListing, insertUser } from '#tests/support/listings.ts'
import { agencies } from './agencies.table.ts'
import { agencyInvitations, agencyMembers } from './agencyMembers.table.ts'
import { createInvitationTokens } from './invitationTokens.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

type Name = 'owner' | 'agent' | 'assistant' | 'stranger' | 'former'
let agencyId: string
let people: Record<Name, string>
let admin: string

const user = (name: Name) => as('user', people[name])
const send = (method: string, path: string, body: object | undefined, headers: Record<string, string>) =>
  app.send(method, path, body, headers)

/** An agency with a member of each role; `stranger` owns another one, `former` worked here. */
beforeEach(async () => {
  const { db } = app.context
  agencyId = await insertAgency(db, { slug: newId() })
  const ids = await Promise.all(
    ['Olga', 'Aldo', 'Asun', 'Elsa', 'Fede'].map((firstName) =>
      insertUser(db, { firstName, lastName: 'Ríos', email: `${newId()}@mail.test` }),
    ),
  )
  const [owner = '', agent = '', assistant = '', stranger = '', former = ''] = ids
  people = { owner, agent, assistant, stranger, former }
  admin = await insertAdmin(db)
  const other = await insertAgency(db, { slug: newId() })
  await db.insert(agencyMembers).values([
    { agencyId, userId: owner, role: 'owner', joinedAt: new Date('2026-01-01') },
    { agencyId, userId: agent, role: 'agent', joinedAt: new Date('2026-02-01') },
    { agencyId, userId: assistant, role: 'assistant', joinedAt: new Date('2026-03-01') },
    { agencyId, userId: former, role: 'agent', joinedAt: new Date('2026-04-01') },
    { agencyId: other, userId: stranger, role: 'owner' },
  ])
  const left = await send('DELETE', `/api/agencies/${agencyId}/members/${former}`, undefined, user('former'))
  expect(left.status).toBe(204)
})

const listing = (fields: object = {}) =>
  insertListing(app.context.db, { ownerUserId: people.agent, agencyId, ...fields })

describe('what belongs to an agency', () => {
  const names = ['owner', 'agent', 'assistant', 'stranger', 'former'] as const

  it.each([
    [
      'read it as its owner does',
      'GET',
      (id: string) => `/api/listings/mine/${id}`,
      undefined,
      [200, 200, 200, 403, 403],
    ],
    [
      'change it',
      'PATCH',
      (id: string) => `/api/listings/${id}`,
      { title: 'Otro' },
      [200, 200, 200, 403, 403],
    ],
    [
      'pause it',
      'PATCH',
      (id: string) => `/api/listings/${id}`,
      { status: 'draft' },
      [200, 200, 200, 403, 403],
    ],
    ['renew it', 'POST', (id: string) => `/api/listings/${id}/renew`, undefined, [200, 200, 200, 403, 403]],
    ['delete it', 'DELETE', (id: string) => `/api/listings/${id}`, undefined, [204, 204, 403, 403, 403]],
  ] as const)('each role may %s as far as it should, nobody else', async (_, method, path, body, answers) => {
    for (const [at, name] of names.entries()) {
      const id = await listing()
      const answer = await send(method, path(id), body, user(name))
      expect(`${name} ${answer.status}`).toBe(`${name} ${answers[at]}`)
    }
  })

  it('is not its former member’s who was in charge of it, who keeps what is theirs alone', async () => {
    const theirs = await insertListing(app.context.db, { ownerUserId: people.former })
    const agencys = await listing({ ownerUserId: people.former })
    expect((await send('PATCH', `/api/listings/${agencys}`, { title: 'X' }, user('former'))).status).toBe(403)
    expect((await send('PATCH', `/api/listings/${theirs}`, { title: 'X' }, user('former'))).status).toBe(200)
    expect((await send('PATCH', `/api/listings/${theirs}`, { title: 'X' }, user('owner'))).status).toBe(403)
  })

  it('is what its members publish, in their charge', async () => {
    const home = {
      title: 'Departamento',
      description: 'Dos dormitorios.',
      propertyType: 'apartment',
      neighborhood: 'Villa Morra',
      city: 'Asunción',
      priceUSD: 120_000,
      area: 80,
      agencyId: 'another',
    }
    const answer = await send('POST', '/api/listings', home, user('assistant'))
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ agencyId, ownerId: people.assistant })
  })

  it('goes into the charge of a member by owners and agents, to none of elsewhere', async () => {
    const id = await listing()
    const assign = (assignedTo: string, who: Name) =>
      send('PATCH', `/api/listings/${id}`, { assignedTo }, user(who))
    expect((await assign(people.owner, 'assistant')).status).toBe(403)
    const refused = await assign(people.stranger, 'owner')
    expect(refused.status).toBe(422)
    expect((await refused.json()).fields).toHaveProperty('assignedTo')
    const done = await assign(people.assistant, 'agent')
    expect(await done.json()).toMatchObject({ ownerId: people.assistant, agencyId })
  })
})

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
  const unread = async (name: Name) =>
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
      .where(eq(agencies.id, agencyId))
    expect(await told.json()).toMatchObject({ author: `Asun Ríos, ${name}` })
  })

  it('go to who is in charge, where there; else in turn, past the absent', async () => {
    const id = await listing()
    expect(await holderOf(await ask(id))).toBe(people.agent)
    expect(await unread('agent')).toBe(1)
    expect(await unread('owner')).toBe(0)
    const away = { absentUntil: new Date(Date.now() + 86_400_000).toISOString() }
    const members = `/api/agencies/${agencyId}/members`
    expect((await send('PATCH', `${members}/${people.agent}`, away, user('agent'))).status).toBe(200)
    expect(await holderOf(await ask(id))).toBe(people.owner)
  })

  it('that come at once without anybody in charge are shared equally', async () => {
    const { db } = app.context
    const id = await insertListing(db, { ownerAdminId: admin, agencyId })
    const all = await Promise.all(Array.from({ length: 11 }, () => ask(id)))
    const held = await Promise.all(all.map(holderOf))
    const shares = [people.owner, people.agent].map((who) => held.filter((holder) => holder === who).length)
    expect(shares.sort()).toEqual([5, 6])
  })

  it('of an agency for which nobody works are the administrators’', async () => {
    const { db } = app.context
    const empty = await insertAgency(db, { slug: newId() })
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

  it('have notes that the members share', async () => {
    const id = await ask(await listing())
    const note = await send('POST', `/api/inquiries/${id}/notes`, { text: 'Llamar el lunes' }, user('agent'))
    expect(note.status).toBe(201)
    const read = await (await app.fetch(`/api/inquiries/${id}`, { headers: user('owner') })).json()
    expect(read.notes).toMatchObject([{ text: 'Llamar el lunes', author: 'Aldo Ríos' }])
  })
})

describe('a team', () => {
  const members = async (name: Name = 'owner'): Promise<AgencyMember[]> => {
    const answer = await app.fetch(`/api/agencies/${agencyId}/members`, { headers: user(name) })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const tokens = () => createInvitationTokens(createKeys(app.context.env))
  const invite = async (email: string, role = 'agent', name: Name = 'owner'): Promise<Invitation> => {
    const answer = await send('POST', `/api/agencies/${agencyId}/invitations`, { email, role }, user(name))
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const accept = (token: string, who: string) =>
    send('POST', `/api/invitations/${token}/accept`, undefined, as('user', who))

  it('is founded in one call, with what its founder publishes, and once per person', async () => {
    const { db } = app.context
    const founder = await insertUser(db, { firstName: 'Nora' })
    const own = await insertListing(db, { ownerUserId: founder })
    const name = `Ñandutí Propiedades ${newId()}`
    const body = {
      name,
      city: 'asuncion',
      email: 'hola@nanduti.test',
      whatsapp: '0981 123 456',
      ruc: '80.009.735-1',
      languages: ['es', 'gn'],
      bringListings: true,
    }
    const answer = await send('POST', '/api/agencies', body, as('user', founder))
    expect(answer.status).toBe(201)
    const founded = await answer.json()
    expect(founded).toMatchObject({
      name,
      slug: `nanduti-propiedades-${name.split(' ').at(-1)}`,
      city: 'Asunción',
      whatsapp: '+595981123456',
      ruc: '80009735-1',
      verified: false,
      role: 'owner',
    })
    const [row] = await db.select().from(listings).where(eq(listings.id, own))
    expect(row).toMatchObject({ agencyId: founded.id, ownerUserId: founder })
    const again = await send('POST', '/api/agencies', { ...body, name: 'Otra' }, as('user', founder))
    expect(await again.json()).toMatchObject({ code: 'already_member' })
  })

  it.each([
    [{ ruc: '80009735-2' }, 'ruc'],
    [{ whatsapp: 'abc' }, 'whatsapp'],
    [{ city: '' }, 'city'],
    [{ name: ' ' }, 'name'],
    [{ email: 'x' }, 'email'],
    [{ logoId: 'somebody-elses' }, 'logoId'],
  ])('is not founded with %j', async (fields, field) => {
    const founder = await insertUser(app.context.db)
    const body = { name: `Agencia ${newId()}`, city: 'Luque', ...fields }
    const answer = await send('POST', '/api/agencies', body, as('user', founder))
    expect(answer.status).toBe(422)
    expect((await answer.json()).fields).toHaveProperty(field)
  })

  it('grows by a mailed link that works once, for any account', async () => {
    const { db } = app.context
    await deleteJobs(db)
    const { id } = await invite('nueva@mail.test', 'assistant')
    const token = tokens().tokenOf(id)
    const shown = await app.fetch(`/api/invitations/${token}`)
    expect(await shown.json()).toMatchObject({ role: 'assistant', invitedBy: 'Olga Ríos' })
    const [first, second] = [await insertUser(db), await insertUser(db)]
    const [one, two] = await Promise.all([accept(token, first), accept(token, second)])
    expect([one.status, two.status].sort()).toEqual([200, 404])
    const winner = one.status === 200 ? first : second
    expect((await accept(token, winner)).status).toBe(200)
    expect((await members()).find(({ userId }) => userId === winner)?.role).toBe('assistant')
    expect((await app.fetch(`/api/invitations/${token}`)).status).toBe(404)
  })

  it('does not grow by a link that is forged, withdrawn, expired, replaced or of who left', async () => {
    const { db } = app.context
    const who = await insertUser(db)
    const withdrawn = await invite('a@mail.test')
    await send('DELETE', `/api/agencies/${agencyId}/invitations/${withdrawn.id}`, undefined, user('owner'))
    const expired = await invite('b@mail.test')
    await db
      .update(agencyInvitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(agencyInvitations.id, expired.id))
    const replaced = await invite('c@mail.test')
    await invite('C@mail.test')
    await db.update(agencyMembers).set({ role: 'owner' }).where(eq(agencyMembers.userId, people.agent))
    const ofLeaver = await invite('d@mail.test', 'agent', 'agent')
    await send('DELETE', `/api/agencies/${agencyId}/members/${people.agent}`, undefined, user('agent'))
    const links = [withdrawn, expired, replaced, ofLeaver].map(({ id }) => tokens().tokenOf(id))
    for (const token of [...links, `${replaced.id}.${'A'.repeat(32)}`, 'x', replaced.id])
      expect((await accept(token, who)).status, token).toBe(404)
  })

  it('takes nobody who works elsewhere', async () => {
    const { id } = await invite('elsa@mail.test')
    const answer = await accept(tokens().tokenOf(id), people.stranger)
    expect(await answer.json()).toMatchObject({ code: 'already_member' })
  })

  it.each([
    ['GET', (id: string) => `/api/agencies/${id}/members`, undefined, [200, 200, 200, 404, 404]],
    ['GET', (id: string) => `/api/agencies/${id}/invitations`, undefined, [200, 403, 403, 404, 404]],
    [
      'POST',
      (id: string) => `/api/agencies/${id}/invitations`,
      { email: 'x@mail.test', role: 'owner' },
      [201, 403, 403, 404, 404],
    ],
    ['PATCH', (id: string) => `/api/agencies/${id}`, { description: 'Nueva' }, [200, 403, 403, 404, 404]],
    [
      'PATCH',
      (id: string) => `/api/agencies/${id}/members/${people.agent}`,
      { role: 'owner' },
      [200, 403, 403, 404, 404],
    ],
    [
      'DELETE',
      (id: string) => `/api/agencies/${id}/members/${people.assistant}`,
      undefined,
      [204, 403, 204, 404, 404],
    ],
  ] as const)('%s as each role and as nobody of it', async (method, path, body, answers) => {
    const names = ['owner', 'agent', 'assistant', 'stranger', 'former'] as const
    const order = names
      .map((name, at) => ({ name, expected: Number(answers[at]) }))
      .sort((a, b) => b.expected - a.expected)
    for (const { name, expected } of order) {
      const answer = await send(method, path(agencyId), body, user(name))
      // Whoever let the assistant go left nobody to let go.
      const isGone = method === 'DELETE' && name === 'assistant' && answer.status === 404
      if (!isGone) expect(`${name} ${answer.status}`).toBe(`${name} ${expected}`)
    }
  })

  it('keeps an owner, also when two remove each other at once', async () => {
    const { db } = app.context
    const remove = (whom: Name, who: Name) =>
      send('DELETE', `/api/agencies/${agencyId}/members/${people[whom]}`, undefined, user(who))
    expect(await (await remove('owner', 'owner')).json()).toMatchObject({ code: 'last_owner' })
    const lower = await send(
      'PATCH',
      `/api/agencies/${agencyId}/members/${people.owner}`,
      { role: 'agent' },
      user('owner'),
    )
    expect(await lower.json()).toMatchObject({ code: 'last_owner' })
    await db.update(agencyMembers).set({ role: 'owner' }).where(eq(agencyMembers.userId, people.agent))
    const answers = await Promise.all([remove('agent', 'owner'), remove('owner', 'agent')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  })

  it('keeps what a leaver had in charge, with the named one or an owner', async () => {
    const { db } = app.context
    const id = await listing({ ownerUserId: people.agent })
    const leave = (moveTo = '') =>
      send('DELETE', `/api/agencies/${agencyId}/members/${people.agent}${moveTo}`, undefined, user('agent'))
    expect((await leave(`?moveTo=${people.stranger}`)).status).toBe(404)
    expect((await leave(`?moveTo=${people.assistant}`)).status).toBe(204)
    const [row] = await db.select().from(listings).where(eq(listings.id, id))
    expect(row).toMatchObject({ ownerUserId: people.assistant, agencyId, status: 'active' })
    expect((await send('PATCH', `/api/listings/${id}`, { title: 'X' }, user('agent'))).status).toBe(403)
  })

  it('outlives a member’s account, and stops its only owner’s', async () => {
    const { db } = app.context
    const id = await listing({ ownerUserId: people.assistant })
    expect((await send('DELETE', '/api/users/me', undefined, user('owner'))).status).toBe(409)
    expect((await send('DELETE', '/api/users/me', undefined, user('assistant'))).status).toBe(204)
    const [row] = await db.select().from(listings).where(eq(listings.id, id))
    expect(row).toMatchObject({ ownerUserId: people.owner, status: 'active' })
    expect((await members()).map(({ userId }) => userId)).toEqual([people.owner, people.agent])
  })

  it('has an address of its own, and one that it had leads there', async () => {
    const change = (slug: string) => send('PATCH', `/api/agencies/${agencyId}`, { slug }, user('owner'))
    const [mine, others] = [`tajy-${newId()}`, `lapacho-${newId()}`]
    await insertAgency(app.context.db, { slug: others })
    expect(await (await change(mine)).json()).toMatchObject({ slug: mine })
    expect(await (await change(others)).json()).toMatchObject({ code: 'invalid' })
    expect((await change('Con Espacios')).status).toBe(422)
  })
})
