import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { administratorSessions } from '#server/administrators/administratorSessions.table.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { createApp } from '#server/app.ts'
import { rateLimits } from '#server/core/http/limits/limits.table.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertAdmin } from '#tests/support/listings.ts'
import { createVisitor, signInAs, type Visitor } from '#tests/support/visitor.ts'
import { purgeAdminSessions } from './adminSessions.ts'
import { hashPassword } from './passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ LIMITS: 'on', TRUST_PROXY: '1' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(rateLimits)
  await app.context.db.delete(administratorSessions)
})

const cookie = 'oga.admin'
const password = 'correcta-y-larga'

async function insertAdministrator(overrides: Partial<typeof administrators.$inferInsert> = {}) {
  const username = `admin-${newId()}`
  const passwordHash = await hashPassword(password)
  const id = await insertAdmin(app.context.db, { username, passwordHash, ...overrides })
  return { id, username: overrides.username ?? username, password }
}

const login = (visitor: Visitor, body: unknown, headers: Record<string, string> = {}) =>
  visitor.request('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const logout = (visitor: Visitor) => visitor.request('/api/admin/logout', { method: 'POST' })
const statusOf = async (visitor: Visitor) => (await visitor.request('/api/admin/auth')).status
const allSessions = () => app.context.db.select().from(administratorSessions)

async function signedIn() {
  const account = await insertAdministrator()
  const visitor = createVisitor(app.url)
  expect((await login(visitor, account)).status).toBe(200)
  return { account, visitor }
}

describe('an administrator', () => {
  it('signs in with name and password, and out again', async () => {
    const { id, username } = await insertAdministrator()
    const visitor = createVisitor(app.url)
    expect(await statusOf(visitor)).toBe(401)
    const response = await login(visitor, { username: ` ${username.toUpperCase()} `, password })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ id, username, agencyId: null })
    expect(visitor.cookies.get(cookie)?.attributes).toMatch(/Path=\/; Expires=.+; HttpOnly; SameSite=Lax/)
    expect(await (await visitor.request('/api/admin/auth')).json()).toEqual({ id, username, agencyId: null })
    expect((await logout(visitor)).status).toBe(204)
    expect(visitor.cookies.has(cookie)).toBe(false)
    expect(await statusOf(visitor)).toBe(401)
    expect(await allSessions()).toEqual([])
  })

  it('leaves one activity of the sign-out, however often it is asked for', async () => {
    const { account, visitor } = await signedIn()
    const copy = createVisitor(app.url)
    const held = visitor.cookies.get(cookie)
    if (held) copy.cookies.set(cookie, held)
    await Promise.all([logout(visitor), logout(copy), logout(createVisitor(app.url))])
    const { event, userName, subjectName } = activities
    const recorded = await app.context.db
      .select({ event, userName, subjectName })
      .from(activities)
      .where(eq(activities.actorId, account.id))
      .orderBy(activities.id)
    const who = { userName: account.username, subjectName: account.username }
    expect(recorded).toEqual([
      { event: 'sign_in', ...who },
      { event: 'sign_out', ...who },
    ])
  })

  it('is told the same of a wrong password, an unknown name and a disabled account', async () => {
    const known = await insertAdministrator()
    const disabled = await insertAdministrator({ disabledAt: new Date() })
    const attempts = [
      { ...known, password: 'otra-cosa-larga' },
      { username: 'nadie', password },
      disabled,
      { username: `${known.username}\u200b`, password },
    ]
    const answers = await Promise.all(
      attempts.map(async (body) => {
        const response = await login(createVisitor(app.url), body)
        return {
          status: response.status,
          body: await response.json(),
          cookies: response.headers.getSetCookie(),
        }
      }),
    )
    const refusal = { error: 'Credenciales incorrectas', code: 'bad_credentials' }
    expect(answers).toEqual(attempts.map(() => ({ status: 401, body: refusal, cookies: [] })))
  })

  it('needs both fields, of bounded length', async () => {
    const visitor = createVisitor(app.url)
    const response = await login(visitor, { username: '  ' })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toEqual(['username', 'password'])
    const long = await login(visitor, { username: 'admin', password: 'x'.repeat(5000) })
    expect(long.status).toBe(422)
    expect((await login(visitor, { username: 'x'.repeat(101), password })).status).toBe(422)
    expect((await login(visitor, { username: ['a'], password: { length: 3 } })).status).toBe(422)
  })

  it('may type the password in another Unicode form', async () => {
    const { username } = await insertAdministrator({
      passwordHash: await hashPassword('contrase\u00f1a larga'),
    })
    const response = await login(createVisitor(app.url), { username, password: 'contrasen\u0303a larga' })
    expect(response.status).toBe(200)
  })

  it('whose password was hashed with other parameters has it hashed anew at sign-in', async () => {
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1 })
    const { id, username } = await insertAdministrator({ passwordHash: weak })
    expect((await login(createVisitor(app.url), { username, password })).status).toBe(200)
    const [row] = await app.context.db.select().from(administrators).where(eq(administrators.id, id))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(createVisitor(app.url), { username, password })).status).toBe(200)
  })
})

