import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { identifyByHeader } from '#tests/support/calls.ts'
import { importsOf, newImporter, sheetHeader, sheetOf } from '#tests/support/imports.ts'
import { mailsTo } from '#tests/support/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await app.services.queue.start()
})
afterAll(async () => {
  await app.services.queue.stop()
  await app.close()
})

const only = (counts: object) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

describe('a sheet', () => {
  it('is read, checked without writing anything, run, and reported', async () => {
    const user = await newImporter(app)
    const uploaded = await (
      await user.upload(sheetOf([{ Código: 'A1' }, { Código: 'A2', Precio: 'consultar' }]))
    ).json()
    expect(uploaded).toMatchObject({ state: 'mapping', rows: 2, fileName: 'lista.csv' })
    expect(uploaded.mapping.columns).toEqual([
      ...['externalId', 'title', 'description', 'propertyType', 'transactionType', 'price', 'currency'],
      ...['city', 'neighborhood', 'bedrooms', 'bathrooms', 'area', 'photos'],
    ])
    expect(uploaded.columns[0]).toMatchObject({ header: 'Código', samples: ['A1', 'A2'] })
    expect((await user.map(uploaded.id, uploaded.mapping)).status).toBe(200)
    const checked = await user.until(uploaded.id, 'ready')
    expect(only(checked.counts)).toEqual({ create: 1, refused: 1 })
    expect(checked.groups).toMatchObject([
      { code: 'not_a_number', field: 'price', count: 1, rows: [3], isRefused: true },
    ])
    expect(await user.mine()).toEqual([])
    const done = await user.run(uploaded.id)
    expect(done).toMatchObject({ state: 'done', canUndo: true, progress: { rows: 1, rowsDone: 1 } })
    expect(await user.mine()).toMatchObject([
      {
        ...{ title: 'Casa con patio', status: 'active', city: 'Areguá', bedrooms: 3, propertyType: 'house' },
        ...{ priceUSD: '150000.00', state: 'Central', area: '180.00' },
      },
    ])
    expect(await mailsTo(app.context.db, user.id)).toMatchObject([
      { kind: 'import_ended', state: 'done', created: 1, refused: 1 },
    ])
  })

  it.each([
    ['Precio USD', { amount: '150000.00', currency: 'USD' }],
    ['Precio (USD)', { amount: '150000.00', currency: 'USD' }],
    ['Precio en guaraníes', { amount: '950000000.00', currency: 'PYG' }],
  ])('has its prices in the currency that their header names: %s', async (header, price) => {
    const user = await newImporter(app)
    const sheet = sheetOf([{ Código: '1', Precio: price.amount.replace(/\.00$/, '') }])
    const checked = await user.check(sheet.replace('Precio;Moneda', `${header};Apunte`))
    expect(checked.mapping.currency).toBe(price.currency)
    await user.run(checked.id)
    expect(await user.mine()).toMatchObject([{ price }])
  })

  it('a second time changes nothing; what changed in it changes', async () => {
    const user = await newImporter(app)
    await user.bring(sheetOf([{ Código: '1' }, { Código: '2' }]))
    const before = await user.mine()
    const again = await user.check(sheetOf([{ Código: '1' }, { Código: '2' }]))
    expect(only(again.counts)).toEqual({ unchanged: 2 })
    await user.run(again.id)
    expect(await user.mine()).toEqual(before)
    const changed = await user.bring(
      sheetOf([{ Código: '1', Precio: '145.000' }, { Código: '2' }, { Código: '3' }]),
    )
    expect(only(changed.counts)).toEqual({ create: 1, update: 1, unchanged: 1 })
    expect((await user.mine()).map(({ priceUSD }) => priceUSD).sort()).toEqual([
      '145000.00',
      '150000.00',
      '150000.00',
    ])
  })

  it('is mapped by values, corrected by cells, and remembers for the next one', async () => {
    const user = await newImporter(app)
    const sheet = sheetOf([
      { Código: '1', Tipo: 'xyz' },
      { Código: '2', Tipo: 'XYZ' },
      { Código: '3', Ciudad: 'Ciudad Gótica' },
      { Código: '4', Superficie: 'grande' },
      { Código: '4' },
      { Código: '', Título: 'Sin código' },
    ])
    const checked = await user.check(sheet)
    expect(only(checked.counts)).toEqual({ refused: 6 })
    expect(checked.groups.map(({ code, value, count }) => [code, value, count])).toEqual(
      expect.arrayContaining([
        ['unknown_value', 'xyz', 1],
        ['unknown_value', 'XYZ', 1],
        ['unknown_place', 'Ciudad Gótica', 1],
        ['not_a_number', '', 1],
        ['duplicate_code', '', 1],
        ['required', '', 1],
      ]),
    )
    await user.map(checked.id, {
      ...checked.mapping,
      values: { propertyType: { xyz: 'warehouse' }, city: { 'ciudad gotica': 'Luque' } },
    })
    const mapped = await user.until(checked.id, 'ready')
    expect(mapped.counts).toMatchObject({ create: 3, refused: 3 })
    const fixed = await user.change(checked.id, 5, { cells: { 11: '90 m²' } })
    expect(await fixed.json()).toMatchObject({ row: 5, result: 'create', problems: [] })
    expect((await user.get(checked.id)).counts).toMatchObject({ create: 4, refused: 2 })
    const csv = await (await app.fetch(user.path(checked.id, '/refused'), { headers: user.who })).text()
    expect(
      csv
        .split('\r\n')
        .slice(1, 3)
        .map((line) => line.slice(0, 2)),
    ).toEqual(['6,', '7,'])
    await user.run(checked.id)
    expect((await user.mine()).map(({ city, area }) => [city, area])).toEqual(
      expect.arrayContaining([
        ['Luque', '180.00'],
        ['Areguá', '90.00'],
      ]),
    )
    const next = await user.check(sheetOf([{ Código: '9', Tipo: 'xyz' }]))
    expect(next.counts).toMatchObject({ create: 1, refused: 0 })
  })

  it('asks of prices in the other currency by group, and changes them over', async () => {
    const user = await newImporter(app)
    const rows = Array.from({ length: 4 }, (_, at) => ({
      Código: `${at}`,
      Precio: '950.000.000',
      Moneda: 'USD',
    }))
    const checked = await user.check(sheetOf(rows))
    expect(checked.groups).toMatchObject([{ key: 'other_currency:price', count: 4, seemsIn: 'PYG' }])
    await user.map(checked.id, { ...checked.mapping, answers: { 'other_currency:price': 'swap' } })
    const answered = await user.until(checked.id, 'ready')
    expect(only(answered.counts)).toEqual({ create: 4 })
    await user.run(checked.id)
    expect((await user.mine())[0]).toMatchObject({ price: { amount: '950000000.00', currency: 'PYG' } })
  })

  it('asks of places far from their city, however they are given, and not less for an answer on prices', async () => {
    const user = await newImporter(app)
    const row = { Código: '1', Precio: '950.000.000', Moneda: 'USD', Coordenadas: '-27.3306, -55.8667' }
    const checked = await user.check(sheetOf([row], `${sheetHeader};Coordenadas`))
    expect(checked.groups).toMatchObject([{ key: 'other_currency:price' }])
    const answers = { 'other_currency:price': 'swap' as const }
    await user.map(checked.id, { ...checked.mapping, answers })
    const ofPlace = await user.until(checked.id, 'ready')
    expect(ofPlace.groups).toMatchObject([{ key: 'far_from_city:coordinates', isRefused: true }])
    const all = { ...answers, 'far_from_city:coordinates': 'as_is' as const }
    await user.map(checked.id, { ...checked.mapping, answers: all })
    expect(only((await user.until(checked.id, 'ready')).counts)).toEqual({ create: 1 })
    expect(await user.run(checked.id)).toMatchObject({ progress: { rowsDone: 1 } })
    expect(await user.mine()).toMatchObject([{ latitude: -27.3306, price: { currency: 'PYG' } }])
  })

  it.each([
    ['a Word document', Buffer.from('PK\x03\x04rest'), 'invalid'],
    ['nothing', '', 'invalid'],
    ['a header alone', sheetHeader, 'invalid'],
  ])('is refused with a reason: %s', async (_name, content, code) => {
    const user = await newImporter(app)
    const answer = await user.upload(content)
    const { code: got, error } = await answer.json()
    expect([answer.status, got]).toEqual([422, code])
    expect(error.length).toBeGreaterThan(20)
    expect(await (await app.fetch('/api/imports', { headers: user.who })).json()).toEqual([])
  })
})

