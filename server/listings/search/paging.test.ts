import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing, insertListings, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
let ids: string[]
const day = (at: number) => new Date(Date.UTC(2026, 5, 1 + at))

const listingOf = (at: number): NewListing => ({
  city: 'Areguá',
  transactionType: 'both',
  priceUsd: `${50_000 + (at % 3) * 1000}.00`,
  pricePerMonth: at % 2 === 0 ? null : `${500 + (at % 4) * 10}.00`,
  estimatedRoi: at % 2 === 0 ? null : `${at % 5}.25`,
  views: at % 4,
  favoritesCount: at % 3,
  area: at % 3 === 0 ? null : '80',
  latitude: at % 4 === 0 ? null : -25.3,
  longitude: at % 4 === 0 ? null : -57.4,
  firstPublishedAt: day(at % 6),
})

beforeAll(async () => {
  app = await startApp({}, { indexed: true, allow: ['index'] })
  ids = await insertListings(
    app.context.db,
    Array.from({ length: 24 }, (_, at) => listingOf(at)),
  )
  await app.services.searchEngine.start()
})
afterAll(() => app.close())

const engine = () => app.services.searchEngine
const isReady = (expected: boolean) => expect.poll(() => engine().figures.isReady).toBe(expected)

/** Before each page. */
const turns = [
  () => engine().start(),
  () => insertListing(app.context.db, { ...listingOf(1), firstPublishedAt: day(90), priceUsd: '1.00' }),
  () => engine().fail(new Error('broken')),
  () => isReady(true),
  () => app.context.db.execute(sql`delete from listings where first_published_at > '2026-07-15'`),
  () => engine().start(),
]

async function readAll(query: string): Promise<string[]> {
  const found: string[] = []
  let path: string | undefined = `/api/listings?city=Aregu%C3%A1&limit=4&${query}`
  for (let page = 0; path !== undefined && page < 30; page++) {
    await turns[page % turns.length]?.()
    const answer: Response = await app.fetch(path)
    expect(answer.status).toBe(200)
    const listings: { id: string }[] = await answer.json()
    found.push(...listings.map(({ id }) => id))
    path = answer.headers.get('link')?.match(/<([^>]+)>/)?.[1]
  }
  return found
}

describe('pages', () => {
  it.each([
    'sortBy=date',
    'sortBy=date&sortOrder=asc',
    'sortBy=price',
    'sortBy=price&sortOrder=asc',
    'sortBy=price&sortOrder=desc&transactionType=rent',
    'sortBy=views',
    'sortBy=favorites',
    'sortBy=roi',
    'sortBy=roi&sortOrder=asc',
  ])(
    'by %s go on after the index was built anew, failed and was changed',
    async (query) => {
      const found = await readAll(query)
      const stayed = found.filter((id) => ids.includes(id))
      expect(stayed).toHaveLength(ids.length)
      expect(new Set(found).size).toBe(found.length)
      await isReady(true)
    },
    60_000,
  )
})

describe('an index that fails', () => {
  it('is counted and built anew; SQL answers meanwhile', async () => {
    const { counts } = app.context.fallbacks
    const told = counts.index
    const before = await readIds()
    const { failures, fallbacks } = engine().figures
    for (let times = 0; times < 2; times++) engine().fail(new Error('broken'))
    expect(engine().figures).toMatchObject({ isReady: false, failures: failures + 2 })
    expect(await readIds('&limit=100')).toEqual(before)
    expect(engine().figures.fallbacks).toBeGreaterThan(fallbacks)
    await isReady(true)
    expect(await readIds('&limit=99')).toEqual(before)
    expect(counts.index).toBe(told + 2)
  }, 180_000)
})

async function readIds(more = '&limit=98'): Promise<string[]> {
  const listings: { id: string }[] = await (await app.fetch(`/api/listings?city=Areguá${more}`)).json()
  return listings.map(({ id }) => id)
}
