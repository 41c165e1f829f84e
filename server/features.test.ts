import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

it('does the jobs of the schedule at the first start, and leaves no ended session or counter', async () => {
  const { db } = app.context
  await db.execute(sql`insert into sessions (sid, sess, expire) values
    ('ended', '{}', now() - interval '1 second'), ('alive', '{}', now() + interval '1 hour')`)
  await db.execute(sql`insert into rate_limits (key, points, expire) values
    ('over', 3, now() - interval '1 second'), ('counting', 3, now() + interval '1 minute')`)
  const { queue } = app.services
  await queue.start()
  await expect
    .poll(
      async () =>
        (await db.execute(sql`select count(*)::int as n from queue.job where state <> 'completed'`)).rows,
      { timeout: 10_000 },
    )
    .toEqual([{ n: 0 }])
  await queue.stop()
  const left = await db.execute(sql`select sid as name from sessions union all select key from rate_limits`)
  expect(left.rows).toEqual([{ name: 'alive' }, { name: 'counting' }])
})
