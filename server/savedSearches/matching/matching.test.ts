import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { createMatching } from '#server/savedSearches/savedSearches.feature.ts'
import { savedSearches, savedSearchSubscribers } from '#server/savedSearches/savedSearches.table.ts'
import { writeCriteria } from '#shared/savedSearches/savedSearches.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { matchListings } from './matches.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('the saved searches that a listing matches', () => {
  it('are a part while all are being read, and then all', async () => {
    const { context, services } = app
    const { db } = context
    const [subscriberId, userId, city] = [newId(), await insertUser(db), `Pueblo ${newId()}`]
    await db.insert(savedSearchSubscribers).values({ id: subscriberId, userId })
    const [id, search] = [newId(), writeCriteria({ city: [city] })]
    await db
      .insert(savedSearches)
      .values({ id, subscriberId, name: 'x', search, frequency: 'daily', status: 'active' })
    const listingId = await insertListing(db, { city })
    const responseCache = {
      ...services.responseCache,
      watch: (watcher: { begin(): void }) => watcher.begin(),
    }
    const matching = { ...context, ...createMatching(context, { ...services, responseCache }) }
    const first = await matchListings(matching, [listingId], 0)
    expect(first.isWhole).toBe(false)
    const all = await matchListings(matching, [listingId])
    expect(all.isWhole).toBe(true)
    expect(all.listings.flatMap(({ entries }) => entries.flatMap(({ saved }) => saved))).toMatchObject([
      { id },
    ])
  })
})
