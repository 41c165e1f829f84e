import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '#server/auth/secrets.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import { type AgencyMember, agencyLimits, type Invitation } from '#shared/agencies/agencies.ts'
import { type AgencyScene, type Colleague, setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { deleteJobs } from '#tests/support/jobs.ts'
import {
  insertAdmin,
  insertAgency,
  insertListing,
  insertUser,
  type NewListing,
} from '#tests/support/listings.ts'
import { agencyInvitations, agencyMembers } from './agencyMembers.table.ts'
import { createInvitationTokens } from './invitationTokens.ts'

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
    const theirs = await insertListing(app.context.db, { ownerUserId: scene.people.former })
    const agencys = await listing({ ownerUserId: scene.people.former })
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
    expect(await answer.json()).toMatchObject({ agencyId: scene.agencyId, ownerId: scene.people.assistant })
  })

  it('goes into the charge of a member by owners and agents, to none of elsewhere', async () => {
    const id = await listing()
    const assign = (assignedTo: string, who: Colleague) =>
      send('PATCH', `/api/listings/${id}`, { assignedTo }, user(who))
    expect((await assign(scene.people.owner, 'assistant')).status).toBe(403)
    const refused = await assign(scene.people.stranger, 'owner')
    expect(refused.status).toBe(422)
    expect((await refused.json()).fields).toHaveProperty('assignedTo')
    const done = await assign(scene.people.assistant, 'agent')
    expect(await done.json()).toMatchObject({ ownerId: scene.people.assistant, agencyId: scene.agencyId })
  })
})

