import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { textOfBody } from '#server/core/http/cache/sendResponse.ts'
import { originOf } from '#server/core/http/origin.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { pageNames, pageOf } from '#shared/pages.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import {
  insertAgency,
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
} from '#tests/support/listings.ts'
import { createSitemaps } from './sitemap.service.ts'
import { prefixesFor, searchesOf } from './sitemap.ts'

let app: TestApp
const updatedAt = new Date('2026-10-01T12:00:00Z')
const seventh = `7${newId().slice(1)}`
let active: string
let closed: string
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' })
  const land = { propertyType: 'land', city: 'San Bernardino', transactionType: 'sale' } as const
  const { db } = app.context
  const [agencyId] = [await insertAgency(db, { slug: 'tajy' }), await insertAgency(db, { slug: 'vacia' })]
  const rosa = await insertUser(db, { firstName: 'Rosa', lastName: 'Vera' })
  await db.insert(agencyMembers).values({ agencyId, userId: rosa, role: 'owner', slug: 'rosa-vera' })
  ;[active = '', closed = ''] = await insertListings(db, [
    { updatedAt, agencyId, ownerUserId: rosa },
    { status: 'closed' },
    { id: seventh },
    land,
    land,
    land,
  ])
})
afterAll(() => app.close())

function countingDatabase() {
  let reads = 0
  const database = {
    get reads() {
      reads++
      return app.context.database.reads
    },
  }
  return { database, reads: () => reads }
}

function elements(xml: string, name: string): string[] {
  const open: string[] = []
  for (const [, close, tag, self] of xml.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*(\/?)>/g)) {
    if (self) continue
    if (!close) open.push(tag ?? '')
    else if (open.pop() !== tag) throw new Error(`</${tag}> closes nothing`)
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`)
  const found = [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))]
  return found.map(([, text]) => text?.replaceAll('&amp;', '&') ?? '')
}

async function locations(path: string): Promise<string[]> {
  const answer = await app.fetch(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  return elements(await answer.text(), 'loc')
}

describe('the sitemap', () => {
  it('names its files, each of which answers', async () => {
    const files = await locations('/sitemap.xml')
    expect(files).toEqual(['https://oga.test/sitemap/pages.xml', 'https://oga.test/sitemap/listings.xml'])
    for (const file of files) await locations(new URL(file).pathname)
  })

  it('lists active listings only, in both languages, with when they changed', async () => {
    const found = await locations('/sitemap/listings.xml')
    expect(found).toContain(`https://oga.test/property/${active}`)
    expect(found).toContain(`https://oga.test/property/${active}?lang=en`)
    expect(found.join()).not.toContain(closed)
    const xml = await (await app.fetch('/sitemap/listings.xml')).text()
    expect(xml).toContain(
      `<lastmod>2026-10-01T12:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="es" href="https://oga.test/property/${active}"/>`,
    )
  })

  it('names the first pictures of a listing, once', async () => {
    const { db } = app.context
    const id = await insertListing(db)
    const pictures = await insertPictures(db, id, 5)
    const xml = await textOfBody(
      await createSitemaps(app.context.database).read('listings', 'https://oga.test'),
    )
    const own = xml.split('<url>').filter((part) => part.includes(`<loc>https://oga.test/property/${id}`))
    expect(own).toHaveLength(2)
    const named = [...own.join().matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, address]) => address)
    expect(named).toEqual(pictures.slice(0, 3).map((one) => `https://oga.test/media/${one}/1024.webp`))
  })

  it('has a listing in the file of its first letters, where there are several', async () => {
    const address = `https://oga.test/property/${seventh}`
    expect(await locations('/sitemap/listings-7.xml')).toContain(address)
    expect(await locations('/sitemap/listings-8.xml')).not.toContain(address)
  })

  it('lists the pages that search engines may keep, and no other', async () => {
    const found = await locations('/sitemap/pages.xml')
    const own = found.map((address) => new URL(address)).filter(({ search }) => search === '')
    expect(own.map(({ pathname }) => pathname).sort()).toEqual([
      '/',
      '/agencies',
      '/agencies/tajy',
      '/agents/rosa-vera',
      '/contact',
      '/developers',
      '/emprendimientos',
      '/guias',
      '/guias/alquilar',
      '/guias/comprar',
      '/guias/comprar-en-pozo',
      '/guias/costos-e-impuestos',
      '/guias/extranjeros',
      '/guias/financiacion',
      '/guias/invertir',
      '/guias/mudarse-a-paraguay',
      '/guias/terrenos',
      '/guias/usar-oga',
      '/guias/vender',
      '/home',
      '/metodo',
      '/price-calculator',
      '/prices',
      '/privacy',
      '/rentabilidad',
      '/search',
      '/terms',
    ])
    for (const name of pageNames) {
      const { pattern = '/nowhere', indexed } = pageOf(name)
      const html = await (await app.fetch(pattern)).text()
      if (!indexed) expect([name, html]).toEqual([name, expect.stringContaining('content="noindex"')])
    }
  })

  it('lists the searches that have something to choose from', async () => {
    const found = await locations('/sitemap/pages.xml')
    expect(found).toContain('https://oga.test/')
    expect(found).toContain('https://oga.test/metodo')
    expect(found).toContain('https://oga.test/method?lang=en')
    expect(found).toContain('https://oga.test/guias/terrenos')
    expect(found).toContain('https://oga.test/guides/land?lang=en')
    expect(found).toContain(
      'https://oga.test/search?city=San+Bernardino&propertyType=land&transactionType=sale',
    )
    expect(found.join()).not.toContain('favorites')
  })

  it.each(['/sitemap/listings-u.xml', '/sitemap/listings-abc.xml', '/sitemap/other.xml'])(
    'is a 404 at %s, which is no file of it',
    async (path) => {
      expect((await app.fetch(path)).status).toBe(404)
    },
  )

  it('is written once in ten minutes, whoever asks for it and under whatever name', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const counted = countingDatabase()
    const sitemaps = createSitemaps(counted.database)
    const read = async (origin: string) => textOfBody(await sitemaps.read('listings', origin))
    const texts = await Promise.all(['https://a.test', 'https://a.test', 'https://b.test'].map(read))
    expect(texts[2]).toBe(texts[0]?.replaceAll('https://a.test', 'https://b.test'))
    expect(texts[0]).toContain(`https://a.test/property/${active}`)
    const asked = counted.reads()
    await read('https://a.test')
    await read('https://c.test')
    expect(counted.reads()).toBe(asked)
    const later = await insertListing(app.context.db)
    expect(await read('https://a.test')).not.toContain(later)
    vi.setSystemTime(Date.now() + 600_000)
    expect(await read('https://a.test')).toContain(later)
    vi.useRealTimers()
  })

  it('comes packed, and not at all to who has it', async () => {
    const first = await app.fetch('/sitemap/pages.xml', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const headers = { 'If-None-Match': String(first.headers.get('etag')), 'Cache-Control': 'max-age=0' }
    expect((await app.fetch('/sitemap/pages.xml', { headers })).status).toBe(304)
  })

  it('splits by the beginning of ids, the finer the more there are', () => {
    expect(prefixesFor(112)).toEqual([''])
    expect(prefixesFor(100_000)).toHaveLength(32)
    expect(prefixesFor(2_000_000)).toHaveLength(1024)
  })

  it('counts a listing for both sides, where it is for sale and for rent', () => {
    const kind = { city: 'Luque', propertyType: 'house', transactionType: 'both', count: 3 } as const
    expect(searchesOf([kind])).toHaveLength(8)
    expect(searchesOf([{ ...kind, count: 2 }])).toEqual([])
  })
})

