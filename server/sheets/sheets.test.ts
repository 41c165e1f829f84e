import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertDevelopment, insertUnit } from '#tests/support/developments.ts'
import { insertAgency, insertListing, insertListings, insertPictures } from '#tests/support/listings.ts'

let app: TestApp
let flat: string
let house: string
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' })
  const { db } = app.context
  const agencyId = await insertAgency(db, { name: 'Hogar Guaraní' })
  flat = await insertListing(db, { title: 'Departamento en Villa Morra', agencyId })
  house = await insertListing(db, { title: 'Óga porã 🏡 ẽ ĩ ũ ỹ ₲', description: 'línea\n\n'.repeat(300) })
})
afterAll(() => app.close())

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

async function read(path: string, init?: RequestInit) {
  const answer = await app.fetch(path, init)
  return { answer, pdf: Buffer.from(await answer.arrayBuffer()) }
}

describe('the sheet of a listing', () => {
  it('is a tagged PDF in the language of its address, kept for a while', async () => {
    const { answer, pdf } = await read(`/sheets/${flat}.pdf`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="oga-${flat}.pdf"`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(text).toContain('/MarkInfo')
    expect(text).toContain('/Lang (es-PY)')
    expect(pdf.length).toBeLessThan(250_000)
    const english = await read(`/sheets/${flat}.pdf?lang=en`)
    expect(english.pdf.toString('latin1')).toContain('/Lang (en-US)')
  })

  it('is written once for all who ask at the same time, and is not sent again unchanged', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => read(`/sheets/${house}.pdf`)))
    const [first] = all
    expect(all.every(({ pdf }) => first?.pdf.equals(pdf))).toBe(true)
    const tag = first?.answer.headers.get('etag') ?? ''
    const again = await read(`/sheets/${house}.pdf`, {
      headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' },
    })
    expect([again.answer.status, again.pdf.length]).toEqual([304, 0])
  })

  it('goes on over several pages, and changes with its listing', async () => {
    const { answer, pdf } = await read(`/sheets/${house}.pdf`)
    expect(pages(pdf)).toBeGreaterThan(2)
    const version = answer.headers.get('etag')
    const other = await insertListing(app.context.db, { title: 'Otra' })
    expect((await read(`/sheets/${other}.pdf`)).answer.headers.get('etag')).not.toBe(version)
  })

  it('tells of a picture that cannot be read, and is not kept without it', async () => {
    const { context, services } = app
    const id = await insertListing(context.db, { title: 'Con foto' })
    await insertPictures(context.db, id, 1)
    const reading = vi.spyOn(services.pictures, 'read').mockRejectedValue(new Error('the disk is gone'))
    expect((await read(`/sheets/${id}.pdf`)).answer.status).toBe(500)
    context.fallbacks.allow('picture')
    const counted = context.fallbacks.counts.picture
    expect((await read(`/sheets/${id}.pdf`)).answer.status).toBe(200)
    expect((await read(`/sheets/${id}.pdf`)).answer.status).toBe(200)
    expect(context.fallbacks.counts.picture).toBe(counted + 2)
    expect(app.logged).toContainEqual(expect.objectContaining({ fallback: 'picture' }))
    reading.mockRestore()
  })

  it.each(['/sheets/nothing.pdf', '/sheets/%00.pdf', '/sheets/a', `/sheets/${'a'.repeat(80)}.pdf`])(
    'is not found: %s',
    async (path) => {
      expect((await app.fetch(path)).status).toBe(404)
    },
  )
})

describe('the poster', () => {
  it('is one page of A3, with whom to ask and a code that is counted', async () => {
    const { answer, pdf } = await read(`/sheets/poster/${house}.pdf?lang=en`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="oga-poster-${house}.pdf"`)
    expect(pages(pdf)).toBe(1)
    const text = pdf.toString('latin1')
    expect(text).toContain('/MediaBox [0 0 841.89 1190.55]')
    expect(text).toContain('/Lang (en-US)')
  })

  it('is not found for what others do not see', async () => {
    const draft = await insertListing(app.context.db, { status: 'draft' })
    expect((await app.fetch(`/sheets/poster/${draft}.pdf`)).status).toBe(404)
    expect((await app.fetch('/sheets/poster/nothing.pdf')).status).toBe(404)
  })
})

