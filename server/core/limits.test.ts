import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import type { Context } from './context.ts'
import { newId } from './ids.ts'
import { addressKey, createSharedLimit, readLimit } from './limits.ts'
import { createPool } from './postgres.ts'

let app: TestApp
let context: Context
beforeAll(async () => {
  app = await startApp({ LIMITS: 'on', TRUST_PROXY: '1' })
  context = app.context
})
afterAll(() => app.close())

const outcomes = async (consume: (key: string) => Promise<void>, key: string, times: number) => {
  const codes: string[] = []
  for (let turn = 0; turn < times; turn++)
    codes.push(
      await consume(key).then(
        () => 'ok',
        (error: { code: string }) => error.code,
      ),
    )
  return codes
}

describe('the limit of reads', () => {
  it('answers 429 with Retry-After, when one address asks too often, and lets the others in', async () => {
    const from = (address: string) =>
      app.fetch('/api/nothing', { headers: { 'X-Forwarded-For': address } }).then(async (response) => {
        const body: unknown = await response.json()
        return { response, body }
      })
    for (let turn = 0; turn < readLimit.points; turn += 50)
      await Promise.all(Array.from({ length: 50 }, () => from('2001:db8:1:1::1')))
    const { response, body } = await from('2001:db8:1:1:ffff::2')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body).toMatchObject({ code: 'too_many_requests' })
    expect((await from('2001:db8:1:2::1')).response.status).toBe(404)
  })
})

describe('one key', () => {
  it.each([
    ['::ffff:190.52.1.2', '190.52.1.2'],
    ['190.52.1.2', '190.52.1.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
  ])('stands for %s: %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

describe('a shared limit', () => {
  const limit = { points: 4, seconds: 60 }

  it('counts across two servers, when both are asked', async () => {
    const name = newId()
    const [one, other] = [createSharedLimit(context, name, limit), createSharedLimit(context, name, limit)]
    expect(await outcomes(one, 'a', 2)).toEqual(['ok', 'ok'])
    expect(await outcomes(other, 'a', 3)).toEqual(['ok', 'ok', 'too_many_requests'])
    expect(await outcomes(one, 'a', 1)).toEqual(['too_many_requests'])
    expect(await outcomes(one, 'b', 1)).toEqual(['ok'])
  })

  it('fails limited, when the database is away', async () => {
    const pool = createPool('postgres://nobody@127.0.0.1:9/none', context.log)
    const consume = createSharedLimit({ ...context, db: drizzle(pool) }, newId(), limit)
    expect(await outcomes(consume, 'a', 3)).toEqual(['ok', 'ok', 'too_many_requests'])
    await pool.end()
  })
})