describe('what is asked for by a fixed name', () => {
  it('robots.txt keeps crawlers out of the calls and shows them the sitemap', async () => {
    const text = await (await app.fetch('/robots.txt')).text()
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/docs',
      'Allow: /api/openapi.json',
      'Disallow: /api/',
      '',
      'Sitemap: https://oga.test/sitemap.xml',
      '',
    ])
  })

  it.each(languages)('llms.txt, in %s, leads only to what there is', async (language) => {
    const answer = await app.fetch('/llms.txt', { headers: { 'Accept-Language': language } })
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await answer.text()
    const { llms } = words(language).page
    expect(text.startsWith(`# Óga\n\n> ${llms.summary}\n`)).toBe(true)
    const links = [...text.matchAll(/\]\(https:\/\/oga\.test(\/[^)]*)\)/g)].map(([, path = '']) => path)
    expect(links).toContain('/mcp')
    const statuses = await Promise.all(
      links
        .filter((path) => path !== '/mcp')
        .map(async (path) => [path, (await app.fetch(path.replace('{id}', active))).status]),
    )
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('the manifest names the product and its icons', async () => {
    const answer = await app.fetch('/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    expect(await answer.json()).toMatchObject({ short_name: 'Óga', start_url: '/home', lang: 'es' })
  })

  it('security.txt names where to write to, for the next months', async () => {
    const text = await (await app.fetch('/.well-known/security.txt')).text()
    expect(text).toContain('Contact: https://oga.test/contact')
    const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
  })
})

describe('the address of the site', () => {
  const asked = (host: string) => ({ protocol: 'http', get: () => host })

  it('is the one that is configured, whatever was asked for', () => {
    expect(originOf(asked('evil.test'), app.context.env)).toBe('https://oga.test')
  })

  it('is the one that was asked for, where none is configured, unless that can be none', () => {
    const env = { ...app.context.env, PUBLIC_URL: undefined, PORT: 3000 }
    expect(originOf(asked('192.168.1.7:3000'), env)).toBe('http://192.168.1.7:3000')
    expect(originOf(asked('[::1]:3000'), env)).toBe('http://[::1]:3000')
    expect(originOf(asked('evil.test/"><script>'), env)).toBe('http://localhost:3000')
    expect(originOf(asked(''), env)).toBe('http://localhost:3000')
  })
})
