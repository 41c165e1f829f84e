import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencies } from '#server/agencies/agencies.table.ts'
import { settings } from '#server/settings/settings.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertMany } from './insertMany.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('insertMany', () => {
  it('when there are more rows than fit in one statement, stores them all', async () => {
    const rows = Array.from({ length: 2345 }, (_, index) => ({ id: `a${index}`, name: `Agencia ${index}` }))
    await insertMany(app.context.db, agencies, rows)
    expect(await app.context.db.$count(agencies)).toBe(2345)
  })

  it('when some rows omit a field, it is null; when all do, it has the default', async () => {
    const createdAt = new Date('2026-02-03T04:05:06.789Z')
    await insertMany(app.context.db, agencies, [
      { id: 'b1', name: 'Ñandutí "y" \\ compañía', email: 'a@b.py', createdAt },
      { id: 'b2', name: 'Tajy', createdAt },
    ])
    const rows = await app.context.db.select().from(agencies)
    expect(rows.find(({ id }) => id === 'b1')).toMatchObject({
      name: 'Ñandutí "y" \\ compañía',
      description: null,
      email: 'a@b.py',
      verified: false,
      languages: [],
      createdAt,
    })
    expect(rows.find(({ id }) => id === 'b2')?.email).toBeNull()
  })

  it('preserves JSON values, and does nothing without rows', async () => {
    await insertMany(app.context.db, settings, [{ key: 'shape', value: { list: [1, 'dos'], nothing: null } }])
    await insertMany(app.context.db, settings, [])
    expect(await app.context.db.select({ value: settings.value }).from(settings)).toEqual([
      { value: { list: [1, 'dos'], nothing: null } },
    ])
  })
})
