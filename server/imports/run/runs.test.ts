import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { identifyByHeader } from '#tests/support/calls.ts'
import { newImporter, sheetOf } from '#tests/support/imports.ts'
import { cancelWaiting } from '#tests/support/lockWaits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await app.services.queue.start()
})
afterAll(async () => {
  await app.services.queue.stop()
  await app.close()
})

describe('a run', () => {
  it('is undone as a whole while nothing else changed', async () => {
    const user = await newImporter(app)
    await user.bring(sheetOf([{ Código: '1' }]))
    const before = await user.mine()
    const { id } = await user.bring(
      sheetOf([{ Código: '1', Título: 'Nuevo', Precio: '99.000' }, { Código: '2' }]),
    )
    expect((await user.mine()).map(({ title }) => title).sort()).toEqual(['Casa con patio', 'Nuevo'])
    expect((await user.act(id, 'undo')).status).toBe(200)
    await user.until(id, 'undone')
    const after = await user.mine()
    expect(after.map(({ title, priceUSD }) => [title, priceUSD])).toEqual(
      before.map(({ title, priceUSD }) => [title, priceUSD]),
    )
    expect((await user.act(id, 'undo')).status).toBe(409)
    const again = await user.check(
      sheetOf([{ Código: '1', Título: 'Nuevo', Precio: '99.000' }, { Código: '2' }]),
    )
    expect(again.counts).toMatchObject({ create: 1, update: 1 })
  })

  it('is not undone where a listing of it was edited since', async () => {
    const user = await newImporter(app)
    const { id } = await user.bring(sheetOf([{ Código: '1' }]))
    const [{ id: listingId } = { id: '' }] = await user.mine()
    await app.send('PATCH', `/api/listings/${listingId}`, { title: 'Editada' }, user.who)
    expect((await user.act(id, 'undo')).status).toBe(409)
    expect(await user.mine()).toMatchObject([{ title: 'Editada' }])
  })

  it('is made once, however often it is asked for, and takes no other mapping', async () => {
    const user = await newImporter(app)
    const rows = Array.from({ length: 120 }, (_, at) => ({ Código: `C${at}` }))
    const { id, mapping } = await user.check(sheetOf(rows))
    const answers = await Promise.all([1, 2, 3].map(() => user.act(id, 'run')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await user.until(id, 'done')
    expect((await user.mine()).length).toBe(120)
    expect((await user.map(id, mapping)).status).toBe(409)
    expect((await user.act(id, 'pause')).status).toBe(409)
  })
})

// One connection cannot wait for another.
it.runIf(process.env.TEST_POSTGRES_URL)('a sheet goes on after the database failed in a batch', async () => {
  const { db } = app.context
  const user = await newImporter(app)
  const { id } = await user.check(sheetOf([{ Código: '1' }]))
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
    expect((await user.act(id, 'run')).status).toBe(200)
    await cancelWaiting(db, 'transactionid')
  })
  await user.until(id, 'done')
  expect(await user.mine()).toHaveLength(1)
})
