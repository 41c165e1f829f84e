import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyBudget, type MadeKey } from '#shared/apiKeys/apiKeysApi.ts'
import { type KeyScope, keyScopes } from '#shared/apiKeys/scopes.ts'
import { type AgencyScene, setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { isSecret, makeSecret } from './secret.ts'

let app: TestApp
let agency: AgencyScene
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  agency = await setAgencyScene(app)
})
afterAll(() => app.close())

async function make(who: Record<string, string>, scopes: readonly KeyScope[] = keyScopes, more = {}) {
  const answer = await app.send('POST', '/api/keys', { name: 'CRM', scopes, ...more }, who)
  return { status: answer.status, made: (await answer.json()) as MadeKey }
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })
const statusOf = async (path: string, key: string, method = 'GET', body?: unknown) =>
  (await app.send(method, path, body, bearer(key))).status
const read = async (path: string, headers: Record<string, string>) =>
  (await app.fetch(path, { headers })).json()

describe('a secret', () => {
  it('is recognised by its check letters', () => {
    const secret = makeSecret()
    expect(secret).toMatch(/^oga_live_[0-9A-Za-z]{36}$/)
    expect(isSecret(secret)).toBe(true)
    for (let place = 9; place < secret.length; place++) {
      const letter = secret[place] === 'a' ? 'b' : 'a'
      expect(isSecret(secret.slice(0, place) + letter + secret.slice(place + 1))).toBe(false)
    }
    expect(isSecret('')).toBe(false)
  })
})