describe('what was edited here', () => {
  it('stays, is shown beside theirs, and is given up when told; price and status follow the sheet', async () => {
    const user = await newImporter(app)
    await user.bring(sheetOf([{ Código: '1' }]))
    const [{ id } = { id: '' }] = await user.mine()
    const edit = { title: 'Mi título', priceUSD: 160_000 }
    expect((await app.send('PATCH', `/api/listings/${id}`, edit, user.who)).status).toBe(200)
    const next = sheetOf([{ Código: '1', Título: 'Otro título', Precio: '140.000', Dormitorios: '4' }])
    const checked = await user.check(next)
    expect(checked.counts).toMatchObject({ update: 1, kept: 1 })
    const [row] = await user.rows(checked.id, 'kept')
    expect(row?.kept).toEqual([{ field: 'title', ours: 'Mi título', theirs: 'Otro título' }])
    await user.run(checked.id)
    expect(await user.mine()).toMatchObject([{ title: 'Mi título', priceUSD: '140000.00', bedrooms: 4 }])
    const again = await user.check(next.replace('140.000', '139.000'))
    expect((await user.change(again.id, 2, { take: ['title'] })).status).toBe(200)
    await user.run(again.id)
    expect(await user.mine()).toMatchObject([{ title: 'Otro título', priceUSD: '139000.00' }])
  })

  it('and what a sheet leaves empty stays, unless empty cells delete', async () => {
    const user = await newImporter(app)
    const header = `${sheetHeader};Dirección`
    await user.bring(sheetOf([{ Código: '1', Dirección: 'Palma 123' }], header))
    const kept = await user.bring(sheetOf([{ Código: '1', Dirección: '', Baños: '1' }], header))
    expect(kept.counts.update).toBe(1)
    expect((await user.mine())[0]).toMatchObject({ address: 'Palma 123', bathrooms: 1 })
    await user.bring(sheetOf([{ Código: '1', Dirección: '', Baños: '1' }], header), { emptyDeletes: true })
    expect((await user.mine())[0]).toMatchObject({ address: null, bathrooms: 1 })
  })

  it('a deleted listing stays deleted', async () => {
    const user = await newImporter(app)
    await user.bring(sheetOf([{ Código: '1' }]))
    const [{ id } = { id: '' }] = await user.mine()
    await app.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: user.who })
    const checked = await user.check(sheetOf([{ Código: '1', Precio: '90.000' }]))
    expect(only(checked.counts)).toEqual({ unchanged: 1, warned: 1 })
  })
})

