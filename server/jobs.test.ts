import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createJobs } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const currency = {
  current: () => Promise.reject(new Error('not asked')),
  rate: () => Promise.reject(new Error('not asked')),
}

it('does the jobs of the schedule at the first start, and leaves no ended session or counter', async () => {
  const { db } = app.context
  await db.execute(sql`insert into sessions (sid, sess, expire) values
    ('ended', '{}', now() - interval '1 second'), ('alive', '{}', now() + interval '1 hour')`)
  await db.execute(sql`insert into rate_limits (key, points, expire) values
    ('over', 3, now() - interval '1 second'), ('counting', 3, now() + interval '1 minute')`)
  let refreshed: () => void = () => undefined
  const rateAsked = new Promise<void>((resolve) => {
    refreshed = resolve
  })
  const jobs = createJobs(app.context, {
    currency: { ...currency, refresh: async () => refreshed() },
    uploads: { sweep: async () => undefined, sweepFiles: async () => undefined },
  })
  await jobs.start()
  await rateAsked
  await expect
    .poll(
      async () =>
        (await db.execute(sql`select count(*)::int as n from queue.job where state <> 'completed'`)).rows,
      { timeout: 10_000 },
    )
    .toEqual([{ n: 0 }])
  await jobs.stop()
  const left = await db.execute(sql`select sid as name from sessions union all select key from rate_limits`)
  expect(left.rows).toEqual([{ name: 'alive' }, { name: 'counting' }])
})
