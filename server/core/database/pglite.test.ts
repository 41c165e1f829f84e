import { expect, it } from 'vitest'
import { startApp } from '#tests/support/app.ts'

it.skipIf(process.env.TEST_POSTGRES_URL)('the embedded database holds few pages in memory', async () => {
  const app = await startApp()
  const { rows } = await app.context.database.pool.query('show shared_buffers')
  expect(rows).toEqual([{ shared_buffers: '8MB' }])
  await app.close()
})
