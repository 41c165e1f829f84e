import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readNearDuplicates } from '#shared/search/nearDuplicates.ts'
import { firstPlaces, mostOfAuthor } from '#shared/search/ranking.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, insertPictures, insertUser, type NewListing } from '#tests/support/listings.ts'

const long = 'Ambientes amplios y luminosos, patio con árboles, a media cuadra de la plaza. '.repeat(4)
const useful: NewListing = { description: long, area: '180.00', amenities: ['pool', 'quincho', 'gated'] }

let app: TestApp
let owners: string[]
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  owners = await Promise.all(Array.from({ length: 6 }, () => insertUser(app.context.db)))
})
afterAll(() => app.close())

/** Each town's listings are found by its name. */
async function insertIn(city: string, listings: (NewListing & { pictures?: number })[]): Promise<string[]> {
  const { db } = app.context
  const ids = await insertListings(
    db,
    listings.map(({ pictures: _, ...one }, at) => ({
      city,
      neighborhood: 'Centro',
      priceUsd: `${90_000 + at}.00`,
      ownerUserId: owners[at % owners.length],
      ...one,
    })),
  )
  for (const [at, id] of ids.entries()) {
    const { pictures } = listings[at] ?? {}
    if (pictures) await insertPictures(db, id, pictures)
  }
  await app.services.responseCache.awaitInvalidation()
  return ids
}

async function find(searchQuery: string, more = '') {
  const response = await app.fetch(
    `/api/listings?searchQuery=${encodeURIComponent(searchQuery)}&limit=50${more}`,
  )
  const found: { id: string; title: string }[] = await response.json()
  const { headers } = response
  return { found, ids: found.map(({ id }) => id), headers }
}

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

describe('a text', () => {
  it('finds the more useful first, not the newest or the one with the shortest title', async () => {
    const [bare, dollar, complete] = await insertIn('Ita', [
      { title: 'Casa en Itá', firstPublishedAt: daysAgo(0) },
      { ...useful, title: 'Casa con patio', priceUsd: '1.00', pictures: 6, firstPublishedAt: daysAgo(1) },
      { ...useful, title: 'Casa de familia con patio', pictures: 6, firstPublishedAt: daysAgo(20) },
    ])
    expect((await find('casa en ita')).ids).toEqual([complete, bare, dollar])
    expect((await find('casa en ita', '&sortBy=date')).ids).toEqual([bare, dollar, complete])
  })

  it('takes a price that its owner confirmed as plausible', async () => {
    const [confirmed, unsure] = await insertIn('Yaguaron', [
      { title: 'Lote cedido', priceUsd: '1.00', priceConfirmed: true, firstPublishedAt: daysAgo(9) },
      { title: 'Lote', priceUsd: '1.00', firstPublishedAt: daysAgo(1) },
    ])
    expect((await find('lote en yaguaron')).ids).toEqual([confirmed, unsure])
  })

  it('still finds a listing by a title that says more than what is understood, before others', async () => {
    const [titled] = await insertIn('Guarambare', [
      { title: 'Residencia Los Lapachos en Guarambaré', firstPublishedAt: daysAgo(200) },
      { ...useful, title: 'Residencia', description: 'Calle Los Lapachos. Lapachos.', pictures: 6 },
    ])
    expect((await find('residencia los lapachos en guarambare')).ids[0]).toBe(titled)
  })

  it('is filled by other authors from a fourth listing of one on, in the first ten places', async () => {
    const agency = owners[0]
    const own = Array.from({ length: 8 }, (_, at) => ({
      ...useful,
      title: `Casa ${at}`,
      ownerUserId: agency,
      pictures: 6,
    }))
    const others = owners
      .slice(1)
      .flatMap((ownerUserId) =>
        [1, 2, 3].map((at) => ({ title: `Vivienda ${at}`, ownerUserId, priceUsd: `${at}1000.00` })),
      )
    const ids = await insertIn('Aregua', [...own, ...others])
    const found = await find('casa en aregua')
    const isOwn = found.ids.map((id) => ids.indexOf(id) < own.length)
    expect(isOwn.slice(0, firstPlaces).filter(Boolean)).toHaveLength(mostOfAuthor)
    expect(isOwn.slice(0, mostOfAuthor)).not.toContain(false)
    expect(isOwn.slice(firstPlaces, firstPlaces + 5)).not.toContain(false)
    expect(found.ids.toSorted()).toEqual(ids.toSorted())
  })

  it('shows near-duplicates of one author once, and how many follow at the end', async () => {
    const eight = Array.from({ length: 8 }, (_, at) => ({
      ...useful,
      title: `Departamento ${at} en torre`,
      propertyType: 'apartment' as const,
      priceUsd: '75000.00',
      ownerUserId: owners[0],
      pictures: 6,
    }))
    const [other, older] = owners.slice(1).map((ownerUserId, at) => ({
      title: 'Departamento',
      propertyType: 'apartment' as const,
      ownerUserId,
      priceUsd: `${60 + at}000.00`,
    }))
    const ids = await insertIn('Limpio', [...eight, other ?? {}, older ?? {}])
    const { ids: found, headers } = await find('departamento en limpio')
    expect(found.slice(1, 3).toSorted()).toEqual(ids.slice(8).toSorted())
    expect(found).toHaveLength(10)
    expect(headers.get('X-Total-Count')).toBe('10')
    expect([...readNearDuplicates(headers.get('X-Near-Duplicates') ?? '')]).toEqual([[0, 7]])
    const byDate = await find('departamento en limpio', '&sortBy=date')
    expect(byDate.headers.get('X-Near-Duplicates')).toBeNull()
  })

  it('gives each listing once over its pages, in the order of one page', async () => {
    const { ids } = await find('casa en aregua')
    const paged: string[] = []
    for (let address = '/api/listings?searchQuery=casa%20en%20aregua&limit=4'; address; ) {
      const response = await app.fetch(address)
      const page: { id: string }[] = await response.json()
      paged.push(...page.map(({ id }) => id))
      address = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? ''
    }
    expect(paged).toEqual(ids)
  })
})
