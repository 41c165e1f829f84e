import { describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { as } from '#tests/support/calls.ts'
import { insertListing, insertPictures, insertUser } from '#tests/support/listings.ts'
import { myListings } from '#tests/support/myListings.ts'

const scene = myListings()
const {
  created,
  change,
  renew,
  remove,
  read,
  mine,
  ok,
  refused,
  rowOf,
  pricesOf,
  activitiesOf,
  analysesOf,
  upload,
  market,
} = scene

describe('changing a listing', () => {
  it('when fields are given, changes them, clears nulls and leaves the rest', async () => {
    const before = await created({ address: 'Cerro Corá 1234', yearBuilt: 1999, amenities: ['pool'] })
    const after = await ok(change(before.id, { title: 'Otro título', yearBuilt: null, city: 'luque' }))
    expect(after).toEqual({
      ...before,
      title: 'Otro título',
      yearBuilt: null,
      city: 'Luque',
      state: 'Central',
      updatedAt: expect.any(String),
    })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect((await activitiesOf(before.id)).at(-1)).toEqual({
      by: 'Rosa Duarte',
      action: 'update',
      title: 'Otro título',
    })
  })

  it('when its text is the assistant’s, says so until its author writes another', async () => {
    const listing = await created({ aiRewritten: true })
    expect(listing.aiRewritten).toBe(true)
    expect(await ok(read(listing.id, {}))).toMatchObject({ aiRewritten: true })
    expect(await ok(change(listing.id, { title: 'Otro título' }))).toMatchObject({ aiRewritten: true })
    const own = { description: 'La escribí yo.', aiRewritten: false }
    expect(await ok(change(listing.id, own))).toMatchObject(own)
    expect(await created()).toMatchObject({ aiRewritten: false })
    const refusal = { status: 422, code: 'invalid', fields: ['aiRewritten'] }
    expect(await refused(change(listing.id, { aiRewritten: 'yes' }))).toEqual(refusal)
  })

  it('when no field is given, changes nothing', async () => {
    const before = await created()
    expect(await ok(change(before.id, {}))).toEqual(before)
    expect(await ok(change(before.id, { status: 'active' }))).toEqual(before)
    expect(await activitiesOf(before.id)).toHaveLength(1)
  })

  it('when a rent looks like guaraníes, asks; a rent that was confirmed stays', async () => {
    const { id } = await created({ transactionType: 'both', pricePerMonth: 900 })
    const guaranies = { pricePerMonth: 6_000_000 }
    expect(await refused(change(id, guaranies))).toMatchObject({
      code: 'price_currency_suspect',
      fields: ['pricePerMonth'],
    })
    expect(await ok(change(id, { ...guaranies, confirmPrice: true }))).toMatchObject({
      pricePerMonth: '6000000.00',
    })
    expect(await ok(change(id, { title: 'Otro título' }))).toMatchObject({ pricePerMonth: '6000000.00' })
  })

  it('when the price changes, adds to the price history and analyses it again', async () => {
    await market()
    const { id } = await created()
    const price = { amount: 814_000_000, currency: 'PYG' }
    expect(await ok(change(id, { price }))).toMatchObject({
      price: { amount: '814000000.00', currency: 'PYG' },
    })
    const [, second] = await pricesOf(id)
    expect(second).toMatchObject({ amount: '814000000.00', currency: 'PYG' })
    expect(await analysesOf(id)).toHaveLength(2)
    const same = await ok(change(id, { price, title: 'Mismo precio' }))
    expect(same.priceUSD).toBe(second?.usd)
    expect(await ok(change(id, { priceUSD: 99_000 }))).toMatchObject({
      priceUSD: '99000.00',
      price: { amount: '99000.00', currency: 'USD' },
    })
    expect(await pricesOf(id)).toHaveLength(3)
    await ok(change(id, { area: 90 }))
    expect(await analysesOf(id)).toHaveLength(4)
    await ok(change(id, { area: 90, bedrooms: 1 }))
    expect(await analysesOf(id)).toHaveLength(4)
  })

  it('when an office’s daily price changes, its price follows', async () => {
    const office = { propertyType: 'coworking', transactionType: 'rent', priceUSD: null, pricePerDay: 20 }
    const { id } = await created(office)
    expect(await ok(change(id, { pricePerDay: 30 }))).toMatchObject({ priceUSD: '660.00' })
    expect(await ok(change(id, { pricePerHour: 5 }))).toMatchObject({ priceUSD: '660.00' })
    expect(await pricesOf(id)).toHaveLength(2)
    expect(await refused(change(id, { pricePerDay: null, pricePerHour: null }))).toMatchObject({
      status: 422,
      fields: ['priceUSD'],
    })
  })

  it.each([
    ['a stay that ends before it begins', { maxStayDays: 2 }, ['maxStayDays']],
    ['half a point', { latitude: -25 }, ['longitude']],
    ['a price in the other currency', { priceUSD: 800_000_000 }, ['priceUSD']],
    ['no price', { price: null }, ['priceUSD']],
    ['a status that only administrators set', { status: 'expired' }, ['status']],
    ['a picture of somebody else', { media: [{ id: 'elsewhere' }] }, ['media']],
  ])('when the result would have %s, rejects the change', async (_what, fields, wrong) => {
    const before = await created({ minStayDays: 3 })
    const shown = await ok(read(before.id))
    expect(await refused(change(before.id, { title: 'Nuevo', ...fields }))).toMatchObject({
      status: 422,
      fields: wrong,
    })
    expect(await ok(read(before.id))).toEqual(shown)
    expect(await activitiesOf(before.id)).toHaveLength(1)
  })

  it('when pictures are given, attached ones may be reordered and own ones added', async () => {
    const id = await insertListing(scene.app.context.db, { ownerUserId: scene.ownerId })
    const [first, second] = await insertPictures(scene.app.context.db, id, 2)
    const own = await upload(scene.ownerId)
    const wanted = [{ id: second, caption: 'Patio' }, { id: own, isPrimary: true }, { id: own }]
    const { media: shown } = await ok(change(id, { media: wanted }))
    expect(shown).toMatchObject([
      { id: second, caption: 'Patio', isPrimary: false },
      { id: own, caption: null, isPrimary: true },
    ])
    expect(shown).toHaveLength(2)
    expect(await refused(change(id, { media: [{ id: first }] }))).toMatchObject({ fields: ['media'] })
    expect((await ok(change(id, { title: 'Sin tocar fotos' }))).media).toEqual(shown)
    expect((await ok(change(id, { media: [] }))).media).toEqual([])
  })

  it('when an owner sends administrators’ fields, ignores them; administrators may set them', async () => {
    const { id } = await created()
    const beyond = { featured: true, rejectionReason: 'porque sí', title: 'Título' }
    expect(await ok(change(id, beyond))).toMatchObject({ featured: false, title: 'Título' })
    expect((await rowOf(id)).rejectionReason).toBeNull()
    const refusal = { status: 'draft', rejectionReason: 'Faltan fotos' }
    expect(await ok(change(id, { featured: true, ...refusal }, scene.admin))).toMatchObject({
      featured: true,
      status: 'draft',
      ownerId: scene.ownerId,
    })
    expect(await ok<MyListing[]>(mine())).toMatchObject([{ id, ...refusal }])
    await ok(change(id, { status: 'active' }))
    expect((await rowOf(id)).rejectionReason).toBeNull()
  })

  it('when many changes are concurrent, applies each completely', async () => {
    const { id } = await created()
    const titles = Array.from({ length: 8 }, (_, index) => `Título ${index}`)
    const answers = await Promise.all(
      titles.map((title, index) => change(id, { title, priceUSD: 100_000 + index, bedrooms: index })),
    )
    expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200))
    const row = await rowOf(id)
    expect(row).toMatchObject({ priceUsd: `${100_000 + row.bedrooms}.00`, title: titles[row.bedrooms] })
    expect(await pricesOf(id)).toHaveLength(9)
    expect((await pricesOf(id)).at(-1)?.usd).toBe(row.priceUsd)
    expect(await activitiesOf(id)).toHaveLength(9)
  })

  it('when it is deleted, unknown or another owner’s, rejects the change', async () => {
    const { id } = await created()
    const other = as('user', await insertUser(scene.app.context.db))
    expect(await refused(change(id, { title: 'Mío' }, other))).toEqual({ status: 403, code: 'forbidden' })
    expect((await remove(id, other)).status).toBe(403)
    expect((await renew(id, other)).status).toBe(403)
    expect((await remove(id)).status).toBe(204)
    for (const again of [change(id, { status: 'active' }), remove(id), renew(id), read(id)])
      expect((await again).status).toBe(404)
    expect((await change(newId(), {})).status).toBe(404)
    expect((await rowOf(id)).deletedAt).toBeInstanceOf(Date)
    expect((await activitiesOf(id)).at(-1)).toMatchObject({ action: 'delete' })
    expect(await ok(change(id, { status: 'draft' }, scene.admin))).toMatchObject({ status: 'draft' })
    expect((await rowOf(id)).deletedAt).toBeNull()
  })

  it.each(['draft', 'pending', 'reserved', 'closed', 'expired'] as const)(
    'when it is another owner’s and %s, responds 404',
    async (status) => {
      const { db } = scene.app.context
      const id = await insertListing(db, { status, ownerUserId: await insertUser(db) })
      const other = as('user', await insertUser(db))
      const unknown = { status: 404, code: 'not_found' }
      for (const answer of [change(id, { title: 'Mío' }, other), remove(id, other), renew(id, other)])
        expect(await refused(answer)).toEqual(unknown)
      expect((await rowOf(id)).status).toBe(status)
    },
  )
})