describe('the sheet of a comparison', () => {
  it('shows two to five listings', async () => {
    const { answer, pdf } = await read(`/sheets/compare.pdf?ids=${flat},${house},gone`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="oga-compare.pdf"')
    expect(pdf.toString('latin1').startsWith('%PDF-1.7')).toBe(true)
  })

  it.each(['', '?ids=', '?ids=gone,other', '?ids=a', '?ids[]=a&ids[]=b', '?ids=a,b,c,d,e,f'])(
    'is not found with %s',
    async (query) => {
      expect((await app.fetch(`/sheets/compare.pdf${query}`)).status).toBe(404)
    },
  )

  it('is not found with less than two that anyone may see', async () => {
    const draft = await insertListing(app.context.db, { status: 'draft' })
    expect((await app.fetch(`/sheets/compare.pdf?ids=${flat},${draft}`)).status).toBe(404)
    expect((await app.fetch(`/sheets/compare.pdf?ids=${flat},${flat}`)).status).toBe(404)
  })
})

describe('the sheet of a development', () => {
  it('is read by its slug, in both languages, and none of one that is not published', async () => {
    const { db } = app.context
    const agencyId = await insertAgency(db, { name: 'Torres del Sur' })
    const plan = { downPercent: 30, buildingPercent: 50, instalments: 24, deliveryPercent: 20 }
    const { id, types } = await insertDevelopment(db, {
      ...{ agencyId, slug: 'torre-tajy', name: 'Torre Tajy', paymentPlan: plan, deliveryMonth: '2028-06' },
      types: [{ name: 'Uno' }, { name: 'Dos', bedrooms: 2 }],
    })
    await insertUnit(db, { developmentId: id, typeId: types[0] ?? '', number: '101', price: 54_500 })
    const { answer, pdf } = await read('/sheets/development/torre-tajy.pdf?lang=en')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="oga-torre-tajy.pdf"')
    expect(pdf.toString('latin1')).toContain('/Lang (en-US)')
    expect(pages(pdf)).toBe(1)
    await insertDevelopment(db, { agencyId, slug: 'oculta', isPublished: false })
    expect((await read('/sheets/development/oculta.pdf')).answer.status).toBe(404)
    expect((await read('/sheets/development/..%2Fx.pdf')).answer.status).toBe(404)
  })
})

describe('the sheet of a price', () => {
  const path = (fields: object) =>
    `/sheets/prices.pdf?${new URLSearchParams({
      ...{ city: 'Lambaré', neighborhood: 'Valle Apu’a', propertyType: 'apartment' },
      ...{ area: '85', priceUSD: '100000', ...fields },
    })}`

  it('says how it stands, with what it is compared with', async () => {
    const flats = Array.from({ length: 8 }, (_, at) => ({
      ...{ city: 'Lambaré', neighborhood: 'Valle Apu’a', propertyType: 'apartment' as const },
      ...{ area: `${80 + at}.00`, priceUsd: `${90_000 + at * 2000}.00` },
    }))
    await insertListings(app.context.db, flats)
    const { answer, pdf } = await read(path({}))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="oga-prices.pdf"')
    expect(pages(pdf)).toBe(1)
    expect((await read(path({ priceUSD: '90000' }))).answer.headers.get('etag')).not.toBe(
      answer.headers.get('etag'),
    )
  })

  it('tells what is missing or impossible, and where nothing is comparable', async () => {
    expect((await read(path({ area: '0' }))).answer.status).toBe(400)
    expect((await read(path({ priceUSD: 'x' }))).answer.status).toBe(400)
    expect((await read(path({ propertyType: 'castle' }))).answer.status).toBe(400)
    expect((await read('/sheets/prices.pdf')).answer.status).toBe(400)
    expect((await read(path({ propertyType: 'warehouse' }))).answer.status).toBe(422)
  })
})
