import { drizzle } from 'drizzle-orm/node-postgres'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '#server/core/context.ts'
import { createPool } from '#server/core/database/postgres.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { sendError } from '#server/core/http/sendError.ts'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { addressKey, createMemoryLimit, createSharedLimit, limitByAddress } from './limits.ts'

let app: TestApp
let context: Context
beforeAll(async () => {
  app = await startApp({ LIMITS: 'on' })
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

describe('a limit by address', () => {
  it('answers 429 with Retry-After, when one network asks too often, and lets the others in', async () => {
    const bare = express().set('trust proxy', 1)
    bare.use(limitByAddress(createMemoryLimit(context, { points: 3, seconds: 60 })))
    bare.use((_request, response) => void response.end('in'))
    bare.use(sendError(context.log))
    const listening = await listenOn(bare, 0, '127.0.0.1')
    const from = (address: string) =>
      fetch(`http://127.0.0.1:${listening.port}`, { headers: { 'X-Forwarded-For': address } })
    for (const last of [1, 2, 3]) expect((await from(`2001:db8:1:1::${last}`)).status).toBe(200)
    const refused = await from('2001:db8:1:1:ffff::9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect((await from('2001:db8:1:2::1')).status).toBe(200)
    await listening.drain()
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
    expect(await outcomes(one, 'a', 3)).toEqual(['ok', 'ok', 'ok'])
    expect(await outcomes(other, 'a', 2)).toEqual(['ok', 'too_many_requests'])
    expect(await outcomes(one, 'a', 1)).toEqual(['too_many_requests'])
    expect(await outcomes(one, 'b', 4)).toEqual(['ok', 'ok', 'ok', 'ok'])
  })

  it('fails limited, when the database is away', async () => {
    const pool = createPool('postgres://nobody@127.0.0.1:9/none', context.log)
    const consume = createSharedLimit({ ...context, db: drizzle(pool) }, newId(), limit)
    expect(await outcomes(consume, 'a', 3)).toEqual(['ok', 'ok', 'too_many_requests'])
    await pool.end()
  })
})