describe('a key', () => {
  it('is shown once, kept as a hash, and listed for the whole agency but its assistants', async () => {
    const { status, made } = await make(agency.user('agent'))
    expect(status).toBe(201)
    expect(made).toMatchObject({ name: 'CRM', createdBy: 'Aldo Ríos', lastUsedAt: null, expiresAt: null })
    expect(made.prefix).toBe(made.key.slice(0, 13))
    const listed = await (await app.fetch('/api/keys', { headers: agency.user('owner') })).text()
    expect(listed).toContain(made.id)
    expect(listed).not.toContain(made.key)
    const { rows } = await app.context.db.execute(sql`select * from api_keys where id = ${made.id}`)
    expect(JSON.stringify(rows)).not.toContain(made.key)
    expect((await app.fetch('/api/keys', { headers: agency.user('assistant') })).status).toBe(403)
    expect((await make(agency.user('assistant'))).status).toBe(403)
    expect(await read('/api/keys', agency.user('stranger'))).toEqual([])
  })

  it('acts for its agency as far as its scopes go, and notes when', async () => {
    const draft = await agency.listing({ status: 'draft' })
    const { made } = await make(agency.user('owner'), ['listings:read'])
    expect(await statusOf(`/api/listings/mine/${draft}`, made.key)).toBe(200)
    expect(await statusOf(`/api/listings/${draft}`, made.key)).toBe(200)
    expect(await statusOf(`/api/agencies/${agency.agencyId}/listings`, made.key)).toBe(200)
    const change = await app.send('PATCH', `/api/listings/${draft}`, { title: 'Otra' }, bearer(made.key))
    expect([change.status, await change.json()]).toMatchObject([403, { code: 'missing_scope' }])
    expect(await statusOf('/api/inquiries', made.key)).toBe(403)
    expect(await read('/api/keys', agency.user('owner'))).toContainEqual(
      expect.objectContaining({ id: made.id, lastUsedAt: expect.any(String) }),
    )
  })

  it('skips no policy: others’ listings stay as hidden as they are to its user', async () => {
    const { db } = app.context
    const [theirs, own] = [await insertListing(db, { status: 'draft' }), await agency.listing()]
    const { made } = await make(agency.user('agent'))
    expect(await statusOf(`/api/listings/${theirs}`, made.key)).toBe(404)
    expect(await statusOf(`/api/listings/${theirs}`, made.key, 'PATCH', { title: 'Mía' })).toBe(404)
    expect(await statusOf(`/api/listings/${own}`, made.key, 'PATCH', { title: 'Casa nuestra' })).toBe(200)
    expect(await statusOf('/api/inquiries', made.key)).toBe(200)
  })

  it('is a visitor without its scope where anyone may read, and sees no draft', async () => {
    const [draft, active] = [await agency.listing({ status: 'draft' }), await agency.listing()]
    const { made } = await make(agency.user('agent'), ['leads:read'])
    expect(await statusOf(`/api/listings/${active}`, made.key)).toBe(200)
    expect(await statusOf(`/api/listings/${draft}`, made.key)).toBe(404)
    expect(await statusOf('/api/listings', made.key)).toBe(200)
  })

  it('makes, lists and revokes no keys, and reaches nothing of the account or the panel', async () => {
    const { made } = await make(agency.user('owner'))
    expect(await statusOf('/api/keys', made.key)).toBe(403)
    expect(await statusOf('/api/keys', made.key, 'POST', { name: 'x', scopes: keyScopes })).toBe(403)
    expect(await statusOf(`/api/keys/${made.id}`, made.key, 'DELETE')).toBe(403)
    expect(await statusOf('/api/users/me/export', made.key)).toBe(403)
    expect(await statusOf('/api/users/me', made.key, 'PATCH', { language: 'en' })).toBe(403)
    expect(await statusOf('/api/admin/stats', made.key)).toBe(403)
  })

  it('counts alone: sessions beside it are ignored, and it needs no origin of ours', async () => {
    const draft = await agency.listing({ status: 'draft' })
    const stranger = await insertUser(app.context.db)
    const { made } = await make(agency.user('agent'))
    const answer = await app.fetch(`/api/listings/mine/${draft}`, {
      headers: { ...as('user', stranger), ...bearer(made.key) },
    })
    expect(answer.status).toBe(200)
    const beside = { ...agency.user('agent'), ...bearer('oga_live_none') }
    expect((await app.fetch(`/api/listings/mine/${draft}`, { headers: beside })).status).toBe(401)
    const changed = await app.send(
      'PATCH',
      `/api/listings/${draft}`,
      { title: 'Desde afuera' },
      { ...bearer(made.key), Origin: 'https://crm.test', 'Sec-Fetch-Site': 'cross-site' },
    )
    expect(changed.status).toBe(200)
  })

  it.each(['', 'x', 'oga_live_', makeSecret(), `${'a'.repeat(150)}`, 'ñ'])(
    'that is none is refused: %j',
    async (text) => {
      const answer = await app.fetch('/api/listings/mine', {
        headers: { Authorization: `Bearer ${encodeURIComponent(text)}` },
      })
      expect(answer.status).toBe(401)
    },
  )

  it('ends at once when revoked, once, by its own party alone', async () => {
    const { made } = await make(agency.user('agent'))
    const revoke = (who: Record<string, string>) => app.send('DELETE', `/api/keys/${made.id}`, undefined, who)
    expect((await revoke(agency.user('stranger'))).status).toBe(404)
    expect((await revoke(agency.user('owner'))).status).toBe(204)
    expect((await revoke(agency.user('owner'))).status).toBe(404)
    expect(await statusOf('/api/listings/mine', made.key)).toBe(401)
  })

  it('ends with its time, and is not made for one that is over', async () => {
    const { made } = await make(agency.user('agent'), keyScopes, { expiresAt: '2040-01-01T00:00:00Z' })
    expect(made.expiresAt).toBe('2040-01-01T00:00:00.000Z')
    await app.context.db.execute(sql`update api_keys set expires_at = now() where id = ${made.id}`)
    expect(await statusOf('/api/listings/mine', made.key)).toBe(401)
    expect((await make(agency.user('agent'), keyScopes, { expiresAt: '2020-01-01T00:00:00Z' })).status).toBe(
      422,
    )
    expect((await make(agency.user('agent'), [])).status).toBe(422)
  })

  it('ends when who made it is suspended, lowered to an assistant, or leaves', async () => {
    const { db } = app.context
    const scene = await setAgencyScene(app)
    const { made } = await make(scene.user('agent'))
    const status = () => statusOf('/api/listings/mine', made.key)
    expect(await status()).toBe(200)
    const user = sql`id = ${scene.people.agent}`
    await db.execute(sql`update users set suspended_at = now() where ${user}`)
    expect(await status()).toBe(401)
    await db.execute(sql`update users set suspended_at = null where ${user}`)
    const path = `/api/agencies/${scene.agencyId}/members/${scene.people.agent}`
    await app.send('PATCH', path, { role: 'assistant' }, scene.user('owner'))
    expect(await status()).toBe(401)
    await app.send('PATCH', path, { role: 'agent' }, scene.user('owner'))
    expect(await status()).toBe(200)
    await app.send('DELETE', path, undefined, scene.user('owner'))
    expect(await status()).toBe(401)
  })

  it('of a user who works for none is their own', async () => {
    const id = await insertUser(app.context.db)
    const { made } = await make(as('user', id))
    expect(await statusOf('/api/listings/mine', made.key)).toBe(200)
    expect(await read('/api/keys', as('user', id))).toHaveLength(1)
  })
})

it('tells what is left of its limits, and refuses beyond them', async () => {
  const limited = await startApp({ LIMITS: 'on' }, { identify: identifyByHeader })
  try {
    const who = as('user', await insertUser(limited.context.db))
    const made = await limited.send('POST', '/api/keys', { name: 'CRM', scopes: keyScopes }, who)
    const { key } = (await made.json()) as MadeKey
    const call = () => limited.fetch('/api/listings/mine', { headers: bearer(key) })
    const first = await call()
    expect(first.headers.get('ratelimit-policy')).toBe(
      `"minute";q=${keyBudget.perMinute};w=60, "day";q=${keyBudget.perDay};w=86400`,
    )
    expect(first.headers.get('ratelimit')).toMatch(
      new RegExp(`^"minute";r=${keyBudget.perMinute - 1};t=\\d+, "day";r=${keyBudget.perDay - 1};t=\\d+$`),
    )
    const rest = await Promise.all(Array.from({ length: keyBudget.perMinute }, call))
    const refused = rest.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  } finally {
    await limited.close()
  }
})
