import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { priceAnalyses } from '#server/prices/priceAnalyses.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { importsOf, sheetOf } from '#tests/support/imports.ts'
import { mailsTo } from '#tests/support/jobs.ts'
import { insertUser } from '#tests/support/listings.ts'
import { createImportThread } from './importThread.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader, runsOnThreads: true })
  await app.services.queue.start()
})
afterAll(async () => {
  await app.services.queue.stop()
  await app.close()
})

describe('the thread of imports', () => {
  it('checks a sheet, writes it, compares its prices at once, and takes it back', async () => {
    const id = await insertUser(app.context.db, { firstName: 'Rosa', email: `${newId()}@mail.test` })
    const user = importsOf(app, as('user', id))
    const homes = Array.from({ length: 6 }, (_, at) => ({
      ...{ Código: `A${at}`, Título: `Casa ${at} con patio` },
      Precio: `${150 + at}.000`,
    }))
    const checked = await user.check(sheetOf(homes))
    expect(checked.counts).toMatchObject({ create: 6 })
    const done = await user.run(checked.id)
    expect(done).toMatchObject({ state: 'done', canUndo: true, progress: { rows: 6, rowsDone: 6 } })
    expect(await mailsTo(app.context.db, id)).toMatchObject([{ kind: 'import_ended', created: 6 }])
    // Before the queue would look by itself.
    await expect.poll(() => app.context.db.$count(priceAnalyses)).toBe(6)
    await user.act(done.id, 'undo')
    await user.until(done.id, 'undone')
    expect((await user.mine()).filter(({ status }) => status === 'active')).toEqual([])
  })

  it('fails a task that it does not know, and any where its database is away', async () => {
    const { env } = app.context
    await expect(createImportThread(env)({ name: 'unknown', data: {} })).rejects.toThrow('unknown')
    const away = { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' }
    await expect(createImportThread(away)({ name: 'run-import', data: { importId: 'x' } })).rejects.toThrow(
      'cannot be reached',
    )
  })
})
