import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/core/database/database.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'

let app: TestApp
let database: Database

beforeAll(async () => {
  app = await startApp()
  database = app.context.database
})
afterAll(() => app.close())

async function found(word: string, weight = 'ABCD'): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select id from listings where search @@ to_tsquery('public.es_unaccent', $1) order by id`,
    [`${word}:${weight}`],
  )
  return rows.map(({ id }) => id)
}

describe('the texts of a listing', () => {
  it('are found in any language, by what they say now', async () => {
    const ownerUserId = await insertUser(app.context.db)
    const id = await insertListing(app.context.db, {
      ownerUserId,
      title: 'Casa con parral',
      description: 'Patio.',
      titleEn: 'Cottage',
    })
    expect([await found('parral', 'A'), await found('patio', 'D'), await found('cottage', 'A')]).toEqual([
      [id],
      [id],
      [id],
    ])
    await database.pool.query(
      `insert into listing_texts values ($1, 'gn', 'Óga porã', 'Yvyra mátape.'), ($1, 'pt-BR', 'Casa com parreira', '')`,
      [id],
    )
    expect([await found('parreira', 'A'), await found('yvyra', 'D')]).toEqual([[id], [id]])
    await database.pool.query(
      `update listing_texts set title = 'Casa con limonero' where listing_id = $1 and language = 'es'`,
      [id],
    )
    await database.pool.query(`delete from listing_texts where listing_id = $1 and language = 'en'`, [id])
    expect([await found('limonero', 'A'), await found('parral'), await found('cottage')]).toEqual([
      [id],
      [],
      [],
    ])
    await database.pool.query(`delete from listings where id = $1`, [id])
    const { rowCount } = await database.pool.query('select from listing_texts where listing_id = $1', [id])
    expect(rowCount).toBe(0)
  })

  it('without a listing are refused at the end of the transaction', async () => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query(`insert into listing_texts values ('nowhere', 'es', 'Nada', '')`)
      await expect(client.query('commit')).rejects.toThrow(/listing_texts_listing_id_listings_id_fk/)
    } finally {
      client.release()
    }
  })
})
