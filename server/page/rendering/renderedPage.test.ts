import zlib from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#client/renderPage.tsx'
import { type App, createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { words } from '#server/core/words.ts'
import { listings } from '#server/listings/listings.table.ts'
import { formatUSD } from '#shared/core/money.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'

let test: TestApp
let app: App
let listening: Listening
let houseId: string
const hostile = '</div><script>alert(1)</script> "Ñandú" & __NONCE__'
const { property, layout, page, search } = words('es')

beforeAll(async () => {
  test = await startApp({}, { allow: ['render'] })
  const { db } = test.context
  const house = { title: hostile, city: 'Luque', neighborhood: 'Centro', priceUsd: '155000.00' }
  houseId = await insertListing(db, { ...house })
  await insertListings(
    db,
    Array.from({ length: 30 }, (_, n) => ({ ...house, title: `Casa ${n}` })),
  )
  app = createApp(test.context, { render: renderPage, identify: identifyByHeader })
  await app.services.responseCache.start()
  listening = await listenOn(app.listener, 0, '127.0.0.1')
})
afterAll(async () => {
  await app.services.responseCache.stop()
  await listening.drain()
  await test.close()
})

async function visit(path: string, headers: Record<string, string> = {}) {
  const { figures } = app.services.responseCache
  const { hits } = figures
  const { status, headers: answered, body } = await rawRequest(listening, path, headers)
  const encoding = answered['content-encoding']
  const html = (
    encoding === 'gzip' ? zlib.gunzipSync(body) : encoding === 'br' ? zlib.brotliDecompressSync(body) : body
  ).toString()
  const root = html.match(/<div id="root"[^>]*>(.*)<\/div>\s*(?:<p|<script)/s)?.[1] ?? ''
  return { status, headers: answered, encoding, html, root, isHit: figures.hits > hits }
}

describe('a page for visitors', () => {
  it('comes as HTML, without scripts and style attributes that its policy would refuse', async () => {
    const { status, html, root } = await visit(`/property/${houseId}`)
    expect(status).toBe(200)
    expect(html).toContain('<html lang="es" data-starting>')
    expect(root).toContain('<h1')
    expect(root).toContain(
      '&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;Ñandú&quot; &amp; __NONCE__',
    )
    expect(root).toContain(formatUSD(155_000))
    expect(root).not.toMatch(/<script|\sstyle="/)
    const plan = await visit('/rentabilidad?price=120000&rent=700&nightly=45')
    expect(plan.root).toContain('role="tabpanel"')
    expect(plan.root).not.toMatch(/\sstyle="/)
  })

  it.each([
    '/',
    '/home',
    '/search',
    '/prices',
    '/price-calculator',
    '/mercado/luque',
    '/market/luque/laurelty?propertyType=land',
    '/metodo',
    '/rentabilidad',
    '/terms',
    '/privacy',
    '/contact',
    '/developers',
  ])('is rendered: %s', async (path) => {
    const { status, root } = await visit(path)
    expect(status).toBe(200)
    expect(root).toMatch(/<h1/)
    expect(root).not.toMatch(/<script|\sstyle="/)
  })

  it('leads on where there is nothing', async () => {
    const unknown = await visit('/property/unknown')
    expect(unknown.status).toBe(404)
    expect(unknown.root).toContain(property.notFound)
    const lost = await visit('/nowhere')
    expect(lost.status).toBe(404)
    expect(lost.root).toContain('<h1')
  })

  it('leads to the next results by a link', async () => {
    const first = await visit('/search?city=Luque')
    const next = first.root.match(/href="(\/search\?[^"]*cursor=[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(next).toContain('city=Luque')
    const second = await visit(next)
    const titlesOf = (root: string): string[] => root.match(/Casa \d+/g) ?? []
    expect(new Set(titlesOf(second.root)).size).toBeGreaterThan(0)
    expect(titlesOf(first.root).filter((title) => titlesOf(second.root).includes(title))).toEqual([])
    expect(second.html).toContain('<meta name="robots" content="noindex">')
    expect((await visit('/search?cursor=nonsense')).status).toBe(200)
  })

  it('leads on from a search without results by links and forms', async () => {
    const { status, root } = await visit('/search?city=Luque&maxPrice=100&searchQuery=casa')
    expect(status).toBe(200)
    expect(root).toContain(search.none)
    expect(root).toMatch(
      /<a [^>]*href="\/search\?city=Luque&amp;searchQuery=casa"[^>]*>Sin el precio máximo: \d+</,
    )
    expect(root).toMatch(/<h2[^>]*>Lo más parecido<.*<article/s)
    expect(root).toMatch(
      /<form action="\/search"><input type="hidden" name="searchQuery" value="casa"\/><button type="submit"/,
    )
  })

  it('is empty on the pages of a browser, and for signed-in users', async () => {
    const blank = await visit('/favorites')
    expect(blank.root).toBe('')
    expect(blank.html).not.toContain(' data-starting')
    expect(blank.html).toContain(`${page.startFailedBlank} <a`)
    expect((await visit('/contact')).html).toContain(`${page.startFailed} <a`)
    expect((await visit('/publish')).root).toBe('')
    const user = { ...as('user', await insertUser(test.context.db)), cookie: 'oga.session=any' }
    expect((await visit('/terms', user)).root).toBe('')
  })

  it('is in the language and layout that the reader chose', async () => {
    const chosen = await visit('/search', { cookie: 'oga.language=en; oga.layout=list' })
    expect(chosen.html).toContain('<html lang="en"')
    expect(chosen.root).toContain(words('en').listings.search)
    expect(chosen.root).toMatch(
      new RegExp(`aria-label="${words('en').search.list}"[^>]* aria-pressed="true"`),
    )
    const plain = await visit('/search')
    expect(plain.root).toMatch(new RegExp(`aria-label="${search.grid}"[^>]* aria-pressed="true"`))
    expect((await visit('/search?lang=es', { cookie: 'oga.language=en' })).html).toContain('<html lang="es"')
  })

  it('offers another language to a browser that prefers it, until one is chosen', async () => {
    const english = { 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }
    expect((await visit('/terms', english)).root).toContain('View in English')
    expect((await visit('/terms')).root).not.toContain('View in English')
    expect((await visit('/terms', { ...english, cookie: 'oga.language=es' })).root).not.toContain(
      'View in English',
    )
  })
})

describe('a repeated page', () => {
  it('comes from the response cache as it was, in each encoding', async () => {
    const texts = new Set<string>()
    for (const acceptEncoding of ['gzip, br', 'gzip, br', 'gzip', 'gzip', 'br', 'identity']) {
      const { headers, html, isHit } = await visit('/contact?again', { 'accept-encoding': acceptEncoding })
      expect(isHit).toBe(texts.size > 0)
      texts.add(`${headers['content-security-policy']} ${html}`)
      expect(html).toContain(layout.skip)
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(texts.size).toBe(1)
  })

  it('is rendered anew once a listing on it has changed', async () => {
    const path = `/property/${houseId}`
    await visit(path)
    expect((await visit(path)).isHit).toBe(true)
    await test.context.db.update(listings).set({ priceUsd: '99000.00' }).where(eq(listings.id, houseId))
    await app.services.responseCache.awaitInvalidation()
    const { isHit, root } = await visit(path)
    expect(isHit).toBe(false)
    expect(root).toContain(formatUSD(99_000))
  })

  it('is not shared between hosts, nor stored where it is missing', async () => {
    const at = (host: string) => visit('/privacy', { host })
    expect((await at('one.test')).html).toContain('href="http://one.test/privacy"')
    expect((await at('two.test')).html).not.toContain('one.test')
    await visit('/property/unknown')
    expect((await visit('/property/unknown')).isHit).toBe(false)
  })

  it('has no body for HEAD', async () => {
    await visit('/terms')
    const { status, body } = await rawRequest(listening, '/terms', {}, 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
  })
})

it('a page that cannot be rendered is left to the browser', async () => {
  const broken = createApp(test.context, { render: () => Promise.reject(new Error('no component')) })
  const server = await listenOn(broken.listener, 0, '127.0.0.1')
  const { status, body } = await rawRequest(server, '/terms')
  await server.drain()
  expect(status).toBe(200)
  expect(body.toString()).toContain('<div id="root"></div>')
  expect(test.context.fallbacks.counts.render).toBe(1)
  expect(test.logged.filter(({ fallback }) => fallback === 'render')).toHaveLength(1)
})