describe('the session of an administrator', () => {
  it('lives beside the session of a user, and neither ends the other', async () => {
    const { visitor } = await signedIn()
    await signInAs(visitor, 'beside')
    const user = () => visitor.request('/api/auth/user')
    expect([await statusOf(visitor), (await user()).status]).toEqual([200, 200])
    await logout(visitor)
    expect([await statusOf(visitor), (await user()).status]).toEqual([401, 200])
    await login(visitor, await insertAdministrator())
    await visitor.visit('/api/logout')
    expect([await statusOf(visitor), (await user()).status]).toEqual([200, 401])
  })

  it('begins under a token of its own, and ends the one that the browser had', async () => {
    const { account, visitor } = await signedIn()
    const thief = createVisitor(app.url)
    const first = visitor.cookies.get(cookie)
    if (first) thief.cookies.set(cookie, first)
    await login(visitor, account)
    expect(visitor.cookies.get(cookie)?.value).not.toBe(first?.value)
    expect([await statusOf(visitor), await statusOf(thief)]).toEqual([200, 401])
    expect(await allSessions()).toHaveLength(1)
  })

  it('is not accepted under a forged, a foreign or another kind’s cookie', async () => {
    const { visitor } = await signedIn()
    await signInAs(visitor, 'other-kind')
    const [admin, user] = [visitor.cookies.get(cookie), visitor.cookies.get('oga.session')]
    const wrong = createVisitor(app.url)
    for (const value of ['x', '%00', 'a'.repeat(43), user?.value ?? '', `${admin?.value}x`]) {
      wrong.cookies.set(cookie, { value, path: '/', attributes: '' })
      expect(await statusOf(wrong), value).toBe(401)
    }
    wrong.cookies.delete(cookie)
    if (admin) wrong.cookies.set('oga.session', admin)
    expect((await wrong.request('/api/auth/user')).status).toBe(401)
    expect(await statusOf(wrong)).toBe(401)
  })

  it('behind https goes over https alone, and only to us', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://oga.example' })
    const username = `admin-${newId()}`
    await insertAdmin(secure.context.db, { username, passwordHash: await hashPassword(password) })
    const response = await secure.send('POST', '/api/admin/login', { username, password })
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-oga\.admin=[\w-]{43}; Max-Age=604800; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/,
    )
    await secure.close()
  })

  it('is stored by a hash of its token', async () => {
    const { visitor } = await signedIn()
    const [row] = await allSessions()
    expect(JSON.stringify(row)).not.toContain(visitor.cookies.get(cookie)?.value)
  })

  it.each([
    ['twelve hours without use', "last_used_at = now() - interval '12 hours 1 minute'"],
    ['seven days', "created_at = now() - interval '7 days 1 minute'"],
  ])('ends after %s', async (_, change) => {
    const { visitor } = await signedIn()
    await app.context.database.pool.query(`update administrator_sessions set ${change}`)
    expect(await statusOf(visitor)).toBe(401)
    await visitor.visit('/admin')
    expect(visitor.cookies.has(cookie)).toBe(false)
    await purgeAdminSessions(app.context.db)
    expect(await allSessions()).toEqual([])
  })

  it('goes on while it is used', async () => {
    const { visitor } = await signedIn()
    await app.context.database.pool.query(
      `update administrator_sessions set last_used_at = now() - interval '11 hours'`,
    )
    expect(await statusOf(visitor)).toBe(200)
    const [row] = await allSessions()
    expect(Date.now() - (row?.lastUsedAt.getTime() ?? 0)).toBeLessThan(60_000)
  })

  it('that cannot be read is told to the log, and pages stand', async () => {
    const { visitor } = await signedIn()
    const { pool } = app.context.database
    await pool.query('alter table administrator_sessions rename to administrator_sessions_away')
    const page = await visitor.visit('/admin/dashboard')
    await pool.query('alter table administrator_sessions_away rename to administrator_sessions')
    expect(page.status).toBe(200)
    expect(app.logged).toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: 'a session could not be read',
        requestId: page.headers.get('x-request-id'),
      }),
    )
  })

  it('ends at once where the administrator is disabled', async () => {
    const { account, visitor } = await signedIn()
    await app.context.db
      .update(administrators)
      .set({ disabledAt: new Date() })
      .where(eq(administrators.username, account.username))
    expect(await statusOf(visitor)).toBe(401)
  })

  it('is not begun from another site', async () => {
    const account = await insertAdministrator()
    const visitor = createVisitor(app.url)
    expect((await login(visitor, account, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await login(visitor, account, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    const form = await visitor.submit('/api/admin/login', { username: account.username, password })
    expect(form.status).toBe(415)
  })
})

describe('failed sign-ins', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const fail = (username: string, address: string) =>
    login(createVisitor(app.url), { username, password: 'equivocada' }, from(address))

  it('from one address, under whatever names, block it after ten, across servers', async () => {
    const account = await insertAdministrator()
    const attempts = Array.from({ length: 10 }, () => fail(`nadie-${newId()}`, '203.0.113.7'))
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(401)
    const second = createApp(app.context, {})
    const listening = await listenOn(second.listener, 0, '127.0.0.1')
    const elsewhere = createVisitor(`http://127.0.0.1:${listening.port}`)
    expect((await login(elsewhere, account, from('203.0.113.7'))).status).toBe(429)
    expect((await login(elsewhere, account, from('203.0.113.8'))).status).toBe(200)
    await listening.drain()
  })

  it('are the only ones that count', async () => {
    const account = await insertAdministrator()
    for (let n = 0; n < 12; n++)
      expect((await login(createVisitor(app.url), account, from('203.0.113.9'))).status).toBe(200)
  })
})

describe('who acts where both are signed in', () => {
  const acting = { 'X-Acting-As': 'admin' }
  const flat = {
    title: 'Departamento',
    description: 'Dos dormitorios.',
    propertyType: 'apartment',
    neighborhood: 'Villa Morra',
    city: 'Asunción',
    priceUSD: 120_000,
  }
  const publish = async (visitor: Visitor, headers: Record<string, string> = {}) => {
    const response = await visitor.request('/api/listings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(flat),
    })
    return { status: response.status, ownerId: (await response.json()).ownerId }
  }

  it('is the user, unless the call says that the administrator does', async () => {
    const { account, visitor } = await signedIn()
    expect(await publish(visitor)).toEqual({ status: 201, ownerId: account.id })
    await signInAs(visitor, 'both')
    const { id: userId } = await (await visitor.request('/api/auth/user')).json()
    expect(await publish(visitor)).toEqual({ status: 201, ownerId: userId })
    expect(await publish(visitor, acting)).toEqual({ status: 201, ownerId: account.id })
    expect((await visitor.request('/api/auth/user', { headers: acting })).status).toBe(200)
    await logout(visitor)
    expect(await publish(visitor, acting)).toEqual({ status: 401, ownerId: undefined })
  })

  it('is the administrator on pages of the panel', async () => {
    const { account, visitor } = await signedIn()
    await signInAs(visitor, 'both-pages')
    const queriesOf = async (path: string) => {
      const response = await visitor.visit(path)
      const html = await response.text()
      const json = html.match(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s)?.[1] ?? '{}'
      const {
        queries,
      }: { queries: { key: string[]; data: { username?: string; email?: string } | null }[] } =
        JSON.parse(json)
      const find = (name: string) => queries.find(({ key }) => key.join('/') === name)?.data
      return { admin: find('api/admin/auth')?.username, user: find('api/auth/user')?.email, response }
    }
    const panel = await queriesOf('/admin/dashboard')
    expect(panel).toMatchObject({ admin: account.username, user: 'both-pages@demo.oga' })
    expect(panel.response.headers.get('cache-control')).toBe('private, no-store')
    expect(await queriesOf('/settings')).toMatchObject({ user: 'both-pages@demo.oga' })
  })

  it('is nobody for a visitor, whose page says so without a failed call', async () => {
    const html = await (await createVisitor(app.url).visit('/admin/dashboard')).text()
    expect(html).toContain('{"key":["api","admin","auth"],"data":null}')
    expect(html).toContain('{"key":["api","auth","user"],"data":null}')
  })
})
