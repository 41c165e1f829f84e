import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#server/users/users.table.ts'
import { signInAdmin } from '#tests/support/administrators.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { addressOf, label } from '#tests/support/calls.ts'
import { insertListing } from '#tests/support/listings.ts'
import { type OidcServer, startOidcServer } from '#tests/support/oidcServer.ts'
import { createVisitor } from '#tests/support/visitor.ts'
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

it('a session that began while its account was suspended is nobody’s in every private call', async () => {
  const { db } = app.context
  provider.claims = { sub: 'beto' }
  const beto = createVisitor(app.url)
  await beto.follow(await beto.visit('/api/login?returnTo=/terms'))
  const [user] = await db.select().from(users).where(eq(users.subject, 'beto'))
  const { id = '' } = user ?? {}
  const listingId = await insertListing(db)
  const favorite = () =>
    beto.request('/api/favorites', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ listingId }),
    })
  expect((await favorite()).status).toBe(201)
  const begun = await db.select().from(sessions)

  const admin = await signInAdmin(app)
  const suspend = () => admin.send('POST', `/api/admin/users/${id}/suspend`, { reason: 'Avisos falsos.' })
  expect((await suspend()).status).toBe(200)
  expect(await db.select().from(sessions)).toEqual([])
  await db.insert(sessions).values(begun)

  expect((await favorite()).status).toBe(401)
  const calls = app.endpoints.filter(({ access }) => access === 'user' || access === 'userOrAdmin')
  expect(calls.length).toBeGreaterThan(15)
  for (const call of calls) {
    const json = { headers: { 'Content-Type': 'application/json' }, body: '{}' }
    const response = await beto.request(addressOf(call), { method: call.method, ...(call.body && json) })
    expect(response.status, label(call)).toBe(401)
  }
  const page = await beto.visit('/terms')
  expect(page.status).toBe(200)
  expect(beto.cookies.size).toBe(0)
})

it('whoever is suspended cannot sign in, is told why, and signs in again once it is lifted', async () => {
  const { db } = app.context
  provider.claims = { sub: 'rosa' }
  const signIn = async () => {
    const visitor = createVisitor(app.url)
    const { address } = await visitor.follow(await visitor.visit('/api/login?returnTo=/terms'))
    return new URL(address)
  }
  expect((await signIn()).pathname).toBe('/terms')
  await db.delete(sessions)
  const isRosa = eq(users.subject, 'rosa')
  await db.update(users).set({ suspendedAt: new Date(), suspensionReason: 'Avisos falsos.' }).where(isRosa)

  const refused = await signIn()
  expect(refused.searchParams.get('signIn')).toBe('suspended')
  expect(await db.select().from(sessions)).toEqual([])
  const token = refused.searchParams.get('account') ?? ''
  const answer = await app.fetch(`/api/auth/suspensions/${token}`)
  expect(await answer.json()).toEqual({ reason: 'Avisos falsos.' })
  for (const forged of [token.split('.')[0], `${token}x`, `x${token}`, 'x', '%00'])
    expect((await app.fetch(`/api/auth/suspensions/${forged}`)).status).toBe(404)

  await db.update(users).set({ suspendedAt: null, suspensionReason: null }).where(isRosa)
  expect((await app.fetch(`/api/auth/suspensions/${token}`)).status).toBe(404)
  expect((await signIn()).pathname).toBe('/terms')
})
