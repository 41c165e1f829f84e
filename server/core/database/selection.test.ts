import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing } from '#tests/support/listings.ts'
import { bool, float, nullable, orNull, selection, string, whole } from './selection.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const l = alias(listings, 'l')
const u = alias(users, 'u')

it('reads rows as Drizzle does, by the names and types of the selection', async () => {
  const confirmed = new Date('2026-03-01T12:34:56.789Z')
  const id = await insertListing(app.context.db, {
    lastConfirmedAt: confirmed,
    priceUsd: '120000.50',
    amenities: ['pool'],
  })
  const listing = selection({
    priceUsd: l.priceUsd,
    lastConfirmedAt: l.lastConfirmedAt,
    amenities: l.amenities,
    office: l.office,
    price: float(sql`l.price_usd`),
    half: whole(sql`7 / 2`),
    isDear: bool(sql`l.price_usd > 1000`),
    place: string(sql`l.city || ', ' || l.state`),
    nothing: nullable(whole(sql`null`)),
    since: orNull(u.createdAt),
  })
  const [row] = await listing.read(
    app.context.db,
    (columns) =>
      sql`select ${columns} from listings l left join users u on u.id = l.owner_user_id where l.id = ${id}`,
  )
  expect(row).toEqual({
    priceUsd: '120000.50',
    lastConfirmedAt: confirmed,
    amenities: ['pool'],
    office: null,
    price: 120_000.5,
    half: 3,
    isDear: true,
    place: 'Asunción, Asunción',
    nothing: null,
    since: null,
  })
  type Row = NonNullable<typeof row>
  expectTypeOf<Row['lastConfirmedAt']>().toEqualTypeOf<Date | null>()
  expectTypeOf<Row['priceUsd']>().toEqualTypeOf<string>()
  expectTypeOf<Row['half']>().toEqualTypeOf<number>()
  expectTypeOf<Row['nothing']>().toEqualTypeOf<number | null>()
  expectTypeOf<Row['since']>().toEqualTypeOf<Date | null>()
})

it('reads by a prepared query on any connection, as often as wanted, with other values', async () => {
  const { db } = app.context
  const ids = [await insertListing(db, { bedrooms: 2 }), await insertListing(db, { bedrooms: 3 })]
  const readBedrooms = selection({ id: l.id, bedrooms: l.bedrooms, createdAt: l.createdAt }).prepare(
    'bedrooms_of_test',
    (columns) => sql`select ${columns} from listings l
      where l.id = any(${sql.placeholder('ids')}::text[]) and l.bedrooms > ${1} order by l.bedrooms`,
  )
  for (let times = 0; times < 8; times++)
    expect((await readBedrooms(db, { ids })).map(({ bedrooms }) => bedrooms)).toEqual([2, 3])
  const [row] = await db.transaction((tx) => readBedrooms(tx, { ids: ids.slice(1) }))
  expect(row).toEqual({ id: ids[1], bedrooms: 3, createdAt: expect.any(Date) })
})
