import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
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