describe('a team', () => {
  const members = async (name: Colleague = 'owner'): Promise<AgencyMember[]> => {
    const answer = await app.fetch(`/api/agencies/${scene.agencyId}/members`, { headers: user(name) })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const tokens = () => createInvitationTokens(createKeys(app.context.env))
  const invite = async (email: string, role = 'agent', name: Colleague = 'owner'): Promise<Invitation> => {
    const answer = await send(
      'POST',
      `/api/agencies/${scene.agencyId}/invitations`,
      { email, role },
      user(name),
    )
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
    const { id, link } = await invite('nueva@mail.test', 'assistant')
    const token = tokens().tokenOf(id)
    // No mail is sent here.
    expect(link).toBe(`/invitations/${token}`)
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

  it('shows no link of an invitation that is mailed', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'avisos@oga.test' }
    const mailing = await startApp(mail, { identify: identifyByHeader })
    const { agencyId, user } = await setAgencyScene(mailing)
    const path = `/api/agencies/${agencyId}/invitations`
    const invited = await mailing.send('POST', path, { email: 'e@mail.test', role: 'agent' }, user('owner'))
    expect([invited.status, await invited.json()]).toMatchObject([201, { link: null }])
    await mailing.close()
  })

  it('does not grow by a link that is forged, withdrawn, expired, replaced or of who left', async () => {
    const { db } = app.context
    const who = await insertUser(db)
    const withdrawn = await invite('a@mail.test')
    await send(
      'DELETE',
      `/api/agencies/${scene.agencyId}/invitations/${withdrawn.id}`,
      undefined,
      user('owner'),
    )
    const expired = await invite('b@mail.test')
    await db
      .update(agencyInvitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(agencyInvitations.id, expired.id))
    const replaced = await invite('c@mail.test')
    await invite('C@mail.test')
    await db.update(agencyMembers).set({ role: 'owner' }).where(eq(agencyMembers.userId, scene.people.agent))
    const ofLeaver = await invite('d@mail.test', 'agent', 'agent')
    await send(
      'DELETE',
      `/api/agencies/${scene.agencyId}/members/${scene.people.agent}`,
      undefined,
      user('agent'),
    )
    const links = [withdrawn, expired, replaced, ofLeaver].map(({ id }) => tokens().tokenOf(id))
    for (const token of [...links, `${replaced.id}.${'A'.repeat(32)}`, 'x', replaced.id])
      expect((await accept(token, who)).status, token).toBe(404)
  })

  it('that is full takes no invitation, and says that it is', async () => {
    const { agencyId } = scene
    const { db } = app.context
    const ids = Array.from({ length: agencyLimits.members }, () => newId())
    await db.insert(users).values(ids.map((id) => ({ id, issuer: 'https://login.test', subject: id })))
    await db.insert(agencyMembers).values(ids.map((userId) => ({ agencyId, userId, role: 'agent' as const })))
    const path = `/api/agencies/${agencyId}/invitations`
    const refused = await send('POST', path, { email: 'a@mail.test', role: 'agent' }, user('owner'))
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { code: 'too_many', error: words('es').errors.tooManyMembers(agencyLimits.members) },
    ])
  })

  it('takes nobody who works elsewhere', async () => {
    const { id } = await invite('elsa@mail.test')
    const answer = await accept(tokens().tokenOf(id), scene.people.stranger)
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
      (id: string) => `/api/agencies/${id}/members/${scene.people.agent}`,
      { role: 'owner' },
      [200, 403, 403, 404, 404],
    ],
    [
      'DELETE',
      (id: string) => `/api/agencies/${id}/members/${scene.people.assistant}`,
      undefined,
      [204, 403, 204, 404, 404],
    ],
  ] as const)('%s as each role and as nobody of it', async (method, path, body, answers) => {
    const names = ['owner', 'agent', 'assistant', 'stranger', 'former'] as const
    const order = names
      .map((name, at) => ({ name, expected: Number(answers[at]) }))
      .sort((a, b) => b.expected - a.expected)
    for (const { name, expected } of order) {
      const answer = await send(method, path(scene.agencyId), body, user(name))
      // Whoever let the assistant go left nobody to let go.
      const isGone = method === 'DELETE' && name === 'assistant' && answer.status === 404
      if (!isGone) expect(`${name} ${answer.status}`).toBe(`${name} ${expected}`)
    }
  })

  it('keeps an owner, also when two remove each other at once', async () => {
    const { db } = app.context
    const remove = (whom: Colleague, who: Colleague) =>
      send('DELETE', `/api/agencies/${scene.agencyId}/members/${scene.people[whom]}`, undefined, user(who))
    expect(await (await remove('owner', 'owner')).json()).toMatchObject({ code: 'last_owner' })
    const lower = await send(
      'PATCH',
      `/api/agencies/${scene.agencyId}/members/${scene.people.owner}`,
      { role: 'agent' },
      user('owner'),
    )
    expect(await lower.json()).toMatchObject({ code: 'last_owner' })
    await db.update(agencyMembers).set({ role: 'owner' }).where(eq(agencyMembers.userId, scene.people.agent))
    const answers = await Promise.all([remove('agent', 'owner'), remove('owner', 'agent')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  })

  it('keeps what a leaver had in charge, with the named one or an owner', async () => {
    const { db } = app.context
    const id = await listing({ ownerUserId: scene.people.agent })
    const leave = (moveTo = '') =>
      send(
        'DELETE',
        `/api/agencies/${scene.agencyId}/members/${scene.people.agent}${moveTo}`,
        undefined,
        user('agent'),
      )
    expect((await leave(`?moveTo=${scene.people.stranger}`)).status).toBe(404)
    expect((await leave(`?moveTo=${scene.people.assistant}`)).status).toBe(204)
    const [row] = await db.select().from(listings).where(eq(listings.id, id))
    expect(row).toMatchObject({
      ownerUserId: scene.people.assistant,
      agencyId: scene.agencyId,
      status: 'active',
    })
    expect((await send('PATCH', `/api/listings/${id}`, { title: 'X' }, user('agent'))).status).toBe(403)
  })

  it('outlives a member’s account, and stops its only owner’s', async () => {
    const { db } = app.context
    const id = await listing({ ownerUserId: scene.people.assistant })
    expect((await send('DELETE', '/api/users/me', undefined, user('owner'))).status).toBe(409)
    expect((await send('DELETE', '/api/users/me', undefined, user('assistant'))).status).toBe(204)
    const [row] = await db.select().from(listings).where(eq(listings.id, id))
    expect(row).toMatchObject({ ownerUserId: scene.people.owner, status: 'active' })
    expect((await members()).map(({ userId }) => userId)).toEqual([scene.people.owner, scene.people.agent])
  })

  it('moves whole when administrators delete its agency, and works on there', async () => {
    const { db } = app.context
    const target = await insertAgency(db, { slug: newId() })
    const id = await listing()
    const admin = as('admin', await insertAdmin(db))
    const remove = (query: string) =>
      send('DELETE', `/api/admin/agencies/${scene.agencyId}${query}`, undefined, admin)
    expect((await remove('')).status).toBe(409)
    expect((await remove(`?moveTo=${target}`)).status).toBe(204)
    const answer = await send('PATCH', `/api/listings/${id}`, { title: 'Otro' }, user('assistant'))
    expect(await answer.json()).toMatchObject({ agencyId: target })
    const team = await (await app.fetch(`/api/agencies/${target}/members`, { headers: user('owner') })).json()
    expect(team.map(({ role }: AgencyMember) => role)).toEqual(['owner', 'agent', 'assistant'])
  })

  it('has an address of its own, and one that it had leads there', async () => {
    const change = (slug: string) => send('PATCH', `/api/agencies/${scene.agencyId}`, { slug }, user('owner'))
    const [mine, others] = [`tajy-${newId()}`, `lapacho-${newId()}`]
    await insertAgency(app.context.db, { slug: others })
    expect(await (await change(mine)).json()).toMatchObject({ slug: mine })
    expect(await (await change(others)).json()).toMatchObject({ code: 'invalid' })
    expect((await change('Con Espacios')).status).toBe(422)
  })
})
