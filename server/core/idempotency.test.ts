import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertUser } from '#tests/support/listings.ts'
import { idempotencyKeys } from './idempotency.table.ts'
import { forgetAnswersTo, purgeIdempotencyKeys } from './idempotency.ts'
import { newId } from './ids.ts'

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
/** As if the answer had been lost on the way so long ago. */
const loseAnswer = (seconds: number) =>
  app.context.db
    .update(idempotencyKeys)
    .set({ status: null, answer: null, createdAt: sql`now() - ${seconds}::int * interval '1 second'` })
    .where(eq(idempotencyKeys.key, key))

describe('a creation under a key', () => {
  it('when it comes again, is answered as before, word for word, and nothing more is created', async () => {
    const first = await create()
    const again = await create()
    expect([first.status, again.status]).toEqual([201, 201])
    expect([replayed(first), replayed(again)]).toEqual([null, 'true'])
    expect(again.headers.get('cache-control')).toBe('private, no-store')
    expect(await again.text()).toBe(await first.text())
    expect(await mine()).toHaveLength(1)
  })

  it('when it comes twenty times at once, creates one; the others have to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()))
    for (const answer of answers) {
      if (answer.status === 201) continue
      expect(answer.status).toBe(409)
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    expect(answers.filter((answer) => answer.status === 201 && !replayed(answer))).toHaveLength(1)
    expect(await mine()).toHaveLength(1)
    expect(replayed(await create())).toBe('true')
  })

  it('when it comes again with something else in it, is refused', async () => {
    await create()
    const other = await create({ title: 'Otra cosa' })
    expect(other.status).toBe(422)
    expect((await other.json()).code).toBe('idempotency_mismatch')
    await loseAnswer(120)
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

  it('when the answer got lost, finds what was created: at once no, after a minute yes', async () => {
    const { id } = await (await create()).json()
    await loseAnswer(30)
    expect((await create()).status).toBe(409)
    await loseAnswer(61)
    const answers = await Promise.all(Array.from({ length: 5 }, () => create()))
    const found = await Promise.all(
      answers.filter(({ status }) => status === 201).map((answer) => answer.json()),
    )
    expect(found.length).toBeGreaterThan(0)
    for (const listing of found) expect(listing.id).toBe(id)
    expect(await mine()).toEqual([{ id }])
    expect(replayed(await create())).toBe('true')
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