describe('what is no longer in a sheet', () => {
  it('is hidden only when it is said to be complete, and shown again with its row', async () => {
    const user = await newImporter(app)
    const both = sheetOf([{ Código: '1' }, { Código: '2' }])
    await user.bring(both)
    const partial = sheetOf([{ Código: '1' }])
    expect((await user.check(partial)).counts).toMatchObject({ withdraw: 1, unchanged: 1 })
    await user.bring(partial)
    expect((await user.mine()).map(({ status }) => status)).toEqual(['active', 'active'])
    await user.run((await user.check(partial)).id, { withdraw: true })
    expect((await user.mine()).map(({ status }) => status).sort()).toEqual(['active', 'draft'])
    expect((await user.check(partial)).counts).toMatchObject({ withdraw: 0 })
    const back = await user.bring(both)
    expect(back.counts).toMatchObject({ update: 1, unchanged: 1 })
    expect((await user.mine()).map(({ status }) => status)).toEqual(['active', 'active'])
  })

  it('keeps its listing where it comes again under another code, and nothing is known of it before the run', async () => {
    const user = await newImporter(app)
    const home = (code: string, title: string, price = '100.000') => ({
      ...{ Código: code, Título: title, Precio: price, Superficie: title === 'Con quincho' ? '180' : '240' },
    })
    await user.bring(sheetOf([home('1', 'Con quincho'), home('2', 'Con piscina')]))
    const rest = sheetOf([home('2', 'Con piscina')])
    await user.run((await user.check(rest)).id, { withdraw: true })
    const hidden = (await user.mine()).find(({ status }) => status === 'draft')
    const again = sheetOf([home('1b', 'Con quincho', '95.000'), home('2', 'Con piscina')])
    const checked = await user.check(again)
    expect(checked.counts).toMatchObject({ create: 0, update: 1, unchanged: 1 })
    // Another that is like one still offered is a home of its own.
    const flat = sheetOf([home('1', 'Con quincho'), home('2', 'Con piscina'), home('2b', 'Con piscina')])
    expect((await user.check(flat)).counts).toMatchObject({ create: 1, update: 1 })
    const { id } = await user.run(checked.id)
    const shown = await user.mine()
    expect(shown.map(({ status }) => status)).toEqual(['active', 'active'])
    expect(shown.find((one) => one.id === hidden?.id)?.priceUSD).toBe('95000.00')
    const history = await app.fetch(`/api/listings/${hidden?.id}/price-history`)
    expect((await history.json()).changes).toHaveLength(1)
    expect((await user.check(again)).counts).toMatchObject({ create: 0, update: 0, unchanged: 2 })
    expect((await user.act(id, 'undo')).status).toBe(200)
    await user.until(id, 'undone')
    expect((await user.check(flat)).counts).toMatchObject({ create: 1 })
  })

  it('is not asked like a new one where it comes again under another code, nor forgotten once its row is corrected', async () => {
    const user = await newImporter(app)
    const header = `${sheetHeader};Latitud;Longitud`
    // Its pin is far from the city, which was answered once.
    const far = { Título: 'Con quincho', Superficie: '240', Latitud: '-27.3306', Longitud: '-55.8667' }
    const first = await user.check(sheetOf([{ Código: '1', ...far }, { Código: '2' }], header))
    expect(first.groups).toMatchObject([{ code: 'far_from_city', isRefused: true }])
    await user.map(first.id, { ...first.mapping, answers: { 'far_from_city:latitude': 'as_is' } })
    await user.until(first.id, 'ready')
    await user.run(first.id)
    const rest = sheetOf([{ Código: '2' }], header)
    await user.run((await user.check(rest)).id, { withdraw: true })
    const hidden = (await user.mine()).find(({ status }) => status === 'draft')
    const again = await user.check(sheetOf([{ Código: '1b', ...far }, { Código: '2' }], header), {
      answers: {},
    })
    expect(only(again.counts)).toEqual({ update: 1, unchanged: 1 })
    // Without its areas and rooms nothing would tell it apart.
    const corrected = { 5: '91.000', 9: '', 11: '' }
    const changed = await (await user.change(again.id, 2, { cells: corrected })).json()
    expect(changed).toMatchObject({ result: 'update', listingId: hidden?.id })
    await user.run(again.id)
    expect(await user.mine()).toHaveLength(2)
    expect((await user.mine()).find(({ id }) => id === hidden?.id)).toMatchObject({
      ...{ status: 'active', priceUSD: '91000.00' },
    })
  })

  it('is found again by a row that could not be read at first', async () => {
    const user = await newImporter(app)
    const home = { Título: 'Con quincho', Superficie: '240' }
    await user.bring(sheetOf([{ Código: '1', ...home }, { Código: '2' }]))
    await user.run((await user.check(sheetOf([{ Código: '2' }]))).id, { withdraw: true })
    const broken = await user.check(
      sheetOf([{ Código: '1b', ...home, Dormitorios: 'varios' }, { Código: '2' }]),
    )
    expect(only(broken.counts)).toEqual({ refused: 1, unchanged: 1 })
    const cured = await (await user.change(broken.id, 2, { cells: { 9: '3' } })).json()
    expect(cured).toMatchObject({ result: 'update' })
    await user.run(broken.id)
    expect(await user.mine()).toHaveLength(2)
  })

  it('is told of where another source of the same party offers it too', async () => {
    const [user, other] = [await newImporter(app), await newImporter(app)]
    const Descripción = 'A dos cuadras de la plaza, con quincho y jardín.'
    const home = sheetOf([{ Código: '1', Descripción }])
    await user.bring(home, { source: 'CRM' })
    const twice = sheetOf([{ Código: 'X-1', Descripción }, { Código: 'X-2' }])
    const checked = await user.check(twice, { source: 'Planilla' })
    expect(only(checked.counts)).toEqual({ create: 2, warned: 1 })
    expect(checked.groups).toMatchObject([{ code: 'other_source', isRefused: false, rows: [2] }])
    expect((await user.rows(checked.id, 'warned'))[0]?.warnings).toMatchObject([{ value: 'CRM' }])
    expect(only((await other.check(twice)).counts)).toEqual({ create: 2 })
  })

  it('says what is sold', async () => {
    const user = await newImporter(app)
    const header = `${sheetHeader};Estado`
    await user.bring(sheetOf([{ Código: '1', Estado: 'Disponible' }], header))
    await user.bring(
      sheetOf(
        [
          { Código: '1', Estado: 'Vendido' },
          { Código: '2', Estado: 'Vendido' },
        ],
        header,
      ),
    )
    expect((await user.mine()).map(({ status }) => status)).toEqual(['closed'])
  })
})

describe('an agency’s sheet', () => {
  it('is its members’ whose role may change listings, and nobody else’s', async () => {
    const scene = await setAgencyScene(app)
    const agent = importsOf(app, scene.user('agent'))
    const { id } = await agent.bring(sheetOf([{ Código: '1' }]))
    const statusOf = async (who: Parameters<typeof scene.user>[0]) =>
      (await app.fetch(agent.path(id), { headers: scene.user(who) })).status
    expect(await Promise.all((['owner', 'assistant', 'stranger', 'former'] as const).map(statusOf))).toEqual([
      200, 200, 404, 404,
    ])
    expect((await importsOf(app, scene.user('assistant')).act(id, 'undo')).status).toBe(403)
    expect((await importsOf(app, scene.user('stranger')).act(id, 'undo')).status).toBe(404)
    const owner = importsOf(app, scene.user('owner'))
    expect((await owner.check(sheetOf([{ Código: '1' }]))).counts).toMatchObject({ unchanged: 1 })
    expect((await owner.act(id, 'undo')).status).toBe(200)
    await owner.until(id, 'undone')
  })
})
