import { createECDH } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertUser } from '#tests/support/listings.ts'
import { notificationsData } from './notifications.personal.ts'
import { pushSubscriptions } from './pushSubscriptions.table.ts'
import { createVapidKeys } from './vapid.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

const subscriptionsPath = '/api/notifications/subscriptions'
const browser = createECDH('prime256v1')
const keys = { p256dh: browser.generateKeys('base64url'), auth: 'a'.repeat(22) }
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const subscribe = (userId: string, endpoint: string) =>
  app.send('POST', subscriptionsPath, { endpoint, keys }, as('user', userId))

async function endpointsOf(userId: string): Promise<string[]> {
  const rows = await app.context.db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  return rows.map(({ endpoint }) => endpoint).sort()
}

describe('the key', () => {
  it('is the public one of a pair that all servers share, and stays', async () => {
    const { db } = app.context
    const servers = [1, 2, 3, 4].map(() => createVapidKeys(db))
    const pairs = await Promise.all(servers.map((ask) => ask()))
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1)
    const answer = await app.fetch('/api/notifications/key')
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(JSON.parse(text)).toEqual({ publicKey: pairs[0]?.publicKey })
    expect(text).not.toContain(pairs[0]?.privateKey)
    expect(await (await app.fetch('/api/settings/public')).text()).not.toContain('Key')
  })
})

describe('a browser', () => {
  it('is kept for its user, once however often it subscribes', async () => {
    const ana = await insertUser(app.context.db)
    const endpoint = endpointOf(newId())
    expect((await subscribe(ana, endpoint)).status).toBe(204)
    expect((await subscribe(ana, endpoint)).status).toBe(204)
    expect(await endpointsOf(ana)).toEqual([endpoint])
  })

  it('moves over to whoever subscribes in it', async () => {
    const [ana, luis] = [await insertUser(app.context.db), await insertUser(app.context.db)]
    const endpoint = endpointOf(newId())
    await subscribe(ana, endpoint)
    await subscribe(luis, endpoint)
    expect(await endpointsOf(ana)).toEqual([])
    expect(await endpointsOf(luis)).toEqual([endpoint])
  })

  it('is let go of by its own user only', async () => {
    const [ana, luis] = [await insertUser(app.context.db), await insertUser(app.context.db)]
    const endpoint = endpointOf(newId())
    await subscribe(ana, endpoint)
    const leave = (id: string) => app.send('DELETE', subscriptionsPath, { endpoint }, as('user', id))
    expect((await leave(luis)).status).toBe(204)
    expect(await endpointsOf(ana)).toEqual([endpoint])
    expect((await leave(ana)).status).toBe(204)
    expect((await leave(ana)).status).toBe(204)
    expect(await endpointsOf(ana)).toEqual([])
  })

  it('takes the place of the oldest, when there are twenty', async () => {
    const { db } = app.context
    const ana = await insertUser(db)
    const oldest = endpointOf(`oldest-${newId()}`)
    await subscribe(ana, oldest)
    await db
      .update(pushSubscriptions)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(eq(pushSubscriptions.endpoint, oldest))
    for (let n = 0; n < 20; n += 1) await subscribe(ana, endpointOf(newId()))
    const kept = await endpointsOf(ana)
    expect(kept).toHaveLength(20)
    expect(kept).not.toContain(oldest)
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', 204],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', 204],
    ['https://wns2-by3p.notify.windows.com/w/?token=x', 204],
    ['https://web.push.apple.com/x', 204],
    ['http://fcm.googleapis.com/fcm/send/x', 422],
    ['https://fcm.googleapis.com:8443/x', 422],
    ['https://user:secret@fcm.googleapis.com/x', 422],
    ['https://fcm.googleapis.com.evil.test/x', 422],
    ['https://evil-push.apple.com.test/x', 422],
    ['https://evilpush.apple.com/x', 422],
    ['https://fcm.googleapis.com@127.0.0.1/x', 422],
    ['https://127.0.0.1/x', 422],
    ['https://[::1]/x', 422],
    ['https://169.254.169.254/latest/meta-data', 422],
    ['https://localhost/x', 422],
    ['ftp://fcm.googleapis.com/x', 422],
    ['nonsense', 422],
  ])('at %s is answered %i', async (endpoint, status) => {
    const answer = await subscribe(await insertUser(app.context.db), endpoint)
    expect(answer.status).toBe(status)
    if (status === 422) expect(Object.keys((await answer.json()).fields)).toEqual(['endpoint'])
  })

  it('with broken keys is a 422 that names them', async () => {
    const body = { endpoint: endpointOf('x'), keys: { p256dh: 'short', auth: '<script>' } }
    const answer = await app.send(
      'POST',
      subscriptionsPath,
      body,
      as('user', await insertUser(app.context.db)),
    )
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields).sort()).toEqual(['keys.auth', 'keys.p256dh'])
  })

  it('with a key that nothing can be encrypted for is a 422 that names it', async () => {
    const body = { endpoint: endpointOf('x'), keys: { ...keys, p256dh: `BA${'A'.repeat(85)}` } }
    const answer = await app.send(
      'POST',
      subscriptionsPath,
      body,
      as('user', await insertUser(app.context.db)),
    )
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields)).toEqual(['keys.p256dh'])
  })

  it('is nobody’s without a user: neither a visitor’s nor that of an account that is gone', async () => {
    const body = { endpoint: endpointOf('x'), keys }
    expect((await app.send('POST', subscriptionsPath, body)).status).toBe(401)
    expect((await app.send('DELETE', subscriptionsPath, { endpoint: body.endpoint })).status).toBe(401)
    const gone = await insertUser(app.context.db, { deletedAt: new Date() })
    expect((await subscribe(gone, endpointOf('gone'))).status).toBe(401)
  })
})

describe('what is kept of a user', () => {
  it('is told without the addresses, and goes with the account', async () => {
    const { db } = app.context
    const ana = await insertUser(db)
    await subscribe(ana, endpointOf('secret-part'))
    const told = await notificationsData.export(db, ana)
    expect(told).toEqual([{ service: 'fcm.googleapis.com', since: expect.stringMatching(/^20\d\d-/) }])
    await db.transaction((tx) => notificationsData.erase(tx, ana))
    expect(await notificationsData.export(db, ana)).toEqual([])
  })
})
