import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createQueue } from '#server/core/jobs/queue.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { deleteJobs, jobsOf, pollOften, untilJobsAreDone } from '#tests/support/jobs.ts'
import { insertUser } from '#tests/support/listings.ts'
import { type PushServer, startPushServer } from '#tests/support/pushServer.ts'
import type { Message } from './messages.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { createNotifier, type Notifier } from './notifications.service.ts'
import { pushSubscriptions } from './pushSubscriptions.table.ts'
import { createVapidKeys } from './vapid.ts'

let app: TestApp
const endings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' })
})
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  await deleteJobs(app.context.db)
  app.logged.length = 0
})
afterAll(() => app.close())

async function startNotifier(server?: PushServer, timeout?: number): Promise<Notifier> {
  const queue = createQueue(app.context)
  const allowEndpoint = server && ((endpoint: string) => endpoint.startsWith(`${server.origin}/`))
  const options = { mailer: undefined, allowEndpoint, timeout }
  queue.define(pollOften(notificationJobs(app.context, queue, options)))
  await queue.start()
  endings.push(() => queue.stop())
  return createNotifier(app.context, queue)
}

async function pushServer(answer?: Parameters<typeof startPushServer>[0]): Promise<PushServer> {
  const server = await startPushServer(answer)
  endings.push(() => server.close())
  return server
}

async function userWith(
  server: PushServer,
  browsers = 1,
  overrides: Parameters<typeof insertUser>[1] = {},
): Promise<string> {
  const userId = await insertUser(app.context.db, { pushNotifications: true, ...overrides })
  const rows = Array.from({ length: browsers }, () => ({ userId, ...server.subscribe() }))
  await app.context.db.insert(pushSubscriptions).values(rows)
  return userId
}

async function browsersOf(userId: string): Promise<number> {
  return app.context.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))
}

const expired: Message = {
  kind: 'listing_expired',
  listingId: 'abc123abc123',
  title: 'Casa en Ñemby 🏡',
  titleEn: 'House in Ñemby 🏡',
}

describe('a push message', () => {
  it('arrives in every browser of its user, readable by them alone, in their language', async () => {
    const server = await pushServer()
    const { notify } = await startNotifier(server)
    const ana = await userWith(server, 2, { language: 'en' })
    await userWith(server)
    await notify(ana, expired)
    await untilJobsAreDone(app.context.db)
    expect(new Set(server.received.map(({ path }) => path)).size).toBe(2)
    const [first] = server.received
    const job = (await jobsOf(app.context.db)).find(({ name }) => name === 'push')
    expect(first?.payload).toEqual({
      title: 'Your listing has expired',
      body: expect.stringMatching(/^“House in Ñemby 🏡” no longer appears/),
      url: '/my-properties?renew=abc123abc123',
      tag: job?.data.id,
      lang: 'en',
    })
    expect(first?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '259200',
      urgency: 'normal',
      topic: job?.data.id,
    })
  })

  it('is signed with the key that browsers subscribe to, for this push service and less than a day', async () => {
    const server = await pushServer()
    const { notify } = await startNotifier(server)
    await notify(await userWith(server), expired)
    await untilJobsAreDone(app.context.db)
    const { publicKey } = await createVapidKeys(app.context.db)()
    const [push] = server.received
    expect(push?.publicKey).toBe(publicKey)
    expect(push?.claims).toMatchObject({ aud: server.origin, sub: 'https://oga.test' })
    const hours = ((push?.claims.exp ?? 0) * 1000 - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(0)
    expect(hours).toBeLessThanOrEqual(24)
  })

  it('goes to nobody who switched it off or is gone', async () => {
    const server = await pushServer()
    const { notify } = await startNotifier(server)
    await notify(await userWith(server, 1, { pushNotifications: false }), expired)
    await notify(await userWith(server, 1, { deletedAt: new Date() }), expired)
    await notify(await insertUser(app.context.db, { pushNotifications: true }), expired)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(0)
  })

  it('goes to no address but those of public push services, whatever is kept', async () => {
    const server = await pushServer()
    const { notify } = await startNotifier()
    await notify(await userWith(server), expired)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(0)
  })
})

describe('the push service', () => {
  it.each([[404], [410]])('ends the subscription, when it answers %i', async (status) => {
    const server = await pushServer(() => status)
    const { notify } = await startNotifier(server)
    const ana = await userWith(server)
    await notify(ana, expired)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(1)
    expect(await browsersOf(ana)).toBe(0)
  })

  it.each([[429], [503]])('is asked again for the one browser, when it answers %i', async (status) => {
    const server = await pushServer((attempt) => (attempt === 1 ? status : 201))
    const { notify } = await startNotifier(server)
    const ana = await userWith(server, 2)
    await notify(ana, expired)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(3)
    expect(new Set(server.received.map(({ path }) => path)).size).toBe(2)
    expect(await browsersOf(ana)).toBe(2)
  })

  it.each([[400], [403], [302]])('is asked once and kept, when it answers %i', async (status) => {
    const server = await pushServer(() => status)
    const { notify } = await startNotifier(server)
    const ana = await userWith(server)
    await notify(ana, expired)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(1)
    expect(await browsersOf(ana)).toBe(1)
    expect(app.logged).toContainEqual(expect.objectContaining({ msg: 'a push message was refused', status }))
    expect(JSON.stringify(app.logged)).not.toContain('/push/')
  })

  it('costs a short attempt, when it never answers', async () => {
    const server = await pushServer((attempt) => (attempt === 1 ? 'silence' : 201))
    const { notify } = await startNotifier(server, 1000)
    await notify(await userWith(server), expired)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(2)
    expect(JSON.stringify(app.logged)).toContain('timeout')
    expect(JSON.stringify(app.logged)).not.toContain('/push/')
  })
})
