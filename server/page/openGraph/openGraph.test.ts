import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertDevelopment, insertUnit } from '#tests/support/developments.ts'
import { insertAgency, insertListing, insertPictures, insertUser, rename } from '#tests/support/listings.ts'
import { maxPerFolder } from './openGraph.service.ts'

let app: TestApp
let id: string
beforeAll(async () => {
  app = await startApp()
  const { db } = app.context
  id = await insertListing(db, { title: 'Dúplex con jardín en Ycuá Satí', bedrooms: 3 })
  const agencyId = await insertAgency(db, { name: 'Ykua Inmobiliaria', slug: 'ykua', city: 'Luque' })
  await insertListing(db, { ownerUserId: await insertUser(db), agencyId })
  const { id: developmentId, types } = await insertDevelopment(db, { agencyId, slug: 'torre-ykua' })
  await insertUnit(db, { developmentId, typeId: types[0] ?? '', number: '101', price: 62_000 })
})
afterAll(() => app.close())

describe('the preview picture of a listing', () => {
  it('is a JPEG of 1200 by 630 that caches keep for a day and other sites may show', async () => {
    const answer = await app.fetch(`/og/${id}.jpg`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('answers 304 to who has it, and anew once the listing has changed', async () => {
    const etag = (await app.fetch(`/og/${id}.jpg`)).headers.get('etag') ?? ''
    const again = () =>
      app.fetch(`/og/${id}.jpg`, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } })
    expect((await again()).status).toBe(304)
    await rename(app.context.db, id, 'Otro título')
    expect((await again()).status).toBe(200)
  })

  it('is another one in English', async () => {
    const etagOf = async (path: string) => (await app.fetch(path)).headers.get('etag')
    expect(await etagOf(`/og/${id}.jpg?lang=en`)).not.toBe(await etagOf(`/og/${id}.jpg`))
  })

  it('leaves its folder no fuller than it may be: there are new ones with every price', async () => {
    const etag = (await app.fetch(`/og/${id}.jpg`)).headers.get('etag') ?? ''
    const version = etag.replaceAll('"', '')
    const folder = path.join(app.context.env.DATA_DIR, 'og', version.slice(0, 2))
    fs.rmSync(path.join(folder, `${version}.jpg`))
    for (let older = 0; older < maxPerFolder; older++) fs.writeFileSync(path.join(folder, `${older}.jpg`), '')
    expect((await app.fetch(`/og/${id}.jpg`)).status).toBe(200)
    expect(fs.readdirSync(folder)).toEqual([`${version}.jpg`])
  })

  it('shows lace, where the picture of the listing cannot be had', async () => {
    const other = await insertListing(app.context.db)
    await insertPictures(app.context.db, other, 1)
    expect((await app.fetch(`/og/${other}.jpg`)).status).toBe(200)
  })

  it.each([
    'zzzzzzzzzzzz.jpg',
    'x.png',
    '..%2f..%2fmain.ts',
    '%00.jpg',
    'agencies/nobody.jpg',
    'developments/nothing.jpg',
    'others/ykua.jpg',
    'constructor/x.jpg',
  ])('is a 404 for %s', async (file) => {
    expect((await app.fetch(`/og/${file}`)).status).toBe(404)
  })

  it('is a 404 for a listing that is not public', async () => {
    const draft = await insertListing(app.context.db, { status: 'draft' })
    expect((await app.fetch(`/og/${draft}.jpg`)).status).toBe(404)
  })
})

describe('the preview picture', () => {
  it.each(['/og.jpg?lang=en', '/og/agencies/ykua.jpg', '/og/developments/torre-ykua.jpg?lang=en'])(
    '%s is a JPEG of the same size',
    async (path) => {
      const answer = await app.fetch(path)
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    },
  )

  it.each(['agencies/ykua', 'emprendimientos/torre-ykua'])('of /%s is named by its page', async (path) => {
    const html = await (await app.fetch(`/${path}`)).text()
    const [kind = '', slug] = path.split('/')
    const folder = kind === 'agencies' ? kind : 'developments'
    expect(/<meta property="og:image" content="[^"]*?(\/og\/[^"]*)">/.exec(html)?.[1]).toBe(
      `/og/${folder}/${slug}.jpg`,
    )
  })
})
