import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.context.db.execute(sql`alter table listings rename to listings_away`)
})
afterAll(() => app.close())

describe('a page whose listings cannot be read', () => {
  it.each(['/search', '/home', '/property/abcdefghjkmn'])(
    'is a 503 at %s, and still the page: it says so itself',
    async (path) => {
      const answer = await app.fetch(path)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      const html = await answer.text()
      expect(html).toContain('<div id="root"></div>')
      expect(html).toContain('["api","settings","public"]')
      expect(html).not.toContain('relation')
      expect(app.logged).toContainEqual(
        expect.objectContaining({
          level: 50,
          msg: 'a query of a page failed',
          err: expect.objectContaining({ code: '42P01' }),
          requestId: answer.headers.get('x-request-id'),
        }),
      )
    },
  )

  it.each(['/', '/terms', '/favorites'])('is a 200 at %s, which is complete without them', async (path) => {
    expect((await app.fetch(path)).status).toBe(200)
  })
})
