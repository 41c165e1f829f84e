import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { recipientOf } from '#server/notifications/recipients.service.ts'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing } from '#tests/support/listings.ts'
import { type OidcServer, startOidcServer } from '#tests/support/oidcServer.ts'
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

describe('signing in with a provider of the settings', () => {
  it('keeps what it says of a person, on later visits what it says anew, and never what they choose here', async () => {
    provider.claims = {
      sub: 'rosa',
      given_name: 'Rosa',
      family_name: 'Giménez',
      email: 'rosa@example.com',
      email_verified: true,
      picture: 'https://pictures.example/rosa.jpg',
      locale: 'en-US',
    }
    const visitor = createVisitor(app.url)
    expect(await signIn(visitor, '/search?city=Luque#results')).toBe('/search?city=Luque#results')
    const first = await (await visitor.request('/api/auth/user')).json()
    expect(first).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Giménez',
      email: 'rosa@example.com',
      emailVerified: true,
      profileImageUrl: 'https://pictures.example/rosa.jpg',
      language: 'es',
      accountUrl: null,
    })

    await app.context.db.update(users).set({ language: 'en' }).where(eq(users.id, first.id))
    provider.claims = { sub: 'rosa', name: 'Rosa María Giménez', email: 'rosa@new.example', locale: 'es' }
    const again = createVisitor(app.url)
    await signIn(again)
    expect(await (await again.request('/api/auth/user')).json()).toMatchObject({
      id: first.id,
      firstName: 'Rosa',
      lastName: 'María Giménez',
      email: 'rosa@new.example',
      emailVerified: false,
      profileImageUrl: 'https://pictures.example/rosa.jpg',
      language: 'en',
    })
  })

  it('trusts an address only where the provider says in so many words that it is theirs', async () => {
    const email = 'lena@example.com'
    const vouching: [unknown, boolean][] = [
      [undefined, false],
      [true, true],
      ['true', false],
      [1, false],
      ['false', false],
      [null, false],
      [{}, false],
      [false, false],
    ]
    for (const [email_verified, emailVerified] of vouching) {
      provider.claims = { sub: 'lena', email, ...(email_verified === undefined ? {} : { email_verified }) }
      const visitor = createVisitor(app.url)
      await signIn(visitor)
      const user = await (await visitor.request('/api/auth/user')).json()
      expect([email_verified, user.email, user.emailVerified]).toEqual([email_verified, email, emailVerified])
    }
    const said = [
      [{ email, email_verified: true }, email, true],
      [{}, email, true],
      [{ email_verified: true }, email, true],
      [{ email: 'not an address', email_verified: true }, email, true],
      [{ email: 'other@example.com' }, 'other@example.com', false],
    ] as const
    for (const [claims, address, emailVerified] of said) {
      provider.claims = { sub: 'lena', ...claims }
      const visitor = createVisitor(app.url)
      await signIn(visitor)
      expect(await (await visitor.request('/api/auth/user')).json()).toMatchObject({
        email: address,
        emailVerified,
      })
    }
  })

  it('of an address that nobody vouches for, exports and deletes no inquiry and sends no mail', async () => {
    const { db } = app.context
    const listingId = await insertListing(db)
    const email = 'victim@example.com'
    const inquiry = { id: newId(), listingId, name: 'Víctima', email, message: 'Solo para el dueño' }
    await db.insert(inquiries).values(inquiry)
    const found = () => db.select().from(inquiries).where(eq(inquiries.email, email))
    provider.claims = { sub: 'thief', email, email_verified: 'true' }
    const thief = createVisitor(app.url)
    await signIn(thief)
    const data = await (await thief.request('/api/users/me/export')).json()
    expect(data.user).toMatchObject({ email, emailVerified: false })
    expect(data.data.inquiries.sent).toEqual([])
    expect((await recipientOf(db, data.user.id))?.email).toBeNull()
    expect((await thief.request('/api/users/me', { method: 'DELETE' })).status).toBe(204)
    expect(await found()).toHaveLength(1)

    provider.claims = { sub: 'victim', email: email.toUpperCase(), email_verified: true }
    const victim = createVisitor(app.url)
    await signIn(victim)
    const own = await (await victim.request('/api/users/me/export')).json()
    expect(own.data.inquiries.sent).toMatchObject([{ message: inquiry.message }])
    expect((await recipientOf(db, own.user.id))?.email).toBe(email.toUpperCase())
    expect((await victim.request('/api/users/me', { method: 'DELETE' })).status).toBe(204)
    expect(await found()).toEqual([])
  })

  it('takes no picture over http and no text that is not one', async () => {
    provider.claims = {
      sub: 'odd',
      name: '  Eva\u202e\u0000  ',
      email: 'eva@example.com',
      picture: 'http://pictures.example/eva.jpg',
      family_name: 7,
    }
    const visitor = createVisitor(app.url)
    await signIn(visitor)
    expect(await (await visitor.request('/api/auth/user')).json()).toMatchObject({
      firstName: 'Eva',
      lastName: null,
      emailVerified: false,
      profileImageUrl: null,
    })
  })

  it('gives one account to a person who signs in from many places at once', async () => {
    provider.claims = { sub: 'busy', name: 'Busy Person' }
    const ends = await Promise.all(Array.from({ length: 8 }, () => signIn()))
    expect(ends).toEqual(Array(8).fill('/terms'))
    const rows = await app.context.db.select({ id: users.id }).from(users).where(eq(users.subject, 'busy'))
    expect(rows).toHaveLength(1)
  })

  it('works in several tabs at once, each leading where it was started for', async () => {
    const visitor = createVisitor(app.url)
    const tabs = ['/terms', '/privacy', '/contact']
    const started = []
    for (const tab of tabs) started.push(await visitor.visit(`/api/login?returnTo=${tab}`))
    const ends = []
    for (const one of started.reverse()) ends.push((await visitor.follow(one)).address)
    expect(ends).toEqual([...tabs].reverse().map((tab) => app.url + tab))
  })

  it('keeps at most five sign-ins under way, the newest', async () => {
    const visitor = createVisitor(app.url)
    const started = []
    for (let n = 0; n < 7; n++) started.push(await visitor.visit(`/api/login?returnTo=/terms?n=${n}`))
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('oga.signin.'))).toHaveLength(5)
    const [oldest, , third] = started
    if (!oldest || !third) throw new Error('seven were started')
    expect((await visitor.follow(oldest)).address).toBe(`${app.url}/?signIn=failed`)
    expect((await visitor.follow(third)).address).toBe(`${app.url}/terms?n=2`)
  })

  it('writes nothing to the database and sets no session before somebody is known', async () => {
    const before = await countSessions()
    const visitor = createVisitor(app.url)
    const answer = await visitor.visit('/api/login')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([...visitor.cookies.keys()].every((name) => name.startsWith('oga.signin.'))).toBe(true)
    expect([...visitor.cookies.values()][0]?.attributes).toMatch(/Path=\/api; .*HttpOnly; SameSite=Lax$/)
    expect(await countSessions()).toBe(before)
  })

  it('asks the provider for what protects a sign-in', async () => {
    const answer = await createVisitor(app.url).visit('/api/login?lang=en')
    const { searchParams: asked } = new URL(answer.headers.get('location') ?? '')
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${app.url}/api/callback`,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      ui_locales: 'en',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)?.length).toBeGreaterThan(40)
  })
})

describe('where a sign-in leads', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    '/%2F%2Fevil.example/..',
    '%2F%5Cevil.example',
    '/\t/evil.example',
    '/%5Cevil.example',
    '/%0d%0aSet-Cookie:x=y',
    '/%zz',
    '/./\\evil.example',
    '/..//evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '/%2e%2e//evil.example/',
    '/%61pi/logout',
    '/x/../API/logout',
    '/idp/session/end',
    '/api/logout',
    `/${'x'.repeat(1000)}`,
    'javascript:alert(1)',
  ]
  for (const returnTo of elsewhere) {
    it(`is the first page for ${JSON.stringify(returnTo.slice(0, 30))}`, async () => {
      expect(await signIn(undefined, returnTo)).toBe('/')
    })
  }

  it.each(['/..//evil.example/', '//evil.example', '/%2e%2e//evil.example/', '/api/logout'])(
    'is the first page for %j also for who is signed in already',
    async (returnTo) => {
      const visitor = createVisitor(app.url)
      await signIn(visitor)
      const answer = await visitor.visit(`/api/login?${new URLSearchParams({ returnTo })}`)
      expect(answer.headers.get('location')).toBe('/')
    },
  )

  it('is straight there for who is signed in already', async () => {
    const visitor = createVisitor(app.url)
    await signIn(visitor)
    const asked = provider.requestCounts.get('/auth')
    expect((await visitor.visit('/api/login?returnTo=/privacy')).headers.get('location')).toBe('/privacy')
    expect(provider.requestCounts.get('/auth')).toBe(asked)
  })
})
