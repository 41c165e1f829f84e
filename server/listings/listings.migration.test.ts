import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/core/database/database.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { databaseBefore } from '#tests/support/databaseBefore.ts'
import { refreshDerived } from './listings.derived.ts'

let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await databaseBefore('0010_email_verified'))
  await database.pool.query(
    `insert into administrators (id, username, password_hash) values ('owner', 'owner', 'none')`,
  )
})
afterAll(() => close())

async function insertBefore(id: string, precision: string): Promise<void> {
  await database.pool.query(
    `insert into listings (id, owner_admin_id, status, title, description, transaction_type, property_type, price_amount,
      price_currency, price_usd, neighborhood, city, state, address, latitude, longitude, location_precision, first_published_at)
    values ($1, 'owner', 'active', 'Casa', 'Con patio', 'sale', 'house', 1000, 'USD', 1000, 'Villa Morra', 'Asunción', 'Asunción',
      'Pasaje Quebrachal', -25.30123, -57.58456, $2, now())`,
    [id, precision],
  )
}

async function found(word: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select id from listings where search @@ to_tsquery('public.es_unaccent', $1) order by id`,
    [word],
  )
  return rows.map(({ id }) => id)
}

describe('the migration to public locations', () => {
  it('keeps the previous version working, and hides private locations once the rows are derived', async () => {
    for (const precision of ['approximate', 'exact', 'neighborhood'])
      await insertBefore(`a-${precision}`, precision)
    expect(await found('quebrachal')).toHaveLength(3)
    await migrateDatabase(database)
    expect(await found('casa')).toEqual(['a-approximate', 'a-exact', 'a-neighborhood'])
    expect(await refreshDerived(database.db)).toBe(3)
    expect(await found('quebrachal')).toEqual(['a-exact'])

    for (const precision of ['approximate', 'exact', 'neighborhood'])
      await insertBefore(`b-${precision}`, precision)
    expect(await found('quebrachal')).toEqual(['a-exact', 'b-exact'])
    await database.pool.query(`update listings set location_precision = 'neighborhood' where id = 'b-exact'`)
    expect(await found('quebrachal')).toEqual(['a-exact'])
    expect(await refreshDerived(database.db)).toBe(3)
    const { rows } = await database.pool.query(
      'select id, shown_address, shown_latitude::numeric(7, 4)::text as latitude from listings order by id',
    )
    const barrio = { shown_address: null, latitude: '-25.2940' }
    expect(rows).toMatchObject([
      { shown_address: null, latitude: '-25.3010' },
      { shown_address: 'Pasaje Quebrachal', latitude: '-25.3012' },
      barrio,
      { shown_address: null, latitude: '-25.3010' },
      barrio,
      barrio,
    ])
  })
})
