import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { describeError } from './log.ts'

const canaries = [
  'ana.canary@example.com',
  'canary-password',
  'canary-token',
  'canary-cookie',
  '+595981999111',
]

let app: TestApp
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'trace' })
})
afterAll(() => app.close())

describe('the log', () => {
  it('holds a line per request with its id, status and time, and nothing that was sent', async () => {
    const [email, password, token, cookie, phone] = canaries
    const response = await app.fetch(`/api/settings/public?email=${email}&token=${token}`, {
      headers: { Cookie: `oga=${cookie}`, Authorization: `Bearer ${token}`, 'User-Agent': `x ${phone}` },
    })
    await app.send('POST', '/api/listings/batch', { ids: [email], password, phone })
    const id = response.headers.get('x-request-id')
    await expect
      .poll(() => app.logged.find((line) => line.requestId === id))
      .toMatchObject({ method: 'GET', path: '/api/settings/public', status: 401, ms: expect.any(Number) })
    for (const canary of canaries) expect(JSON.stringify(app.logged)).not.toContain(canary)
  })

  it('tells a database error by its code and place, never by its statement or values', async () => {
    const [email] = canaries
    const failing = await app.context.db
      .execute(sql`select ${email}::int, 'canary-statement'`)
      .catch((error: unknown) => error)
    app.context.log.error({ err: failing }, 'a query failed')
    const line = app.logged.find(({ msg }) => msg === 'a query failed')
    expect(line).toMatchObject({ err: { code: '22P02' } })
    expect(JSON.stringify(line)).not.toMatch(/canary/)
  })

  it.each([['text'], [undefined], [null], [{ password: 'canary' }]])(
    'tells what was thrown, when it is %j, by its type alone',
    (thrown) => {
      expect(describeError(thrown)).toEqual({ type: typeof thrown })
    },
  )
})
