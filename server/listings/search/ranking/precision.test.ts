import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Amenity } from '#shared/listings/listingTypes.ts'
import { type Ad, ads } from '#tests/cases/ads/ads.ts'
import { judged } from '#tests/cases/ads/judged.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, insertUser } from '#tests/support/listings.ts'

const minPrecision = 0.95
const places = 10

let app: TestApp
const adOf = new Map<string, Ad>()
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  const owners: string[] = []
  for (const _ of ads) owners.push(await insertUser(app.context.db))
  const ids = await insertListings(
    app.context.db,
    ads.map(({ has, extra: _, priceUSD, area, ...ad }, at) => ({
      ...ad,
      area: area.toFixed(2),
      priceUsd: priceUSD.toFixed(2),
      ownerUserId: owners[at],
      amenities: (Object.keys(has) as (Amenity & keyof typeof has)[]).filter((code) => has[code] === 'field'),
    })),
  )
  for (const [at, id] of ids.entries()) {
    const ad = ads[at]
    if (ad) adOf.set(id, ad)
  }
  await app.services.responseCache.awaitInvalidation()
}, 120_000)
afterAll(() => app.close())

describe('of the first ten found', () => {
  it('at least 95 % fit, or as many as there are', async () => {
    const rows: { search: string; precision: number; wrong: string[] }[] = []
    for (const [search, fits, wordsFirst] of judged) {
      const response = await app.fetch(
        `/api/listings?limit=${places}&searchQuery=${encodeURIComponent(search)}`,
      )
      const found: { id: string }[] = await response.json()
      const fitting = ads.filter(fits).length
      const first = found.slice(0, wordsFirst ? Math.min(places, fitting) : places)
      const wrong = first.flatMap(({ id }) => {
        const ad = adOf.get(id)
        return ad && !fits(ad) ? [`${ad.title}: ${ad.description}`] : []
      })
      const judgedPlaces = Math.min(places, Math.max(first.length, fitting))
      rows.push({ search, wrong, precision: (first.length - wrong.length) / judgedPlaces })
    }
    const mean = rows.reduce((sum, { precision }) => sum + precision, 0) / rows.length
    const missed = rows
      .filter(({ precision }) => precision < 1)
      .map(({ search, precision, wrong }) => `${precision.toFixed(2)} ${search} | ${wrong[0] ?? 'too few'}`)
    process.stdout.write(
      `P@10 ${mean.toFixed(3)} over ${rows.length} searches of ${ads.length} ads\n${missed.join('\n')}\n`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(60)
    expect(mean, missed.join('\n')).toBeGreaterThanOrEqual(minPrecision)
  })
})
