import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { importsOf, sheetOf } from '#tests/support/imports.ts'
import { insertUser } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await app.services.queue.start()
})
afterAll(async () => {
  await app.services.queue.stop()
  await app.close()
})

it.each([
  ['23505', 'written_meanwhile', 0],
  ['22003', 'invalid', 1],
])(
  'a row that the database refuses by %s is refused as %s, and costs no other',
  async (state, code, logged) => {
    const { db } = app.context
    const user = importsOf(app, as('user', await insertUser(db)))
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      ${sql.raw(`$$ begin raise exception 'refused' using errcode = '${state}'; end $$`)}`)
    await db.execute(sql`create trigger refuse before insert on listing_texts for each row
      when (new.title = 'Rechazada') execute function refuse()`)
    const { id } = await user.check(sheetOf([{ Código: '1' }, { Código: '2', Título: 'Rechazada' }]))
    await user.run(id)
    await db.execute(sql`drop function refuse cascade`)
    expect(await user.rows(id, 'refused')).toMatchObject([{ row: 3, problems: [{ code }] }])
    expect(await user.mine()).toHaveLength(1)
    const errors = app.logged.filter(({ msg }) => msg === 'a row could not be written')
    expect(errors).toMatchObject(Array(logged).fill({ err: { code: state }, importId: id, row: 3 }))
  },
)
