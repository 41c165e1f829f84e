import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selection, string } from '#server/core/database/selection.ts'
import { cities, neighborhoods } from '#shared/places/places.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { cityKey, neighborhoodKey } from './engine/placeKeys.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const stored = selection({ key: string(sql`lower(public.immutable_unaccent(place.name))`) })

async function storedKeys(names: readonly string[]): Promise<string[]> {
  const rows = await stored.read(
    app.context.db,
    (columns) => sql`
    select ${columns} from unnest(${sql.param(names)}::text[]) with ordinality as place(name, nth) order by nth`,
  )
  return rows.map(({ key }) => key)
}

it('every city and neighborhood is searched for as it is stored', async () => {
  const towns = cities.map(({ name }) => name)
  expect(towns.map(cityKey)).toEqual(await storedKeys(towns))
  const barrios = await storedKeys(neighborhoods.map(({ name }) => name))
  expect(neighborhoods.map(({ name, city }) => neighborhoodKey(name, city))).toEqual(barrios)
})
