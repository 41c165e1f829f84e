import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inlineOf } from '#server/core/http/security.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertAgency, insertListing, insertPictures } from '#tests/support/listings.ts'

let app: TestApp
let houseId: string
let pictures: string[]
const hostile = '</script><script>alert("1")</script> & "Ñandú" \u2028'

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' })
  const { db } = app.context
  const agencyId = await insertAgency(db, { name: 'Hogar Guaraní', verified: true })
  houseId = await insertListing(db, {
    title: 'Casa con quincho en Luque',
    city: 'Luque',
    neighborhood: 'Centro',
    state: 'Central',
    bedrooms: 3,
    bathrooms: 2,
    area: '240.00',
    priceUsd: '155000.00',
    latitude: -25.27,
    longitude: -57.48,
    locationPrecision: 'approximate',
    agencyId,
  })
  pictures = await insertPictures(db, houseId, 2)
})
afterAll(() => app.close())

const bootSchema = z.object({
  language: z.string(),
  queries: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown() })),
})

async function visit(path: string, init?: RequestInit) {
  const answer = await app.fetch(path, init)
  const html = await answer.text()
  const boot = html.match(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s)?.[1]
  const read = bootSchema.parse(JSON.parse(boot ?? '{}'))
  return {
    answer,
    html,
    language: read.language,
    title: html.match(/<title>(.*?)<\/title>/s)?.[1],
    robots: html.match(/<meta name="robots" content="(.*?)">/)?.[1],
    canonical: html.match(/<link rel="canonical" href="(.*?)">/)?.[1]?.replaceAll('&amp;', '&'),
    data: (...key: unknown[]) =>
      read.queries.find((query) => JSON.stringify(query.key) === JSON.stringify(key))?.data,
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => z.record(z.string(), z.unknown()).parse(JSON.parse(text ?? '')),
    ),
  }
}

