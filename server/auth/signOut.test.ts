import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type OidcServer, startOidcServer } from '#tests/support/oidcServer.ts'
import { createVisitor, signInAs, type Visitor } from '#tests/support/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const isSignedIn = async (visitor: Visitor) => (await visitor.request('/api/auth/user')).status === 200

describe('signing out', () => {
  it('ends the session here and at the provider, and comes back to the first page', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'leaver')
    const kept = new Map(visitor.cookies)
    const { address } = await visitor.follow(await visitor.visit('/api/logout'))
    expect(address).toBe(`${app.url}/`)
    expect(await isSignedIn(visitor)).toBe(false)
    expect([...visitor.cookies.keys()]).not.toContain('oga.session')
    expect((await visitor.follow(await visitor.visit('/api/login'))).address).toMatch(/\/idp\/interaction\//)
    const thief = createVisitor(app.url)
    for (const [name, one] of kept) thief.cookies.set(name, one)
    expect(await isSignedIn(thief)).toBe(false)
  })

  const foreign: [string, Record<string, string>, number][] = [
    [
      'a picture',
      { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'same-origin' },
      403,
    ],
    [
      'a frame',
      { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'same-origin' },
      403,
    ],
    [
      'a script',
      { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' },
      403,
    ],
    ['a link on another site', { 'Sec-Fetch-Site': 'cross-site' }, 303],
    ['a link on a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }, 303],
    ['a prefetch', { 'Sec-Purpose': 'prefetch;prerender' }, 303],
  ]
  for (const [what, headers, status] of foreign) {
    it(`is not done by ${what}`, async () => {
      const visitor = createVisitor(app.url)
      await signInAs(visitor, 'stayer')
      const answer = await visitor.visit('/api/logout', headers)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(await isSignedIn(visitor)).toBe(true)
    })
  }

  it('is done for a browser that says only which page led here, where that is ours', async () => {
    const visitor = createVisitor(app.url)
    await signInAs(visitor, 'old-browser')
    for (const from of ['', 'https://evil.example/', 'null']) {
      const headers = new Headers(from ? { Referer: from } : {})
      expect((await visitor.request('/api/logout', { headers })).headers.get('location')).toBe('/')
      expect(await isSignedIn(visitor)).toBe(true)
    }
    await visitor.request('/api/logout', { headers: { Referer: `${app.url}/search` } })
    expect(await isSignedIn(visitor)).toBe(false)
  })

  it('of a visitor only leads to the first page', async () => {
    expect((await createVisitor(app.url).visit('/api/logout')).headers.get('location')).toBe('/')
  })

  it('is a visit, not a call: other methods are refused', async () => {
    for (const path of ['/api/login', '/api/callback', '/api/logout']) {
      const answer = await app.fetch(path, { method: 'POST' })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'OPTIONS, GET, HEAD'])
    }
  })
})

describe('with a provider of the settings', () => {
  let provider: OidcServer
  beforeAll(async () => {
    provider = await startOidcServer()
  })
  afterAll(() => provider.close())

  it('shows it the id token, and where it is away ends here all the same', async () => {
    const other = await startApp(provider.env)
    const signIn = async () => {
      const visitor = createVisitor(other.url)
      await visitor.follow(await visitor.visit('/api/login?returnTo=/terms'))
      return visitor
    }
    const visitor = await signIn()
    const { searchParams, origin, pathname } = new URL(
      (await visitor.visit('/api/logout')).headers.get('location') ?? '',
    )
    expect(origin + pathname).toBe(`${provider.issuer}/leave`)
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${other.url}/`)
    expect(searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
    await other.close()

    const away = await startOidcServer()
    const third = await startApp(away.env)
    const late = createVisitor(third.url)
    await late.follow(await late.visit('/api/login?returnTo=/terms'))
    await away.close()
    await late.visit('/api/logout')
    expect(await isSignedIn(late)).toBe(false)
    await third.close()
  })

  it('that is away, slow or another one, people are told so and the site works', async () => {
    const away = await startApp({ ...provider.env, OIDC_ISSUER_URL: 'http://127.0.0.1:9' })
    const location = async (one: TestApp) =>
      (await createVisitor(one.url).visit('/api/login')).headers.get('location')
    expect(await location(away)).toBe('/?signIn=unavailable')
    expect((await away.fetch('/')).status).toBe(200)
    await away.close()

    const site = await startApp(provider.env)
    provider.fault = 'error 500'
    expect(await location(site)).toBe('/?signIn=unavailable')
    provider.fault = 'foreign issuer in discovery'
    expect(await location(site)).toBe('/?signIn=failed')
    provider.fault = 'drips'
    const start = performance.now()
    expect(await location(site)).toBe('/?signIn=unavailable')
    expect(performance.now() - start).toBeLessThan(6000)
    provider.fault = undefined
    expect(await location(site)).toMatch(/\/auth\?/)
    provider.fault = 'error 500'
    const visitor = createVisitor(site.url)
    const back = await visitor.visit('/api/login')
    provider.fault = undefined
    const callback = (await visitor.visit(back.headers.get('location') ?? '')).headers.get('location') ?? ''
    provider.fault = 'error 500'
    expect((await visitor.visit(callback)).headers.get('location')).toBe('/?signIn=unavailable')
    provider.fault = undefined
    await site.close()
  })

  it('asks it once for all who sign in at the same time', async () => {
    const site = await startApp(provider.env)
    const path = '/.well-known/openid-configuration'
    const before = provider.requestCounts.get(path) ?? 0
    await Promise.all(Array.from({ length: 10 }, () => createVisitor(site.url).visit('/api/login')))
    expect((provider.requestCounts.get(path) ?? 0) - before).toBe(1)
    await site.close()
  })

  it('that nobody set up, and without demo data, people are told that they cannot sign in', async () => {
    const site = await startApp({
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of thirty-two characters or more',
      LIMITS: 'on',
    })
    expect((await createVisitor(site.url).visit('/api/login')).headers.get('location')).toBe(
      '/?signIn=unavailable',
    )
    expect((await site.fetch('/idp/.well-known/openid-configuration')).status).toBe(404)
    await site.close()
  })
})
