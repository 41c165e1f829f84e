import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing } from '#tests/support/listings.ts'

/** The embedded database has one connection: a lock would stop its holder, too. */
const isReal = Boolean(process.env.TEST_POSTGRES_URL)

let app: TestApp
let id: string
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' })
  id = await insertListing(app.context.db, { city: 'Luque', neighborhood: 'Centro' })
})
afterAll(() => app.close())

describe.skipIf(!isReal)('a page whose data are late', () => {
  it.each(['/mercado/luque', '/mercado/luque/centro', '/property'])(
    'stays in what search engines keep: %s',
    async (path) => {
      const address = path === '/property' ? `${path}/${id}` : path
      const client = await app.context.database.pool.connect()
      await client.query('begin; lock table listings in access exclusive mode')
      const answer = await app.fetch(address).finally(async () => {
        await client.query('rollback')
        client.release()
      })
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(html).toContain(`<link rel="canonical" href="https://oga.test${address}">`)
      expect(html).not.toContain('noindex')
    },
  )
})
