import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import { titleOfRow } from '#server/listings/listingTexts.ts'
import { addressValues } from '#shared/core/queryKey.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { factValues } from '#shared/search/factTexts.ts'
import { understand } from '#shared/search/sentence.ts'
import { realSearches } from '#tests/cases/sentence/realSearches.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { sampleOf } from '#tests/support/fuzz.ts'
import { insertListings } from '#tests/support/listings.ts'
import { createDemoData } from './demo.service.ts'

let app: TestApp
let titles: string[] = []
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await createDemoData(app.context, { listings: 112 })
  await insertListings(app.context.db, misleading())
  const rows = await app.context.db
    .select({ title: titleOfRow(listings.id), status: listings.status })
    .from(listings)
  titles = rows.filter(({ status }) => status === 'active').map(({ title }) => title)
})
afterAll(() => app.close())

function misleading() {
  const part = fc.constantFrom(
    ...'Casa|Dúplex|Local|en alquiler|en venta|con piscina|y quincho|a estrenar|de 3 dormitorios|2 baños|Villa Morra|cerca del Shopping del Sol|zona Norte|San Antonio|Luque|Centro|Paraguay|inmobiliaria|barata|usada|pequeña|desde 90 mil|Gs. 850.000.000|USD 95.000|12x30|500 m²|a pasos del río|apto crédito|N° 7|«La Ñata»|B-12|(oportunidad)|sin muebles|cuotas de 650.000|Av. Mcal. López|Torre Insignia 10|pool & gym|€|100%'.split(
      '|',
    ),
  )
  const title = fc.array(part, { minLength: 2, maxLength: 9 }).map((parts) => parts.join(' ').slice(0, 160))
  return [...new Set(fc.sample(title, { numRuns: 150, seed: 7420 }))].map((one, index) => ({
    title: one,
    titleEn: index % 3 === 0 ? `The ${one}, ${index}` : null,
    propertyType: 'land' as const,
    city: 'Areguá',
    neighborhood: 'Valle Pucú',
  }))
}

async function find(query: Record<string, unknown>) {
  const answer = await app.fetch(`/api/listings?${new URLSearchParams(addressValues(query))}`)
  expect([query, answer.status]).toEqual([query, 200])
  const found: Listing[] = await answer.json()
  return { found, total: Number(answer.headers.get('x-total-count')) }
}

describe('every listing', () => {
  it('is on the first page of a search for its own title', async () => {
    expect(titles.length).toBeGreaterThan(250)
    const missed: string[] = []
    for (let at = 0; at < titles.length; at += 8) {
      const some = titles.slice(at, at + 8)
      const pages = await Promise.all(some.map((title) => find({ searchQuery: title, limit: 24 })))
      missed.push(...some.filter((title, index) => !pages[index]?.found.some((one) => one.title === title)))
    }
    expect(missed).toEqual([])
  }, 300_000)

  it('comes first, however its title is written, and in English too', async () => {
    const { titleEn, title } = misleading()[0] ?? { titleEn: '', title: '' }
    const shouted = title.toUpperCase().replaceAll(' ', ' - ')
    for (const searchQuery of [shouted, titleEn ?? '']) {
      const { found } = await find({ searchQuery, limit: 24 })
      expect(found[0]?.title).toBe(title)
    }
  })

  it('is not found by its title where a filter that was given excludes it', async () => {
    const [{ title } = { title: '' }] = misleading()
    const { found } = await find({ searchQuery: title, city: 'Encarnación', limit: 200 })
    expect(found.map((one) => one.title)).not.toContain(title)
  })
})

describe('real searches', () => {
  it.each(sampleOf(realSearches))('"$text" shows all that its filters match', async ({ text }) => {
    const { filters } = understand(text, { rate: fallbackRate })
    const alone = await find({ ...filters, limit: 1 })
    const asked = await find({ searchQuery: text, limit: 1 })
    // Texts with the words count as well.
    const isOfTexts = filters.amenities !== undefined || factValues(filters).length > 0
    if (isOfTexts || alone.total === 0) expect(asked.total).toBeGreaterThanOrEqual(alone.total)
    else expect(asked.total).toBe(alone.total)
  })

  it('find something in this market more often than not', async () => {
    const totals = await Promise.all(
      realSearches.map(async ({ text }) => (await find({ searchQuery: text, limit: 1 })).total),
    )
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(realSearches.length / 2)
  })
})
