import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/core/database/database.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { databaseBefore } from '#tests/support/databaseBefore.ts'

let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await databaseBefore('0017_state_index'))
  await database.pool.query(
    `insert into administrators (id, username, password_hash) values ('owner', 'owner', 'none')`,
  )
  await insertBefore('one', { title: 'Casa con parral', description: 'Patio.', english: ['Cottage', null] })
  await insertBefore('two', { title: 'Terreno', description: 'Esquina.', english: [null, null] })
  await migrateDatabase(database)
})
afterAll(() => close())

interface OldTexts {
  title: string
  description: string
  english: [string | null, string | null]
}

async function insertBefore(id: string, { title, description, english }: OldTexts): Promise<void> {
  await database.pool.query(
    `insert into listings (id, owner_admin_id, status, title, description, title_en, description_en, transaction_type,
      property_type, price_amount, price_currency, price_usd, neighborhood, city, state, first_published_at)
    values ($1, 'owner', 'active', $2, $3, $4, $5, 'sale', 'house', 1000, 'USD', 1000, 'Villa Morra', 'Asunción', 'Asunción', now())`,
    [id, title, description, ...english],
  )
}

const texts = async (id: string) =>
  (
    await database.pool.query(
      'select language, title, description from listing_texts where listing_id = $1 order by language desc',
      [id],
    )
  ).rows.map(({ language, title, description }) => [language, title, description])

const columns = async (id: string) =>
  Object.values(
    (
      await database.pool.query(
        'select title, description, title_en, description_en from listings where id = $1',
        [id],
      )
    ).rows[0],
  )

async function found(word: string, weight = 'ABCD'): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select id from listings where search @@ to_tsquery('public.es_unaccent', $1) order by id`,
    [`${word}:${weight}`],
  )
  return rows.map(({ id }) => id)
}

describe('the migration of texts', () => {
  it('moves existing texts, and they are still found', async () => {
    expect(await texts('one')).toEqual([
      ['es', 'Casa con parral', 'Patio.'],
      ['en', 'Cottage', ''],
    ])
    expect(await texts('two')).toEqual([['es', 'Terreno', 'Esquina.']])
    expect(await found('parral', 'A')).toEqual(['one'])
  })

  it('accepts writes of the previous version while it still runs', async () => {
    await insertBefore('late', {
      title: 'Quinta',
      description: 'Con arroyo.',
      english: [null, 'By a stream.'],
    })
    expect(await texts('late')).toEqual([
      ['es', 'Quinta', 'Con arroyo.'],
      ['en', '', 'By a stream.'],
    ])
    expect(await found('arroyo', 'D')).toEqual(['late'])
    await database.pool.query(
      `update listings set title = 'Granja', description = 'Con arroyo.', title_en = 'Farm', description_en = null where id = 'late'`,
    )
    expect(await texts('late')).toEqual([
      ['es', 'Granja', 'Con arroyo.'],
      ['en', 'Farm', ''],
    ])
    expect([await found('granja', 'A'), await found('farm', 'A'), await found('quinta')]).toEqual([
      ['late'],
      ['late'],
      [],
    ])
    await database.pool.query(`update listings set address = 'Calle 1' where id = 'late'`)
    expect(await texts('late')).toHaveLength(2)
    await database.pool.query(`delete from listings where id = 'late'`)
    expect(await texts('late')).toEqual([])
  })

  it('updates the search text and the old columns when texts change, in any language', async () => {
    await database.pool.query(
      `insert into listing_texts values ('one', 'gn', 'Óga porã', 'Yvyra mátape.'), ('one', 'pt-BR', 'Casa com parreira', '')`,
    )
    expect(await found('parreira', 'A')).toEqual(['one'])
    expect(await found('yvyra', 'D')).toEqual(['one'])
    await database.pool.query(
      `update listing_texts set title = 'Casa con limonero' where listing_id = 'one' and language = 'es'`,
    )
    await database.pool.query(`delete from listing_texts where listing_id = 'one' and language = 'en'`)
    expect([await found('limonero', 'A'), await found('parral'), await found('cottage')]).toEqual([
      ['one'],
      [],
      [],
    ])
    expect(await columns('one')).toEqual(['Casa con limonero', 'Patio.', null, null])
  })

  it('rejects texts without a listing at the end of the transaction', async () => {
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