describe('the page of an address', () => {
  it.each([
    '/',
    '/home',
    '/search',
    '/favorites',
    '/compare',
    '/terms',
    '/privacy',
    '/contact',
    '/developers',
    '/price-calculator',
    '/prices',
    '/rentabilidad',
    '/returns',
    '/metodo',
    '/method',
    '/Home/',
  ])('answers 200 for %s, a page of ours, without a cookie and for its reader only', async (path) => {
    const { answer } = await visit(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it.each(['/nothing', '/property', '/search/deep', '/property/%E0%A4%A'])(
    'answers 404 with a page, for %s, which is none of ours',
    async (path) => {
      const { answer, title, robots, canonical } = await visit(path)
      expect(answer.status).toBe(404)
      expect(title).toBe('Page Not Found · Óga')
      expect(robots).toBe('noindex')
      expect(canonical).toBeUndefined()
    },
  )

  it.each(['/mercado/nada', '/mercado/%00', `/mercado/${'a'.repeat(3000)}`, '/market/luque/%00'])(
    'answers 404 for the market of a place that is none',
    async (path) => {
      const { answer, title, robots } = await visit(path)
      expect(answer.status).toBe(404)
      expect(title).toMatch(/^(No conocemos ese lugar|We do not know that place)/)
      expect(robots).toBe('noindex')
    },
  )

  it('is named in the language of the address, Spanish where it names none', async () => {
    const spanish = await visit('/terms', { headers: { 'Accept-Language': 'en' } })
    const english = await visit('/terms?lang=en')
    expect([spanish.title, spanish.language]).toEqual(['Términos de uso · Óga', 'es'])
    expect([english.title, english.language]).toEqual(['Terms of use · Óga', 'en'])
    expect(spanish.html).toContain('<html lang="es"')
    expect(english.html).toContain('<html lang="en"')
  })

  it('tells search engines its one address and its other language', async () => {
    const { html, canonical } = await visit('/terms?lang=en&utm_source=mail')
    expect(canonical).toBe('https://oga.test/terms?lang=en')
    expect(html).toContain('<link rel="alternate" hreflang="es" href="https://oga.test/terms">')
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://oga.test/terms?lang=en">')
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://oga.test/terms">')
  })

  it.each(['/metodo', '/method'])(
    'of the method is known by its address in each language, at %s',
    async (path) => {
      const spanish = await visit(path)
      const english = await visit(`${path}?lang=en`)
      expect([spanish.title, spanish.canonical]).toEqual(['Cómo calculamos · Óga', 'https://oga.test/metodo'])
      expect([english.title, english.canonical]).toEqual([
        'How we work it out · Óga',
        'https://oga.test/method?lang=en',
      ])
      expect(spanish.html).toContain('hreflang="en" href="https://oga.test/method?lang=en"')
      expect(spanish.html).toContain('hreflang="x-default" href="https://oga.test/metodo"')
    },
  )

  it('of the prices by neighbourhood carries the figures of the kind in its address', async () => {
    const { data, canonical } = await visit('/prices?propertyType=house&sort=nonsense&city=Luque')
    expect(data('api', 'price-analysis', 'neighborhoods', { propertyType: 'house' })).toMatchObject({
      propertyType: 'house',
      transactionType: 'sale',
    })
    expect(canonical).toBe('https://oga.test/prices')
  })

  it('runs and is styled only by files, and by inline parts whose hashes its policy names', async () => {
    const { answer, html } = await visit(`/property/${houseId}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const hashes = "( 'sha256-[\\w+/]+=')*"
    expect(policy).toMatch(
      new RegExp(`^default-src 'none';script-src 'self'${hashes};style-src 'self'${hashes};img-src`),
    )
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default")
    const { scripts, styles } = inlineOf(html)
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash)
    expect(html).not.toMatch(/nonce|\sstyle="|<[^>]+\son\w+="/)
  })

  it('may ask where the visitor is, and write what is copied, and use nothing else of the device', async () => {
    const { answer } = await visit('/search')
    const policy = answer.headers.get('permissions-policy') ?? ''
    expect(policy.split(', ').filter((one) => !one.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
      'geolocation=(self)',
    ])
    for (const name of ['camera', 'microphone', 'payment', 'usb']) expect(policy).toContain(`${name}=()`)
  })

  it('comes compressed, where the browser takes it so', async () => {
    const { answer } = await visit('/terms', { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  })
})

describe('the page of a listing', () => {
  it('is named and described by the listing, in both languages', async () => {
    const spanish = await visit(`/property/${houseId}`)
    const english = await visit(`/property/${houseId}?lang=en`)
    expect(spanish.title).toBe('Casa con quincho en Luque · Óga')
    expect(spanish.html).toContain(
      '<meta name="description" content="$155,000 (Gs. 1.150.100.000) · 3 dorm. · 2 baños · 240 m²',
    )
    expect(english.html).toContain('· 3 bed · 2 bath · 240 m²')
    expect(english.canonical).toBe(`https://oga.test/property/${houseId}?lang=en`)
  })

  it('speaks English on an English page, in the words of its author where there are any', async () => {
    const id = await insertListing(app.context.db, {
      title: 'Casa con parral',
      description: 'Un patio largo.',
      titleEn: 'House with a vine arbor',
      descriptionEn: 'A long yard.',
    })
    const english = await visit(`/property/${id}?lang=en`)
    expect(english.title).toBe('House with a vine arbor · Óga')
    expect(english.html).toContain('A long yard.')
    expect(english.jsonLd[0]).toMatchObject({
      name: 'House with a vine arbor',
      description: 'A long yard.',
      inLanguage: 'en',
    })
    const spanish = await visit(`/property/${id}`)
    expect(spanish.title).toBe('Casa con parral · Óga')
    expect(spanish.jsonLd[0]).toMatchObject({ name: 'Casa con parral', inLanguage: 'es' })
    const untranslated = await visit(`/property/${houseId}?lang=en`)
    expect(untranslated.jsonLd[0]).toMatchObject({ name: 'Casa con quincho en Luque', inLanguage: 'es' })
  })

  it('has a preview picture and fetches its first picture at once', async () => {
    const { html } = await visit(`/property/${houseId}`)
    expect(html).toMatch(
      new RegExp(`<meta property="og:image" content="https://oga.test/og/${houseId}\\.jpg\\?v=\\w+">`),
    )
    expect(html).toContain(
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/media/${pictures[0]}/320.avif 320w`,
    )
  })

  it('says in JSON-LD what it is, where, for how much, and the way to it', async () => {
    const { jsonLd } = await visit(`/property/${houseId}`)
    expect(jsonLd[0]).toMatchObject({
      '@type': 'RealEstateListing',
      url: `https://oga.test/property/${houseId}`,
      about: {
        '@type': 'SingleFamilyResidence',
        numberOfBedrooms: 3,
        floorSize: { value: 240, unitCode: 'MTK' },
        address: { addressLocality: 'Luque', addressRegion: 'Central', addressCountry: 'PY' },
        geo: { latitude: -25.27, longitude: -57.48 },
      },
      offers: [{ price: '155000.00', priceCurrency: 'USD', seller: { name: 'Hogar Guaraní' } }],
    })
    expect(jsonLd[1]).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('says in JSON-LD what the listing states', async () => {
    const id = await insertListing(app.context.db, {
      propertyType: 'apartment',
      ...{ priceUsd: '120000', priceAmount: '890400000', priceCurrency: 'PYG' },
      area: '80.00',
      landArea: '360.00',
      floor: 7,
      buildingName: 'Torre Ñandutí',
      stage: 'off_plan',
      deliveryMonth: '2031-06',
      maintenanceFee: { amount: '350000.00', currency: 'PYG', includes: [] },
      financing: {
        ...{ bank: false, own: true, afd: false },
        ...{ downPaymentPercent: null, instalments: null, instalmentAmount: null },
      },
    })
    const { jsonLd } = await visit(`/property/${id}`)
    expect(jsonLd[0]).toMatchObject({
      identifier: id,
      about: {
        floorLevel: '7',
        containedInPlace: { name: 'Torre Ñandutí' },
        additionalProperty: [
          { propertyID: 'landArea', name: 'Superficie del terreno', value: 360, unitCode: 'MTK' },
        ],
      },
      offers: [
        {
          ...{ price: '890400000.00', priceCurrency: 'PYG' },
          availability: 'https://schema.org/PreSale',
          availabilityStarts: '2031-06-01',
          itemCondition: 'https://schema.org/NewCondition',
          acceptedPaymentMethod: [{ '@type': 'LoanOrCredit', name: 'Propia' }],
          priceSpecification: [{ name: 'Expensas por mes', price: '350000.00', priceCurrency: 'PYG' }],
        },
      ],
    })
  })

  it('gives in JSON-LD the area of a plot, and calls a room a room', async () => {
    const land = await insertListing(app.context.db, { propertyType: 'land', area: '780.00' })
    const plot = (await visit(`/property/${land}`)).jsonLd[0]
    expect(plot).toMatchObject({ about: { additionalProperty: [{ propertyID: 'landArea', value: 780 }] } })
    const room = await insertListing(app.context.db, {
      ...{ propertyType: 'house', transactionType: 'rent', roomOnly: true },
    })
    const { jsonLd } = await visit(`/property/${room}`)
    expect(jsonLd[0]).toMatchObject({ about: { '@type': 'Room', name: 'Pieza en alquiler' } })
  })

  it('keeps the point to itself, where only the neighbourhood is told', async () => {
    const id = await insertListing(app.context.db, {
      latitude: -25.3,
      longitude: -57.6,
      locationPrecision: 'neighborhood',
    })
    const { html, jsonLd } = await visit(`/property/${id}`)
    expect(jsonLd[0]).not.toHaveProperty('about.geo')
    expect(html.replace(/id="boot".*/s, '')).not.toContain('GeoCoordinates')
  })

  it('carries what the calls answer, under the keys of the client', async () => {
    const { data } = await visit(`/property/${houseId}`)
    const listing = await (await app.fetch(`/api/listings/${houseId}`)).json()
    const similar = await (await app.fetch(`/api/listings/${houseId}/similar?limit=6`)).json()
    const settings = await (await app.fetch('/api/settings/public')).json()
    expect(data('api', 'listings', houseId)).toEqual(listing)
    expect(data('api', 'listings', houseId, 'similar', { limit: '6' })).toEqual(similar)
    expect(data('api', 'settings', 'public')).toEqual(settings)
    expect(data('api', 'auth', 'user')).toBeNull()
    expect(data('api', 'currency', 'rate')).toMatchObject({ rate: 7420 })
  })

  it('stays whole, where a title tries to end the script', async () => {
    const id = await insertListing(app.context.db, { title: hostile, description: hostile })
    const { data, html, title } = await visit(`/property/${id}`)
    expect(html).not.toContain('<script>alert')
    expect(title).toContain('&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)')
    expect(data('api', 'listings', id)).toMatchObject({ title: hostile })
  })

  it.each(['zzzzzzzzzzzz', 'no-such-id', '%2e%2e%2fetc'])(
    'is a 404 that still shows a page, for the unknown %s',
    async (id) => {
      const { answer, title, robots } = await visit(`/property/${id}`)
      expect(answer.status).toBe(404)
      expect(title).toBe('Propiedad no encontrada · Óga')
      expect(robots).toBe('noindex')
    },
  )

  it('is a 404 with what is still told of it, for one that is no longer available', async () => {
    const id = await insertListing(app.context.db, { status: 'closed', title: 'Ya vendida' })
    const { answer, data, html } = await visit(`/property/${id}`)
    expect(answer.status).toBe(404)
    expect(data('api', 'listings', 'batch', { ids: id })).toMatchObject([{ id, status: 'closed' }])
    expect(html.replace(/id="boot".*/s, '')).not.toContain('Ya vendida')
  })
})

describe('the page of a search', () => {
  it('is named by its filters and carries its first results as the client keeps them', async () => {
    const { data, title, html, canonical } = await visit(
      '/search?transactionType=sale&propertyType=house&city=luque',
    )
    const results = await (
      await app.fetch('/api/listings?transactionType=sale&propertyType=house&city=luque&limit=24')
    ).json()
    expect(title).toBe('Casas en venta en Luque · Óga')
    expect(html).toContain('content="Casas en venta en Luque: 1 aviso con fotos')
    expect(canonical).toBe('https://oga.test/search?city=Luque&propertyType=house&transactionType=sale')
    const key = { city: 'luque', limit: '24', propertyType: 'house', transactionType: 'sale' }
    expect(data('api', 'listings', key)).toEqual({
      pages: [{ items: results, total: 1, totalIsCapped: false }],
      pageParams: [null],
    })
  })

  it.each([
    ['a text', '?searchQuery=casa'],
    ['a price', '?city=Luque&maxPrice=200000'],
    ['an order', '?city=Luque&sortBy=price'],
    ['a place that is none', '?city=Macondo'],
    ['nothing to show', '?city=Filadelfia&propertyType=warehouse'],
  ])('is kept out of search engines, where it has %s', async (_what, query) => {
    const { answer, robots } = await visit(`/search${query}`)
    expect(answer.status).toBe(200)
    expect(robots).toBe('noindex')
  })

  it('reads all that stands behind the first question mark, as the browser does', async () => {
    const { data } = await visit('/search?propertyType=house&city=Luque?x')
    const key = { city: 'Luque?x', limit: '24', propertyType: 'house' }
    expect(data('api', 'listings', key)).toMatchObject({ pages: [{ total: 0 }] })
  })

  it('brings along what its text was understood to ask for', async () => {
    const { data } = await visit('/search?searchQuery=casa+luque')
    expect(data('sentence', 'casa luque', '7420')).toMatchObject({
      filters: { propertyType: ['house'], city: ['Luque'] },
      rest: '',
    })
    const rental = await visit('/search?searchQuery=hasta+900+mil&transactionType=rent')
    expect(rental.data('sentence', 'hasta 900 mil', '7420', 'rent')).toMatchObject({
      filters: { maxPrice: 122 },
    })
  })

  it('leaves out a value that makes no sense, as the client does', async () => {
    const { answer, data } = await visit('/search?city=Luque&bedrooms=many')
    expect(answer.status).toBe(200)
    expect(data('api', 'listings', { city: 'Luque', limit: '24' })).toMatchObject({ pages: [{ total: 1 }] })
  })
})
