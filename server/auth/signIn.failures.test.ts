import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type Fault, type OidcServer, startOidcServer } from '#tests/support/oidcServer.ts'
import { createVisitor, signInUnasked } from '#tests/support/visitor.ts'
import { sessions } from './sessions.table.ts'

let provider: OidcServer
let app: TestApp
beforeAll(async () => {
  provider = await startOidcServer()
  app = await startApp(provider.env)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(() => {
  provider.fault = undefined
  provider.claims = { sub: 'someone' }
})

const signIn = (visitor = createVisitor(app.url), returnTo = '/terms') =>
  signInUnasked(app.url, visitor, returnTo)

const countSessions = async () => (await app.context.db.select({ sid: sessions.sid }).from(sessions)).length

describe('a sign-in that leads nowhere', () => {
  const lies: [Fault, string][] = [
    ['wrong key', 'failed'],
    ['wrong issuer', 'failed'],
    ['wrong audience', 'failed'],
    ['wrong nonce', 'failed'],
    ['expired', 'failed'],
    ['no id token', 'failed'],
    ['cancelled', 'cancelled'],
  ]
  for (const [lie, trouble] of lies) {
    it(`with a provider's ${lie}, ends on the first page without a session`, async () => {
      provider.fault = lie
      const before = await countSessions()
      const visitor = createVisitor(app.url)
      expect(await signIn(visitor)).toBe(`/?signIn=${trouble}`)
      expect(visitor.cookies.has('oga.session')).toBe(false)
      expect(await countSessions()).toBe(before)
      expect((await visitor.request('/api/auth/user')).status).toBe(401)
    })
  }

  it('with a callback that nobody started, is told so', async () => {
    const visitor = createVisitor(app.url)
    for (const path of [
      '/api/callback',
      '/api/callback?code=x&state=y',
      '/api/callback?error=access_denied',
    ]) {
      expect((await visitor.visit(path)).headers.get('location')).toBe('/?signIn=failed')
    }
  })

  it('with a callback that comes again, signs nobody in', async () => {
    const visitor = createVisitor(app.url)
    const started = await visitor.visit('/api/login')
    const kept = new Map(visitor.cookies)
    const back = (await visitor.visit(started.headers.get('location') ?? '')).headers.get('location') ?? ''
    expect((await visitor.visit(back)).headers.get('location')).toBe('/')
    expect((await visitor.visit(back)).headers.get('location')).toBe('/')
    expect((await visitor.request('/api/auth/user')).status).toBe(200)
    expect((await createVisitor(app.url).visit(back)).headers.get('location')).toBe('/?signIn=failed')
    const thief = createVisitor(app.url)
    for (const [name, cookie] of kept) thief.cookies.set(name, cookie)
    expect((await thief.visit(back)).headers.get('location')).toBe('/?signIn=failed')
    expect(thief.cookies.has('oga.session')).toBe(false)
  })

  it('with another state or a cookie that was touched, signs nobody in', async () => {
    const visitor = createVisitor(app.url)
    const started = await visitor.visit('/api/login')
    const back = new URL(
      (await visitor.visit(started.headers.get('location') ?? '')).headers.get('location') ?? '',
    )
    const [name = '', cookie] = [...visitor.cookies][0] ?? []
    if (cookie)
      visitor.cookies.set(name, {
        ...cookie,
        value: `${cookie.value.startsWith('A') ? 'B' : 'A'}${cookie.value.slice(1)}`,
      })
    expect((await visitor.visit(back.href)).headers.get('location')).toBe('/?signIn=failed')
    back.searchParams.set('state', 'another')
    expect((await visitor.visit(back.href)).headers.get('location')).toBe('/?signIn=failed')
  })

  it('leaves one line in the log, which names nobody', async () => {
    provider.fault = 'wrong nonce'
    provider.claims = { sub: 'secret-subject', email: 'secret@example.com', name: 'Secret Name' }
    const from = app.logged.length
    await signIn()
    const lines = app.logged.slice(from).filter(({ msg }) => msg === 'a sign-in came to nothing')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ trouble: 'failed', reason: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' })
    expect(JSON.stringify(app.logged.slice(from))).not.toMatch(/secret/i)
  })
})
