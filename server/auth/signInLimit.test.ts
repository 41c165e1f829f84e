import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type OidcServer, startOidcServer } from '#tests/support/oidcServer.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'

let provider: OidcServer
let app: TestApp
beforeAll(async () => {
  provider = await startOidcServer()
  app = await startApp({ ...provider.env, LIMITS: 'on' })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(async () => {
  provider.fault = undefined
  await app.context.db.execute(sql`delete from rate_limits`)
})

const counted = async () =>
  (
    await app.context.db.execute<{ points: number }>(
      sql`select points from rate_limits where key like 'sign-in%'`,
    )
  ).rows.reduce((sum, { points }) => sum + points, 0)

async function signIn(visitor = createVisitor(app.url)): Promise<string> {
  const { address } = await visitor.follow(await visitor.visit('/api/login?returnTo=/terms'))
  return address.replace(app.url, '')
}

const browser = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }
const noNavigations: [string, Record<string, string>][] = [
  ['a picture on another site', browser],
  ['a picture of our own', { ...browser, 'Sec-Fetch-Site': 'same-origin' }],
  ['a frame', { ...browser, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }],
  ['a script', { ...browser, 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }],
  ['a prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['a prefetch of an old browser', { Purpose: 'prefetch' }],
]

describe('a sign-in', () => {
  it.each(noNavigations)('is neither begun nor ended by %s', async (_what, headers) => {
    const visitor = createVisitor(app.url)
    for (const path of ['/api/login?returnTo=/terms', '/api/callback?code=x&state=y']) {
      const answer = await visitor.visit(path, headers)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store'])
      expect(answer.headers.has('location')).toBe(false)
    }
    expect(visitor.cookies.size).toBe(0)
    expect(await counted()).toBe(0)
  })

  it('is not begun by a picture of a browser that does not say what it wants it for', async () => {
    const accept = 'image/webp,image/apng,image/*,*/*;q=0.8'
    expect((await createVisitor(app.url).request('/api/login', { headers: { Accept: accept } })).status).toBe(
      403,
    )
  })

  it.each<[string, Record<string, string>]>([
    ['a link on another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
  ])('is begun by %s', async (_what, headers) => {
    const { status, headers: said } = await createVisitor(app.url).visit('/api/login', headers)
    expect([status, said.get('location')]).toEqual([303, expect.stringContaining('/auth?')])
  })

  it.each<[string, Record<string, string>]>([
    ['an old browser', { Accept: 'text/html,application/xhtml+xml,image/webp,*/*;q=0.8' }],
    ['a program', { Accept: '*/*' }],
  ])('is begun by %s that says nothing of it', async (_what, headers) => {
    const { status, headers: said } = await createVisitor(app.url).request('/api/login', { headers })
    expect([status, said.get('location')]).toEqual([303, expect.stringContaining('/auth?')])
  })
})

describe('a carrier, whose people share one address', () => {
  it('is not locked out by any number of sign-ins that were begun, by pages of other sites or by hand', async () => {
    for (let n = 0; n < 61; n++) {
      await createVisitor(app.url).visit('/api/login', browser)
      await createVisitor(app.url).visit('/api/login')
      await createVisitor(app.url).visit('/api/callback?code=x&state=y')
    }
    expect(await counted()).toBe(0)
    expect(await signIn()).toBe('/terms')
  })

  it('is not locked out by those who succeed, who cancel, or whom the provider cannot answer', async () => {
    for (let n = 0; n < 61; n++) expect(await signIn()).toBe('/terms')
    provider.fault = 'cancelled'
    for (let n = 0; n < 3; n++) expect(await signIn()).toBe('/?signIn=cancelled')
    provider.fault = undefined
    for (let n = 0; n < 3; n++) {
      const visitor = createVisitor(app.url)
      const started = await visitor.visit('/api/login')
      const back = (await visitor.visit(started.headers.get('location') ?? '')).headers.get('location') ?? ''
      provider.fault = 'error 500'
      expect((await visitor.visit(back)).headers.get('location')).toBe('/?signIn=unavailable')
      provider.fault = undefined
    }
    expect(await counted()).toBe(0)
  })

  it('is held back after sixty answers that the provider refused, and only there', async () => {
    const forge = async () => {
      const visitor = createVisitor(app.url)
      const started = await visitor.visit('/api/login')
      const state = new URL(started.headers.get('location') ?? '').searchParams.get('state')
      return (await visitor.visit(`/api/callback?code=forged&state=${state}`)).headers.get('location')
    }
    for (let n = 0; n < 60; n++) expect(await forge()).toBe('/?signIn=failed')
    expect(await counted()).toBe(60)
    const asked = provider.requestCounts.get('/token')
    expect(await forge()).toBe('/?signIn=unavailable')
    expect(provider.requestCounts.get('/token')).toBe(asked)
    expect((await createVisitor(app.url).visit('/api/login')).headers.get('location')).toContain('/auth?')
    await app.context.db.execute(sql`update rate_limits set expire = now() - interval '1 second'`)
    expect(await signIn()).toBe('/terms')
  })

  it('is held back also where forged answers come all at once', async () => {
    const started = await Promise.all(
      Array.from({ length: 80 }, async () => {
        const visitor = createVisitor(app.url)
        const answer = await visitor.visit('/api/login')
        return { visitor, state: new URL(answer.headers.get('location') ?? '').searchParams.get('state') }
      }),
    )
    const before = provider.requestCounts.get('/token') ?? 0
    await Promise.all(
      started.map(({ visitor, state }) => visitor.visit(`/api/callback?code=forged&state=${state}`)),
    )
    expect((provider.requestCounts.get('/token') ?? 0) - before).toBeLessThanOrEqual(60)
  })
})

describe('the embedded provider', () => {
  it('is not used up by pictures on other sites', async () => {
    const site = await startApp({ LIMITS: 'on' })
    for (let n = 0; n < 250; n++)
      expect((await createVisitor(site.url).visit('/idp/auth?client_id=oga', browser)).status).toBe(403)
    expect(await signInAs(createVisitor(site.url), 'carrier')).toBe(`${site.url}/terms`)
    await site.close()
  })
})