describe('`If-Match`', () => {
  const tagOf = async (path: string, who = scene.owner) =>
    (await scene.app.fetch(path, { headers: who })).headers.get('etag') ?? ''
  const edit = (id: string, tag: string, fields: object = { title: 'Nuevo' }) =>
    change(id, fields, { ...scene.owner, 'If-Match': tag })
  const failed = { status: 412, code: 'precondition_failed' }

  it('is honoured: the version read is edited, another is not', async () => {
    const { id } = await created()
    const tag = await tagOf(`/api/listings/mine/${id}`)
    expect(tag).toMatch(/^"[0-9a-z]+"$/)
    expect(await tagOf(`/api/listings/${id}`)).toBe(tag)
    const edited = await edit(id, `"other", ${tag}`)
    expect(edited.status).toBe(200)
    const next = edited.headers.get('etag') ?? ''
    expect(next).not.toBe(tag)
    expect(await refused(edit(id, tag, { title: 'Perdido' }))).toEqual(failed)
    expect((await ok(read(id))).title).toBe('Nuevo')
    const headers = { ...scene.owner, 'If-Match': tag }
    expect(await refused(remove(id, headers))).toEqual(failed)
    expect((await remove(id, { ...headers, 'If-Match': next })).status).toBe(204)
  })

  it.each(['W/"TAG"', 'TAG', '"', '""', 'nonsense'])('as %s matches nothing', async (form) => {
    const { id } = await created()
    const tag = (await tagOf(`/api/listings/mine/${id}`)).replaceAll('"', '')
    expect(await refused(edit(id, form.replace('TAG', tag)))).toEqual(failed)
  })

  it('as `*` matches what is there, and rights come first', async () => {
    const { id } = await created()
    expect((await edit(id, '*')).status).toBe(200)
    expect(await refused(edit(newId(), '*'))).toMatchObject({ status: 404 })
    const stranger = { ...as('user', await insertUser(scene.app.context.db)), 'If-Match': '"x"' }
    expect(await refused(change(id, { title: 'Mío' }, stranger))).toMatchObject({ status: 403 })
  })

  it('is refused where nothing has versions', async () => {
    const update = scene.app.send('PATCH', '/api/users/me', {}, { ...scene.owner, 'If-Match': '"x"' })
    expect(await refused(update)).toEqual(failed)
  })
})
