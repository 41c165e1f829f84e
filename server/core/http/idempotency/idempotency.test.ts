import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { forgetAnswersTo, purgeIdempotencyKeys } from './idempotency.queries.ts'
import { idempotencyKeys } from './idempotency.table.ts'

let app: TestApp
let userId: string
let key: string

beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  userId = await insertUser(app.context.db)
  key = newId()
})

const flat = {
  title: 'Departamento',
  description: 'Dos dormitorios.',
  neighborhood: 'Villa Morra',
  city: 'Asunción',
  priceUSD: 120_000,
}
const create = (fields: object = {}, headers: Record<string, string> = {}) =>
  app.send(
    'POST',
    '/api/listings',
    { ...flat, ...fields },
    { ...as('user', userId), 'Idempotency-Key': key, ...headers },
  )
const replayed = (answer: Response) => answer.headers.get('idempotent-replayed')
const mine = () =>
  app.context.db.select({ id: listings.id }).from(listings).where(eq(listings.ownerUserId, userId))
const loseAnswer = (died: { server: string } | { secondsAgo: number }) =>
  app.context.db
    .update(idempotencyKeys)
    .set({
      status: null,
      answer: null,
      ...('server' in died
        ? { server: BigInt(died.server) }
        : { server: null, createdAt: sql`now() - ${died.secondsAgo}::int * interval '1 second'` }),
    })
    .where(eq(idempotencyKeys.key, key))

describe('a creation under a key', () => {
  it('of a visitor, whose address changed before it comes again, is done once', async () => {
    const site = await startApp({ TRUST_PROXY: '1' })
    const listingId = await insertListing(site.context.db, { ownerUserId: await insertUser(site.context.db) })
    const inquiry = { name: 'Ana', email: 'ana@example.test', message: 'Hola', inquiryType: 'info' }
    const addresses = ['190.52.1.2', '190.128.9.9', '2001:db8::1', 'nonsense']
    const answers = []
    for (const address of addresses)
      answers.push(
        await site.send(
          'POST',
          '/api/inquiries',
          { ...inquiry, listingId, phone: '0981 123 456' },
          { 'Idempotency-Key': key, 'X-Forwarded-For': address },
        ),
      )
    expect(answers.map((answer) => [answer.status, replayed(answer)])).toEqual([
      [201, null],
      ...addresses.slice(1).map(() => [201, 'true']),
    ])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    await site.close()
  })

  it('when it comes again, is answered as before, word for word, and nothing more is created', async () => {
    const first = await create()
    const again = await create()
    expect([first.status, again.status]).toEqual([201, 201])
    expect([replayed(first), replayed(again)]).toEqual([null, 'true'])
    expect(again.headers.get('cache-control')).toBe('private, no-store')
    expect(await again.text()).toBe(await first.text())
    expect(await mine()).toHaveLength(1)
  })

  it('when it comes twenty times at once, creates one, and the others wait for its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1)
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await mine()).toHaveLength(1)
  })

  it('with a body nested 60,000 deep in what nobody asks for, is answered as without a key', async () => {
    const deep = `{"title":"x","deep":${'['.repeat(60_000)}${']'.repeat(60_000)}}`
    const send = (headers: Record<string, string>) =>
      app.fetch('/api/listings', {
        method: 'POST',
        body: deep,
        headers: { 'Content-Type': 'application/json', ...as('user', userId), ...headers },
      })
    const [plain, keyed] = [await send({}), await send({ 'Idempotency-Key': key })]
    expect([plain.status, keyed.status]).toEqual([422, 422])
    expect(await keyed.json()).toEqual(await plain.json())
  })

  it('when it comes again with something else in it, is refused', async () => {
    await create()
    const other = await create({ title: 'Otra cosa' })
    expect(other.status).toBe(422)
    expect((await other.json()).code).toBe('idempotency_mismatch')
    await loseAnswer({ server: '7' })
    expect((await (await create({ title: 'Otra cosa' })).json()).code).toBe('idempotency_mismatch')
    expect(await mine()).toHaveLength(1)
  })

  it('when it failed, leaves the key free, also for something else', async () => {
    for (let i = 0; i < 2; i++) expect((await create({ priceUSD: 900_000_000 })).status).toBe(422)
    expect((await create({ title: '' })).status).toBe(422)
    const right = await create()
    expect(right.status).toBe(201)
    expect(replayed(right)).toBeNull()
  })

  it.each([{ server: '7' }, { secondsAgo: 61 }])(
    'when its server died (%j), finds at once what it created',
    async (died) => {
      const { id } = await (await create()).json()
      await loseAnswer(died)
      const answers = await Promise.all(Array.from({ length: 5 }, () => create()))
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
      for (const answer of answers) expect((await answer.json()).id).toBe(id)
      expect(await mine()).toEqual([{ id }])
      expect(replayed(await create())).toBe('true')
    },
  )

  it('when its server died before creating anything, creates it', async () => {
    await create()
    await app.context.db.delete(listings).where(eq(listings.ownerUserId, userId))
    await loseAnswer({ server: '7' })
    const answer = await create()
    expect([answer.status, replayed(answer)]).toEqual([201, null])
    expect(await mine()).toHaveLength(1)
  })

  it('when a commit went through and only its answer failed, does not create again', async () => {
    const { id } = await (await create()).json()
    await app.context.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    expect((await (await create()).json()).id).toBe(id)
    await app.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: as('user', userId) })
    await app.context.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    expect((await create()).status).toBe(409)
  })

  it('means nothing to anybody else', async () => {
    const { id } = await (await create()).json()
    const other = await create({}, as('user', await insertUser(app.context.db)))
    expect(other.status).toBe(201)
    expect(replayed(other)).toBeNull()
    expect((await other.json()).id).not.toBe(id)
  })

  it('is kept for a day, and not beyond the account', async () => {
    await create()
    const kept = () => app.context.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    await purgeIdempotencyKeys(app.context.db)
    expect(await kept()).toHaveLength(1)
    await app.context.db
      .update(idempotencyKeys)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(idempotencyKeys.key, key))
    expect((await create({ title: 'Mañana' })).status).toBe(201)
    expect(await mine()).toHaveLength(2)
    await forgetAnswersTo(app.context.db, userId)
    expect(await kept()).toEqual([])
  })

  it.each(['', 'x'.repeat(201), 'clavé', 'a\tb'])('when the key is %j, is refused', async (bad) => {
    const answer = await create({}, { 'Idempotency-Key': bad })
    expect(answer.status).toBe(400)
    expect((await answer.json()).code).toBe('bad_parameter')
    expect(await mine()).toEqual([])
  })

  it('takes any printable key of up to 200 characters', async () => {
    key = `~ !"#${'x'.repeat(194)}`
    await create()
    expect(replayed(await create())).toBe('true')
  })
})

describe('other calls', () => {
  it('do not look at the key', async () => {
    const { id } = await (await create()).json()
    const change = (title: string) =>
      app.send('PATCH', `/api/listings/${id}`, { title }, { ...as('user', userId), 'Idempotency-Key': key })
    expect((await change('Uno')).status).toBe(200)
    expect((await (await change('Dos')).json()).title).toBe('Dos')
  })
})
