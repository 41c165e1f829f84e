import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import type { AgencyBoosts } from '#shared/boosts/boostsApi.ts'
import type { AgencyPlan } from '#shared/boosts/plans.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type AgencyScene, type Colleague, setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin, insertAgency, insertBoost, insertListing, insertUser } from '#tests/support/listings.ts'
import { moveTurn } from './boosts.queries.ts'
import { listingBoosts } from './boosts.table.ts'

let app: TestApp
let scene: AgencyScene
let administrator: Record<string, string>
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  administrator = as('admin', await insertAdmin(app.context.db))
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(listingBoosts)
  scene = await setAgencyScene(app)
})

const pathOf = (listingId = '') => `/api/agencies/${scene.agencyId}/boosts${listingId && `/${listingId}`}`
const boost = (listingId: string, who: Colleague = 'agent') =>
  app.send('PUT', pathOf(listingId), undefined, scene.user(who))
const unboost = (listingId: string, who: Colleague = 'agent') =>
  app.send('DELETE', pathOf(listingId), undefined, scene.user(who))
const boosts = async (): Promise<AgencyBoosts> =>
  (await app.fetch(pathOf(), { headers: scene.user('assistant') })).json()
const setPlan = (plan: AgencyPlan) =>
  app.send('PATCH', `/api/admin/agencies/${scene.agencyId}`, { plan }, administrator)
const shown = async (query: string): Promise<string[]> => {
  const found: Listing[] = await (await app.fetch(`/api/boosts?${query}`)).json()
  return found.map(({ id }) => id)
}
/** Of another agency. */
async function insertBoosted(fields: object): Promise<string> {
  const agencyId = await insertAgency(app.context.db, {})
  const listingId = await insertListing(app.context.db, { ...fields, agencyId })
  await insertBoost(app.context.db, listingId, agencyId)
  return listingId
}

describe('the featured places of an agency', () => {
  it('are as many as its plan has, one without any', async () => {
    const [first, second] = [await scene.listing(), await scene.listing()]
    expect((await boost(first)).status).toBe(200)
    const refused = await boost(second)
    expect(refused.status).toBe(409)
    expect((await refused.json()).code).toBe('no_places_left')
    // Again is no other.
    expect((await boost(first)).status).toBe(200)
    expect(await boosts()).toMatchObject({
      plan: 'free',
      places: 1,
      boosts: [{ listingId: first, isShown: true, visits: 0 }],
    })
    expect((await setPlan('basic')).status).toBe(200)
    expect((await boost(second)).status).toBe(200)
    expect((await boosts()).boosts).toHaveLength(2)
  })

  it('rest beyond a smaller plan, the latest first, and when the listing cannot be found', async () => {
    await setPlan('basic')
    const [first, second] = [await scene.listing(), await scene.listing()]
    await boost(first)
    await boost(second)
    await setPlan('free')
    expect((await boosts()).boosts.map(({ isShown }) => isShown)).toEqual([true, false])
    await app.context.db.update(listings).set({ status: 'reserved' }).where(eq(listings.id, first))
    expect((await boosts()).boosts.map(({ isShown }) => isShown)).toEqual([false, true])
  })

  it('are not taken twice by two at once', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => scene.listing()))
    const answers = await Promise.all(ids.map((id) => boost(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('are given and freed by owners and agents, for active listings of the agency alone', async () => {
    const own = await scene.listing()
    const draft = await scene.listing({ status: 'draft' })
    const others = await insertListing(app.context.db, { ownerUserId: scene.people.agent })
    expect((await boost(own, 'assistant')).status).toBe(403)
    expect((await boost(own, 'stranger')).status).toBe(404)
    expect((await boost(own, 'former')).status).toBe(404)
    expect((await boost(draft)).status).toBe(409)
    expect((await boost(others)).status).toBe(404)
    expect((await boost('none')).status).toBe(404)
    expect((await boost(own, 'owner')).status).toBe(200)
    expect((await unboost(own, 'stranger')).status).toBe(404)
    expect((await unboost(own)).status).toBe(200)
    expect((await unboost(own)).status).toBe(200)
    expect((await boosts()).boosts).toEqual([])
  })

  it('are told in the activities when an administrator chooses a plan, which nobody else may', async () => {
    const path = `/api/admin/agencies/${scene.agencyId}`
    expect((await app.send('PATCH', path, { plan: 'pro' }, scene.user('owner'))).status).toBe(401)
    expect((await app.send('PATCH', path, { plan: 'gold' }, administrator)).status).toBe(422)
    expect(await (await setPlan('pro')).json()).toMatchObject({ plan: 'pro' })
    const { items } = await (await app.fetch('/api/admin/activities', { headers: administrator }))
      .json()
      .then((items) => ({ items }))
    expect(JSON.stringify(items)).toContain('"plan":["free","pro"]')
  })
})

describe('beside the results of a search', () => {
  it('is what fits it, of two agencies at once, each in its turn', async () => {
    const place = { city: 'Luque', neighborhood: 'Centro', propertyType: 'house' } as const
    const here = await Promise.all(Array.from({ length: 4 }, () => insertBoosted(place)))
    const elsewhere = await insertBoosted({ ...place, city: 'Encarnación' })
    await insertBoosted({ ...place, status: 'reserved' })
    const seen = new Set<string>()
    for (let turn = 0; turn < 4; turn++) {
      const now = await shown('city=Luque')
      expect(now).toHaveLength(2)
      for (const id of now) seen.add(id)
      await moveTurn(app.context.db)
    }
    expect([...seen].sort()).toEqual([...here].sort())
    expect(await shown('city=Encarnación&propertyType=house')).toEqual([elsewhere])
    expect(await shown('propertyType=land')).toEqual([])
  })

  it('is what a text means, and nothing where words of it were not understood', async () => {
    const house = await insertBoosted({ city: 'Areguá', propertyType: 'house', bedrooms: 3 })
    expect(await shown(`searchQuery=${encodeURIComponent('casa en aregua con 3 dormitorios')}`)).toEqual([
      house,
    ])
    expect(await shown(`searchQuery=${encodeURIComponent('casa en aregua con xilofón')}`)).toEqual([])
  })

  it('ends with the agency’s right to the listing', async () => {
    const moved = await insertBoosted({ city: 'Itauguá' })
    expect(await shown('city=Itauguá')).toEqual([moved])
    await app.context.db.update(listings).set({ agencyId: scene.agencyId }).where(eq(listings.id, moved))
    expect(await shown('city=Itauguá')).toEqual([])
  })

  it('counts who came by it, once a day', async () => {
    const own = await scene.listing()
    await boost(own)
    const visitor = as('user', await insertUser(app.context.db))
    const visit = () =>
      app.fetch(`/api/listings/${own}/views?from=boost`, {
        method: 'POST',
        headers: { ...visitor, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130' },
      })
    expect((await visit()).status).toBe(204)
    expect((await visit()).status).toBe(204)
    await app.flush()
    expect((await boosts()).boosts).toMatchObject([{ listingId: own, visits: 1 }])
  })
})
