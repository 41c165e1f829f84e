import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { whereUploadOf } from '#server/media/media.policy.ts'
import { media } from '#server/media/media.table.ts'
import { mediaUploads } from '#server/media/mediaUploads.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertUser } from '#tests/support/listings.ts'
import { isSeen, whereSeen } from './users.policy.ts'
import { users } from './users.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

it('who is seen is the same in memory and as a condition', async () => {
  const { db } = app.context
  const ids: string[] = []
  for (const publicProfile of [false, true])
    for (const deletedAt of [null, new Date()])
      for (const suspendedAt of [null, new Date()])
        ids.push(await insertUser(db, { publicProfile, deletedAt, suspendedAt }))
  const rows = await db.select().from(users).where(inArray(users.id, ids))
  const seen = await db.select({ id: users.id }).from(users).where(whereSeen())
  expect(seen.map(({ id }) => id)).toEqual(rows.filter(isSeen).map(({ id }) => id))
  expect(seen).toHaveLength(1)
})

it('an upload is its user’s, and without one the administrators’', async () => {
  const { db } = app.context
  const [one, other] = [await insertUser(db), await insertUser(db)]
  await db.insert(media).values({ id: 'picture00000', width: 1600, height: 1200 })
  await db
    .insert(mediaUploads)
    .values([one, other, null].map((userId) => ({ mediaId: 'picture00000', userId })))
  const rows = await db.select().from(mediaUploads)
  for (const owner of [one, other, null]) {
    const found = await db.select().from(mediaUploads).where(whereUploadOf(owner))
    expect(found).toEqual(rows.filter((row) => row.userId === owner))
    expect(found).toHaveLength(1)
  }
})
