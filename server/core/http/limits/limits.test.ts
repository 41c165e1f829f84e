import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '#server/core/context.ts'
import { createPool } from '#server/core/database/postgres.ts'
import { createFallbacks } from '#server/core/fallbacks.ts'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createSharedLimit } from './limits.ts'

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

  it('fails limited, when the database is away, and says so', async () => {
    const pool = createPool('postgres://nobody@127.0.0.1:9/none', context.log)
    const fallbacks = createFallbacks(context.env, context.log)
    fallbacks.allow('limits')
    const consume = createSharedLimit({ ...context, fallbacks, db: drizzle(pool) }, newId(), limit)
    expect(await outcomes(consume, 'a', 3)).toEqual(['ok', 'ok', 'too_many_requests'])
    expect(fallbacks.counts.limits).toBe(3)
    expect(app.logged).toContainEqual(expect.objectContaining({ fallback: 'limits', count: 1 }))
    await pool.end()
  })
})
