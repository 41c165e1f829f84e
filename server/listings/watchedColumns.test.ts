import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selection, string } from '#server/core/database/selection.ts'
import { publicColumns } from '#server/listings/listings.queries.ts'
import { listings } from '#server/listings/listings.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** They change with each visit, and are shown as they were when something else changed. */
const counters = ['views', 'recent_views', 'favorites_count']
/** Visitors do not see them. */
const unseen = ['reminded_at', 'last_confirmed_at', 'closed_at', 'rejection_reason', 'held_status']

const watched = selection({ name: string(sql`a.attname`) })

it('the trigger that tells of changes watches every column that public answers are made of', async () => {
  const rows = await watched.read(
    app.context.db,
    (columns) => sql`select ${columns} from pg_trigger t
      join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any(t.tgattr::int2[])
      where t.tgname = 'listings_updated' and t.tgrelid = 'public.listings'::regclass`,
  )
  const names = rows.map(({ name }) => name)
  const stored = Object.values(getTableColumns(listings)).filter(({ generated }) => generated === undefined)
  const unwatched = stored.map(({ name }) => name).filter((name) => !names.includes(name))
  expect(unwatched.sort(), 'a migration of columns ends with SELECT public.watch_listings()').toEqual(
    [...counters, ...unseen].sort(),
  )
  expect(publicColumns.filter((name) => unseen.includes(name))).toEqual([])
})
