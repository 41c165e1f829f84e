import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demo } from '#demo/demo.ts'
import { createApp } from '#server/app.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'
import { endSessions, purgeSessions } from './sessions.service.ts'
import { sessions } from './sessions.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const cookie = 'oga.session'
const allSessions = () => app.context.db.select().from(sessions)
const isSignedIn = async (visitor: ReturnType<typeof createVisitor>) =>
  (await visitor.request('/api/auth/user')).status === 200

describe('a session', () => {
  it('begins at sign-in under an id of its own, for thirty days, out of reach of scripts', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'session-a')
    const first = visitor.cookies.get(cookie)
    expect(first?.attributes).toMatch(/^Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/)
    const expires = /Expires=([^;]+)/.exec(first?.attributes ?? '')?.[1] ?? ''
    expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
    visitor.cookies.delete(cookie)
    await signInAs(visitor, 'session-a')
    expect(visitor.cookies.get(cookie)?.value).not.toBe(first?.value)
  })

  it('behind https goes over https alone, and only to us', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://oga.example' })
    const visitor = createVisitor(secure.url)
    const started = await visitor.visit('/api/login')
    const [underWay] = visitor.cookies
    expect(underWay?.[0]).toMatch(/^__Secure-oga\.signin\./)
    expect(underWay?.[1].attributes).toMatch(/; Secure; /)
    const there = (location: string | null) => (location ?? '').replace('https://oga.example', secure.url)
    const page = await visitor.visit(there(started.headers.get('location')))
    const form = there(page.headers.get('location'))
    expect(form).toMatch(/\/idp\/interaction\//)
    let answer = await visitor.submit(form, { account: 'safe' })
    while (
      answer.headers.get('location')?.includes('/idp/') ||
      answer.headers.get('location')?.includes('/callback')
    )
      answer = await visitor.visit(there(answer.headers.get('location')))
    expect(visitor.cookies.get('__Host-oga.session')?.attributes).toMatch(
      /^Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await isSignedIn(visitor)).toBe(true)
    await secure.close()
  })

  it('is never one that the browser brought along', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'session-b')
    const old = visitor.cookies.get(cookie)
    const other = createVisitor(app.url)
    if (old) other.cookies.set(cookie, old)
    const started = await createVisitor(app.url).visit('/api/login')
    expect(started.status).toBe(303)
    await app.context.db.delete(sessions)
    await signInAs(other, 'session-c')
    expect(other.cookies.get(cookie)?.value).not.toBe(old?.value)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  it('lives on in another server over the same data', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'session-d')
    const second = createApp(app.context, { demo })
    const listening = await listenOn(second.listener, 0, '127.0.0.1')
    const elsewhere = createVisitor(`http://127.0.0.1:${listening.port}`)
    for (const [name, one] of visitor.cookies) elsewhere.cookies.set(name, one)
    expect(await isSignedIn(elsewhere)).toBe(true)
    await listening.drain()
  })

  it('is renewed at most once a day, with its cookie', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'session-e')
    expect((await visitor.request('/api/auth/user')).headers.has('set-cookie')).toBe(false)
    await app.context.database.pool.query(
      `update sessions set expire = now() + interval '1 day', sess = jsonb_set(sess::jsonb, '{renewedAt}', '0')::json`,
    )
    expect((await visitor.request('/api/auth/user')).headers.getSetCookie()[0]).toMatch(
      /^oga\.session=.+Expires=/,
    )
    expect((await visitor.request('/api/auth/user')).headers.has('set-cookie')).toBe(false)
    const days = (await allSessions()).map(({ expire }) => (expire.getTime() - Date.now()) / 86_400_000)
    expect(Math.max(...days)).toBeCloseTo(30, 1)
  })

  const age = (days: number) =>
    app.context.database.pool.query(
      `update sessions set expire = now() + interval '29 days',
         sess = jsonb_set(jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($1::bigint)), '{renewedAt}', '0')::json`,
      [Date.now() - Math.round(days * 86_400_000)],
    )

  it('ends ninety days after signing in, however much it is used', async () => {
    const visitor = createVisitor(app.url)
    await app.context.db.delete(sessions)
    await signInAs(visitor, 'session-old')
    await age(89.5)
    const answer = await visitor.request('/api/auth/user')
    expect(answer.status).toBe(200)
    const [row] = await allSessions()
    expect(((row?.expire.getTime() ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(0.5, 2)
    const [renewed] = answer.headers.getSetCookie()
    const expires = Date.parse(/Expires=([^;]+)/.exec(renewed ?? '')?.[1] ?? '')
    expect((expires - Date.now()) / 86_400_000).toBeCloseTo(0.5, 2)

    await age(90.001)
    expect(await isSignedIn(visitor)).toBe(false)
    expect(await allSessions()).toEqual([])
    await visitor.visit('/terms')
    expect(visitor.cookies.has(cookie)).toBe(false)
  })

  it('that a clock running ahead began does not outlast its time', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'session-ahead')
    await age(-0.01)
    expect(await isSignedIn(visitor)).toBe(true)
    await age(-2)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  it('from before sessions said when and by whose word they began is over', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'session-before')
    await app.context.database.pool.query(
      `update sessions set sess = (sess::jsonb - 'signedInAt' - 'issuer')::json`,
    )
    expect(await isSignedIn(visitor)).toBe(false)
    expect(await allSessions()).toEqual([])
  })

  it('of the demo does not survive the switch to a provider of the settings, nor to none', async () => {
    const visitor = createVisitor(app.url)
    const { env } = app.context
    const settings = {
      OIDC_ISSUER_URL: 'https://login.example',
      OIDC_CLIENT_ID: 'oga',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
    }
    const switched = { ...env, ...settings }
    const production = { ...env, NODE_ENV: 'production' as const, SESSION_SECRET: undefined, DEMO: false }
    for (const other of [switched, production]) {
      await app.context.db.delete(sessions)
      await signInAs(visitor, 'session-demo')
      expect(await isSignedIn(visitor)).toBe(true)
      const second = createApp({ ...app.context, env: other })
      const listening = await listenOn(second.listener, 0, '127.0.0.1')
      const elsewhere = createVisitor(`http://127.0.0.1:${listening.port}`)
      for (const [name, one] of visitor.cookies) elsewhere.cookies.set(name, one)
      expect(await isSignedIn(elsewhere)).toBe(false)
      expect(await isSignedIn(visitor)).toBe(false)
      expect(await allSessions()).toEqual([])
      await listening.drain()
      visitor.cookies.clear()
    }
  })

  it('that is over signs nobody in, and goes with the next purge', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'session-f')
    await app.context.database.pool.query(`update sessions set expire = now() - interval '1 minute'`)
    expect(await isSignedIn(visitor)).toBe(false)
    expect(visitor.cookies.has(cookie)).toBe(true)
    await visitor.visit('/terms')
    expect(visitor.cookies.has(cookie)).toBe(false)
    await purgeSessions(app.context.db)
    expect(await allSessions()).toEqual([])
  })

  it('ends where the account is gone', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'session-g')
    const { id } = await (await visitor.request('/api/auth/user')).json()
    await app.context.database.pool.query('update users set deleted_at = now() where id = $1', [id])
    expect(await isSignedIn(visitor)).toBe(false)
    expect(visitor.cookies.has(cookie)).toBe(false)
    expect(await allSessions()).toEqual([])
  })

  it('ends with all others of the same user', async () => {
    const [one, two, other] = [createVisitor(app.url), createVisitor(app.url), createVisitor(app.url)]
    for (const visitor of [one, two]) await signInAs(visitor, 'session-h')
    await signInAs(other, 'session-i')
    const { id } = await (await one.request('/api/auth/user')).json()
    await endSessions(app.context.db, id)
    expect(await Promise.all([one, two, other].map(isSignedIn))).toEqual([false, false, true])
  })

  it('with a forged or broken cookie is none, and touches nothing', async () => {
    const query = vi.spyOn(app.context.database.pool, 'query')
    const visitor = createVisitor(app.url)
    for (const value of ['s%3Aabc.def', 's:abc.def', 'x', '%00', 'j%3A%7B%7D']) {
      visitor.cookies.set(cookie, { value, path: '/', attributes: '' })
      expect((await visitor.request('/api/auth/user')).status).toBe(401)
    }
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
  })

  it('of a visitor does not exist: no cookie is set and the database is not asked for one', async () => {
    const visitor = createVisitor(app.url)
    for (const path of ['/', '/search', '/api/settings/public', '/api/auth/user', '/api/nothing'])
      expect((await visitor.request(path)).headers.has('set-cookie')).toBe(false)
  })
})
