import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderAfresh, renderPage } from '#client/renderPage.tsx'
import { createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { listings } from '#server/listings/listings.table.ts'
import { formatUSD } from '#shared/core/money.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import type { RenderedPage, RenderRequest } from '#shared/page/bootData.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { insertAgency, insertListing, insertListings, rename } from '#tests/support/listings.ts'

let test: TestApp
let listening: Listening
let houseId: string
let asked: RenderRequest
const hostile = '</article><!--content 0--><script>alert(1)</script> & "Ñandú"'

beforeAll(async () => {
  test = await startApp()
  const { db } = test.context
  const agencyId = await insertAgency(db, { verified: true })
  const inLuque = { city: 'Luque', neighborhood: 'Centro' }
  houseId = await insertListing(db, {
    ...inLuque,
    title: hostile,
    titleEn: 'House',
    agencyId,
    featured: true,
  })
  await insertListings(db, [
    {
      ...inLuque,
      transactionType: 'rent',
      priceUsd: '900.00',
      pricePerNight: '60.00',
      allowsShortTerm: true,
    },
    { ...inLuque, transactionType: 'both', expectedMonthlyRent: '700.00' },
    { ...inLuque, propertyType: 'land', bedrooms: 0, bathrooms: 0, parkingSpaces: 0, area: '360.5' },
    ...propertyTypes.map((propertyType, n) => ({
      ...inLuque,
      propertyType,
      title: `</h2><!--content ${n}--> & "Ñandú" ₲`,
      transactionType: n % 2 > 0 ? ('rent' as const) : ('sale' as const),
      priceUsd: n % 2 > 0 ? '850.00' : '123456.78',
      area: n % 3 > 0 ? null : '80.25',
      bedrooms: n,
      featured: n % 2 > 0,
      airbnbActive: n % 3 > 0,
    })),
  ])
  const app = createApp(test.context, {
    render: (request) => {
      asked = request
      return renderPage(request)
    },
  })
  listening = await listenOn(app.listener, 0, '127.0.0.1')
})
afterAll(async () => {
  await listening.drain()
  await test.close()
})

let visits = 0
/** Never from the response cache. */
async function visit(path: string, cookie = ''): Promise<string> {
  visits += 1
  const separator = path.includes('?') ? '&' : '?'
  const { body } = await rawRequest(listening, `${path}${separator}visit=${visits}`, { cookie })
  return body.toString()
}

async function textOf(rendered: Promise<RenderedPage>): Promise<string> {
  const { html, fault } = await rendered
  expect(fault).toBeUndefined()
  return Buffer.from(html).toString()
}

const cookies = ['', 'oga.language=en', 'oga.layout=list', 'oga.language=en; oga.layout=list']
const pages = [
  '/search?city=Luque',
  '/search?city=Luque&transactionType=rent',
  '/home',
  '/property/',
  '/nowhere',
]

it.each(pages.flatMap((path) => cookies.map((cookie) => ({ path, cookie }))))(
  'reused cards are what React renders: $path $cookie',
  async ({ path, cookie }) => {
    const address = path.endsWith('/') ? path + houseId : path
    await visit(address, cookie)
    const html = await visit(address, cookie)
    const own = await textOf(renderAfresh(asked))
    expect(html).toContain(own)
    expect(await textOf(renderPage(asked))).toBe(own)
    expect(html).not.toContain('<script>alert')
  },
)

it('the frame is rendered once for many pages', async () => {
  const known = new Map<string, Uint8Array>()
  const store = {
    get: (key: string) => known.get(key),
    set: (key: string, html: Uint8Array) => known.set(key, html),
  }
  const parts: number[] = []
  for (const path of ['/terms', '/privacy', '/contact']) {
    await visit(path)
    expect(await textOf(renderPage({ ...asked, store }))).toBe(await textOf(renderAfresh(asked)))
    parts.push(known.size)
  }
  // Two rows of tabs and the footer.
  expect(parts).toEqual([3, 3, 3])
})

it('a changed listing is shown by the next page', async () => {
  await visit('/search?city=Luque')
  await test.context.db.update(listings).set({ priceUsd: '77000.00' }).where(eq(listings.id, houseId))
  await rename(test.context.db, houseId, 'Casa con piscina')
  const html = await visit('/search?city=Luque')
  expect(html).toContain(`>${formatUSD(77_000)}<`)
  expect(html).toContain('>Casa con piscina</a>')
  expect(html).not.toContain('alert(1)')
})

it('a fault of what is reused is told, and React alone renders the page', async () => {
  await visit('/search')
  const fault = new Error('planted')
  const store = {
    get: () => undefined,
    set() {
      throw fault
    },
  }
  const rendered = await renderPage({ ...asked, store })
  expect(rendered.fault).toBe(fault)
  expect(rendered.html).toEqual((await renderAfresh(asked)).html)
})
