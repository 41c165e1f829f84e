import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { momentOf, wallTime } from '#shared/core/paraguayTime.ts'
import { webhookEvents, webhookLimits } from '#shared/webhooks/webhookEvents.ts'
import type { Delivery, MadeWebhook, Webhook } from '#shared/webhooks/webhooksApi.ts'
import { type AgencyScene, setAgencyScene } from '#tests/support/agencyScene.ts'
import { alertSteps } from '#tests/support/alerts.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { mailsTo } from '#tests/support/jobs.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { savedSearchCalls } from '#tests/support/savedSearches.ts'
import { isSignedBy, startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhookReceiver.ts'
import { retryDelays, switchOffFailing } from './send/settle.ts'

let receiver: WebhookReceiver
let app: TestApp
let agency: AgencyScene
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  app = await startApp({ FETCH_EXCEPT: receiver.host }, { identify: identifyByHeader, indexed: true })
  await app.services.queue.install()
  await app.services.listingOutbox.start()
  app.services.webhookSender.start()
  agency = await setAgencyScene(app)
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

type Who = Record<string, string>
const path = '/api/webhooks'
const newPath = () => `/${newId()}`

async function make(who: Who, given: object = {}) {
  const at = newPath()
  const body = { url: receiver.url(at), events: webhookEvents, ...given }
  const answer = await app.send('POST', path, body, who)
  const made: MadeWebhook = await answer.json()
  return { status: answer.status, made, at, told: () => receiver.of(at) }
}
const read = async <T>(at: string, headers: Who): Promise<T> => (await app.fetch(at, { headers })).json()
const logOf = (id: string, who: Who) => read<Delivery[]>(`${path}/${id}/deliveries`, who)
const stateOf = async (id: string, who: Who) => (await logOf(id, who))[0]?.state
const change = async (id: string, body: object, who: Who) => app.send('PATCH', `${path}/${id}`, body, who)
const post = (at: string, who: Who) => app.send('POST', `${path}/${at}`, {}, who)
const webhookOf = async (id: string, who: Who) =>
  (await read<Webhook[]>(path, who)).find((one) => one.id === id)
const setStatus = (id: string, status: 'active' | 'closed' | 'draft' | 'reserved') =>
  app.context.db.update(listings).set({ status }).where(eq(listings.id, id))
/** What is to be sent again is due. */
async function hurry(webhookId: string): Promise<void> {
  await app.context.db.execute(
    sql`update webhook_deliveries set next_at = now() where webhook_id = ${webhookId} and state = 'waiting'`,
  )
  app.services.webhookSender.wake()
}

describe('an endpoint', () => {
  it('is made for an agency or a user, shows its secret once, and is seen by its party alone', async () => {
    const { status, made } = await make(agency.user('agent'), { description: ' CRM\n' })
    expect(status).toBe(201)
    expect(made).toMatchObject({ description: 'CRM', createdBy: 'Aldo Ríos', offReason: null })
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const listed = await (await app.fetch(path, { headers: agency.user('owner') })).text()
    expect(listed).toContain(made.id)
    expect(listed).not.toContain(made.secret)
    const { rows } = await app.context.db.execute(sql`select * from webhooks where id = ${made.id}`)
    expect(JSON.stringify(rows)).not.toContain(made.secret.slice(6))
    expect((await app.fetch(path, { headers: agency.user('assistant') })).status).toBe(403)
    for (const who of ['stranger', 'former'] as const) {
      expect(await read(path, agency.user(who))).toEqual([])
      for (const at of [`${made.id}/test`, `${made.id}/secret`])
        expect((await post(at, agency.user(who))).status).toBe(404)
      expect((await change(made.id, { isOn: false }, agency.user(who))).status).toBe(404)
      expect((await app.fetch(`${path}/${made.id}/deliveries`, { headers: agency.user(who) })).status).toBe(
        404,
      )
    }
    const removed = () => app.send('DELETE', `${path}/${made.id}`, undefined, agency.user('owner'))
    expect([(await removed()).status, (await removed()).status]).toEqual([204, 404])
  })

  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://2130706433/',
    'https://169.254.169.254/latest/',
    'https://user:word@93.184.216.34/',
    'https://93.184.216.34:5432/',
    'ftp://93.184.216.34/',
    'no address',
    '',
  ])('is refused at %j', async (url) => {
    const { status, made } = await make(agency.user('owner'), { url })
    expect(status).toBe(422)
    expect(Object.keys(made)).toContain('fields')
  })

  it('is refused without events, with unknown ones, and beyond so many of a party', async () => {
    const who = as('user', await insertUser(app.context.db))
    expect((await make(who, { events: [] })).status).toBe(422)
    expect((await make(who, { events: ['listing.exploded'] })).status).toBe(422)
    const all = await Promise.all(Array.from({ length: webhookLimits.webhooks + 2 }, () => make(who)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(webhookLimits.webhooks)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(2)
  })
})

describe('events', () => {
  it('of a listing come signed, in order, with ids alone, and to those that ask for them', async () => {
    const own = await make(agency.user('owner'))
    const closings = await make(agency.user('agent'), { events: ['listing.closed'] })
    const others = await make(agency.user('stranger'))
    const id = await agency.listing({ status: 'draft', title: 'Secreto' })
    await setStatus(id, 'active')
    await app.send(
      'PATCH',
      `/api/listings/${id}`,
      { price: { amount: 91_000, currency: 'USD' } },
      agency.user('agent'),
    )
    await setStatus(id, 'reserved')
    await setStatus(id, 'closed')
    const of = (told: ReturnType<typeof own.told>) => told.filter(({ data }) => data.listingId === id)
    await expect.poll(() => of(own.told()).at(-1)?.type).toBe('listing.closed')
    const told = of(own.told())
    const types = told.map(({ type }) => type)
    expect(types[0]).toBe('listing.published')
    expect(types.slice(1, -1).every((type) => type === 'listing.changed')).toBe(true)
    expect(types.length).toBeGreaterThanOrEqual(3)
    for (const one of told) {
      expect(isSignedBy(own.made.secret, one)).toBe(true)
      expect(isSignedBy(closings.made.secret, one)).toBe(false)
      expect(Object.keys(JSON.parse(one.body)).sort()).toEqual(['data', 'timestamp', 'type'])
      expect(one.body).not.toContain('Secreto')
    }
    expect(new Set(told.map((one) => one.id)).size).toBe(told.length)
    await expect.poll(() => of(closings.told()).map(({ type }) => type)).toEqual(['listing.closed'])
    expect(others.told()).toEqual([])
    expect((await webhookOf(own.made.id, agency.user('agent')))?.lastDeliveredAt).not.toBeNull()
  })

  it('of inquiries, messages and visits come to whom they are sent, saved searches to who saved them', async () => {
    const { db } = app.context
    const person = await insertUser(db, { email: `${newId()}@mail.test`, firstName: 'Ana' })
    const [asker, seller] = [await make(as('user', person)), await make(agency.user('owner'))]
    const city = `Pueblo ${newId()}`
    const listingId = await agency.listing({ city })
    const question = { name: 'Ana', email: `${newId()}@mail.test`, message: 'Hola', inquiryType: 'visit' }
    const asked = await app.send('POST', '/api/inquiries', { listingId, ...question }, as('user', person))
    const { id } = await asked.json()
    const recipient = agency.user('owner')
    expect((await app.send('POST', `/api/inquiries/${id}/messages`, { text: 'Sí' }, recipient)).status).toBe(
      201,
    )
    const startsAt = `${wallTime(new Date(Date.now() + 3 * 86_400_000)).slice(0, 10)}T10:00`
    const agreed = await app.send('POST', `/api/inquiries/${id}/visit`, { startsAt, minutes: 30 }, recipient)
    expect(agreed.status).toBeLessThan(300)
    await expect
      .poll(() => seller.told().flatMap(({ type, data }) => (data.inquiryId === id ? type : [])))
      .toEqual(['inquiry.received', 'visit.agreed'])
    expect(seller.told().find(({ type }) => type === 'visit.agreed')?.data).toMatchObject({
      inquiryId: id,
      listingId,
      startsAt: momentOf(startsAt)?.toISOString(),
    })
    await expect.poll(() => asker.told().map(({ type }) => type)).toEqual(['message.received'])
    expect(JSON.stringify(seller.told())).not.toContain('Hola')

    const saved = savedSearchCalls(() => ({ app, user: person }))
    const { id: savedSearchId } = await saved.saved({ search: `city=${encodeURIComponent(city)}` })
    const fresh = await insertListing(db, { city, firstPublishedAt: new Date(Date.now() + 60_000) })
    await alertSteps(() => app).shown(fresh)
    const alert = { savedSearchId, listingId: fresh, reason: 'new' }
    await expect.poll(() => asker.told().at(-1)).toMatchObject({ type: 'saved_search.matched', data: alert })
  })

  it('wait for those of the same listing that came before and were not taken, others do not', async () => {
    const user = await insertUser(app.context.db)
    const who = as('user', user)
    const { made, at, told } = await make(who)
    receiver.answers.set(at, 503)
    const [first, second] = [
      await insertListing(app.context.db, { ownerUserId: user, status: 'draft' }),
      await insertListing(app.context.db, { ownerUserId: user, status: 'draft' }),
    ]
    await setStatus(first, 'active')
    await expect.poll(() => told().length).toBe(1)
    await setStatus(first, 'closed')
    await setStatus(second, 'active')
    await expect.poll(() => told().length).toBe(2)
    expect(told()[1]?.data.listingId).toBe(second)
    const tried = async () => (await logOf(made.id, who)).filter(({ attempts }) => attempts === 1)
    await expect.poll(async () => (await tried()).length).toBe(2)
    expect((await webhookOf(made.id, who))?.failingSince).not.toBeNull()
    receiver.answers.delete(at)
    await hurry(made.id)
    await expect
      .poll(async () => (await logOf(made.id, who)).map(({ state }) => state))
      .toEqual(['delivered', 'delivered', 'delivered'])
    const ofFirst = told().filter(({ data }) => data.listingId === first)
    expect(ofFirst.map(({ type }) => type)).toEqual([
      'listing.published',
      'listing.published',
      'listing.closed',
    ])
    expect(ofFirst[1]?.id).toBe(ofFirst[0]?.id)
    expect((await webhookOf(made.id, who))?.failingSince).toBeNull()
  })
})

describe('a delivery', () => {
  it.each([
    [500, 'status'],
    [302, 'status'],
    [410, 'status'],
  ])('answered %i failed by its %s', async (status, fault) => {
    const who = as('user', await insertUser(app.context.db))
    const { made, at, told } = await make(who)
    receiver.answers.set(at, status)
    const sent: Delivery = await (await post(`${made.id}/test`, who)).json()
    expect(sent).toMatchObject({ type: 'webhook.test', state: 'waiting', attempts: 0 })
    await expect.poll(() => stateOf(made.id, who)).toBe('failed')
    expect(await logOf(made.id, who)).toMatchObject([{ id: sent.id, status, fault, attempts: 1 }])
    expect(told()).toHaveLength(1)
    expect(receiver.of('/elsewhere')).toEqual([])
  })

  it('that nobody answers is tried at the named times, and then given up; sent again, it has the same id', async () => {
    const user = await insertUser(app.context.db)
    const who = as('user', user)
    const { made, at, told } = await make(who)
    receiver.answers.set(at, 500)
    const id = await insertListing(app.context.db, { ownerUserId: user, status: 'draft' })
    await setStatus(id, 'active')
    for (const [done, delay] of retryDelays.entries()) {
      await expect.poll(async () => (await logOf(made.id, who))[0]?.attempts).toBe(done + 1)
      const [log] = await logOf(made.id, who)
      const seconds = (Date.parse(log?.nextAttemptAt ?? '') - Date.parse(log?.lastAttemptAt ?? '')) / 1000
      expect(seconds).toBeGreaterThanOrEqual(delay - 0.01)
      expect(seconds).toBeLessThanOrEqual(delay * 1.2 + 0.01)
      await hurry(made.id)
    }
    await expect.poll(() => stateOf(made.id, who)).toBe('failed')
    expect(told()).toHaveLength(retryDelays.length + 1)
    receiver.answers.delete(at)
    const [log] = await logOf(made.id, who)
    expect((await post(`${made.id}/deliveries/${log?.id}/redeliver`, who)).status).toBe(200)
    await expect.poll(() => stateOf(made.id, who)).toBe('delivered')
    expect(new Set(told().map((one) => one.id))).toEqual(new Set([log?.id]))
    expect((await post(`${made.id}/deliveries/msg_none/redeliver`, who)).status).toBe(404)
  })

  it('that is being sent once more is not sent again by hand beside it', async () => {
    const user = await insertUser(app.context.db)
    const who = as('user', user)
    const { made, at, told } = await make(who)
    receiver.answers.set(at, 500)
    await setStatus(await insertListing(app.context.db, { ownerUserId: user, status: 'draft' }), 'active')
    await expect.poll(async () => (await logOf(made.id, who))[0]?.fault).toBe('status')
    receiver.answers.set(at, 'silence')
    await hurry(made.id)
    await expect.poll(() => told().length).toBe(2)
    const [sending] = await logOf(made.id, who)
    const again = await post(`${made.id}/deliveries/${sending?.id}/redeliver`, who)
    expect(await again.json()).toEqual(sending)
  })

  it('is signed by both secrets for a day after a new one was made', async () => {
    const who = as('user', await insertUser(app.context.db))
    const { made, told } = await make(who)
    const rotated: MadeWebhook = await (await post(`${made.id}/secret`, who)).json()
    expect(rotated.secret).not.toBe(made.secret)
    expect(rotated.rotatingUntil).not.toBeNull()
    await post(`${made.id}/test`, who)
    await expect.poll(() => told().length).toBe(1)
    const signs = (secret: string, at: number) =>
      told()
        .slice(at)
        .some((one) => isSignedBy(secret, one))
    expect([signs(made.secret, 0), signs(rotated.secret, 0)]).toEqual([true, true])
    await app.context.db.execute(sql`update webhooks set rotating_until = now() where id = ${made.id}`)
    await post(`${made.id}/test`, who)
    await expect.poll(() => told().length).toBe(2)
    expect([signs(made.secret, 1), signs(rotated.secret, 1)]).toEqual([false, true])
  })
})

describe('an endpoint is switched off', () => {
  it('by 410, with one mail, and on again by hand', async () => {
    const user = await insertUser(app.context.db)
    const who = as('user', user)
    const { made, at } = await make(who)
    receiver.answers.set(at, 410)
    await Promise.all([post(`${made.id}/test`, who), post(`${made.id}/test`, who)])
    await expect.poll(async () => (await webhookOf(made.id, who))?.offReason).toBe('gone')
    await expect
      .poll(() => mailsTo(app.context.db, user))
      .toMatchObject([{ kind: 'webhook_off', reason: 'gone' }])
    expect((await post(`${made.id}/test`, who)).status).toBe(409)
    receiver.answers.delete(at)
    expect(await (await change(made.id, { isOn: true }, who)).json()).toMatchObject({ offReason: null })
    expect((await post(`${made.id}/test`, who)).status).toBe(201)
    await expect.poll(() => stateOf(made.id, who)).toBe('delivered')
  })

  it('after five days of failures, and not while it fails for less', async () => {
    const { db } = app.context
    const user = await insertUser(db)
    const who = as('user', user)
    const [dead, ill] = [await make(who), await make(who)]
    const failing = (id: string, since: string) =>
      db.execute(sql`update webhooks set failing_since = now() - ${since}::interval where id = ${id}`)
    await failing(dead.made.id, '121 hours')
    await failing(ill.made.id, '119 hours')
    const settling = { db, notifier: app.services.notifier }
    await Promise.all([switchOffFailing(settling), switchOffFailing(settling)])
    expect((await webhookOf(dead.made.id, who))?.offReason).toBe('failing')
    expect((await webhookOf(ill.made.id, who))?.offReason).toBeNull()
    expect(await mailsTo(db, user)).toHaveLength(1)
  })

  it('by hand, and when who made it leaves: until somebody who works there switches it on', async () => {
    const scene = await setAgencyScene(app)
    const { made, told } = await make(scene.user('agent'))
    await change(made.id, { isOn: false }, scene.user('owner'))
    const quiet = await scene.listing({ status: 'draft' })
    await setStatus(quiet, 'active')
    await change(made.id, { isOn: true }, scene.user('agent'))
    const member = `/api/agencies/${scene.agencyId}/members/${scene.people.agent}`
    await app.send('DELETE', member, undefined, scene.user('owner'))
    expect((await webhookOf(made.id, scene.user('owner')))?.offReason).toBe('maker')
    await setStatus(quiet, 'reserved')
    const taken = await change(made.id, { isOn: true }, scene.user('owner'))
    expect(await taken.json()).toMatchObject({ offReason: null, createdBy: 'Olga Ríos' })
    await setStatus(quiet, 'closed')
    await expect.poll(() => told().at(-1)?.type).toBe('listing.closed')
  })
})
