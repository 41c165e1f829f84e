import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { searchListings } from '#server/listings/search/search.service.ts'
import { refreshTerms } from '#server/listings/search/suggestions/terms.service.ts'
import { createMatching } from '#server/savedSearches/savedSearches.feature.ts'
import { savedSearches, savedSearchSubscribers } from '#server/savedSearches/savedSearches.table.ts'
import { readCriteria, writeCriteria } from '#shared/savedSearches/savedSearches.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'
import { someListing, someSearch } from '#tests/support/searchOracle.ts'
import { matchListings } from './matches.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
})
afterAll(() => app.close())

/** As many of each. */
const count = runsOf(2000)

const inPlaces = [
  'casa en Luque',
  'departamento con piscina en Villa Morra hasta 2000 dólares',
  'terreno en Pueblo Ñandú',
  '2 dormitorios en alquiler',
  'casas hasta 15 millones',
  'penthose con vista',
  'quincho arroyo',
  'casa en alquiler en Yaguarón',
]

/** Has the words of a search for rentals, and is for sale. */
const forSale = { city: 'Yaguarón', title: 'Inversión', description: 'Casa que en alquiler da US$ 510.' }

describe('the saved searches that a listing matches', () => {
  it('are those whose search shows it', async () => {
    const { db } = app.context
    const listings = fc.sample(someListing, { numRuns: count, seed: 7420 })
    const listingIds: string[] = []
    for (let from = 0; from < count; from += 500)
      listingIds.push(...(await insertListings(db, listings.slice(from, from + 500))))
    listingIds.push(await insertListing(db, forSale))
    await refreshTerms(db)
    await app.services.searchEngine.start()
    const given = fc.sample(someSearch, { numRuns: count, seed: 4711 })
    const texts = given.map((search) => writeCriteria(readCriteria(writeCriteria(search)).criteria))
    const searches = [
      ...new Set([...texts, ...inPlaces.map((searchQuery) => writeCriteria({ searchQuery }))]),
    ].filter((search) => search !== '')
    const [subscriberId, userId] = [newId(), await insertUser(db)]
    await db.insert(savedSearchSubscribers).values({ id: subscriberId, userId })
    const saved = searches.map((search) => ({
      id: newId(),
      subscriberId,
      name: 'x',
      search,
      frequency: 'daily' as const,
      status: 'active' as const,
    }))
    for (let from = 0; from < saved.length; from += 500)
      await db.insert(savedSearches).values(saved.slice(from, from + 500))
    const matching = createMatching(app.context, app.services)
    const expected = new Map<string, string[]>()
    for (const { id, search } of saved) {
      const shown: string[] = []
      for (let cursor: string | undefined; ; ) {
        const page = await searchListings(matching.search, {
          ...readCriteria(search).criteria,
          limit: 200,
          cursor,
        })
        shown.push(...page.listings.map((listing) => listing.id))
        if (page.next === undefined) break
        cursor = page.next
      }
      expected.set(id, shown.sort())
    }
    const found = new Map<string, string[]>(saved.map(({ id }) => [id, []]))
    const { listings: matched } = await matchListings(
      { db, database: app.context.database, ...matching },
      listingIds,
    )
    for (const { row, entries } of matched)
      for (const { id } of entries.flatMap(({ saved }) => saved)) found.get(id)?.push(row.id)
    const differences = saved.flatMap(({ id, search }) => {
      const [one, other] = [expected.get(id) ?? [], (found.get(id) ?? []).sort()]
      return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ search, expected: one, found: other }]
    })
    expect(differences).toEqual([])
    const withMatches = [...expected.values()].filter((ids) => ids.length > 0).length
    expect(withMatches).toBeGreaterThan(searches.length / 4)
    expect(matching.matcher.size).toBe(searches.length)
  }, 600_000)
})
