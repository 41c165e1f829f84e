import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { mediaUploads } from '#server/media/mediaUploads.table.ts'
import type { Development, DevelopmentCard, DevelopmentUnit } from '#shared/developments/developments.ts'
import type {
  SheetOutcome,
  TeamDevelopment,
  TeamUnit,
  UnitHistory,
} from '#shared/developments/teamDevelopments.ts'
import { type AgencyScene, type Colleague, setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin, insertMedia } from '#tests/support/listings.ts'
import { freeExpiredHolds } from './holds.service.ts'
import { developmentUnits } from './units.table.ts'

let app: TestApp
let scene: AgencyScene
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  scene = await setAgencyScene(app)
})

const user = (name: Colleague) => scene.user(name)
const send = (method: string, path: string, body: object | undefined, who: Colleague = 'agent') =>
  app.send(method, path, body, user(who))

const plan = { downPercent: 30, buildingPercent: 50, instalments: 24, deliveryPercent: 20 }
const one = { name: '1 dormitorio', bedrooms: 1, bathrooms: 1, area: 45 }
const two = { name: '2 dormitorios', bedrooms: 2, bathrooms: 2, area: 70.5, totalArea: 92 }
const tower = () => ({
  name: `Torre Ñandutí ${newId()}`,
  city: 'asuncion',
  neighborhood: 'Villa Morra',
  stage: 'off_plan',
  startMonth: '2026-03',
  deliveryMonth: '2028-06',
  amenities: ['pool', 'gym'],
  description: 'Frente al parque.',
  latitude: -25.2955,
  longitude: -57.5803,
  paymentPlan: plan,
  unitTypes: [one, two],
  isPublished: true,
})

async function create(fields: object = {}): Promise<TeamDevelopment> {
  const answer = await send('POST', `/api/agencies/${scene.agencyId}/developments`, { ...tower(), ...fields })
  expect(answer.status).toBe(201)
  return answer.json()
}
const unitsOf = async ({ id }: TeamDevelopment): Promise<TeamUnit[]> =>
  (await app.fetch(`/api/developments/${id}/team/units`, { headers: user('agent') })).json()
const publicOf = async ({ slug }: { slug: string }): Promise<Development> =>
  (await app.fetch(`/api/developments/${slug}`)).json()

async function withUnits(count = 4) {
  const development = await create()
  const [first, second] = development.unitTypes
  const units = Array.from({ length: count }, (_, at) => ({
    floor: Math.floor(at / 2) + 1,
    number: `${Math.floor(at / 2) + 1}0${(at % 2) + 1}`,
    typeId: at % 2 === 0 ? first?.id : second?.id,
    orientation: 'ne',
    price: 62_000 + at * 1000,
  }))
  const added = await send('POST', `/api/developments/${development.id}/units`, { units })
  expect(added.status).toBe(201)
  return { development, units: await unitsOf(development) }
}

describe('a development', () => {
  it('is created by a member and read by everybody, by its addresses, once it is published', async () => {
    const draft = await create({ isPublished: false })
    expect((await app.fetch(`/api/developments/${draft.slug}`)).status).toBe(404)
    const slug = `torre-${newId()}`
    const path = `/api/developments/${draft.id}`
    expect((await send('PATCH', path, { isPublished: true, slug })).status).toBe(200)
    for (const address of [slug, draft.slug]) {
      const read = await publicOf({ slug: address })
      expect(read).toMatchObject({
        slug,
        city: 'Asunción',
        neighborhood: 'Villa Morra',
        paymentPlan: plan,
        units: 0,
        fromPrice: null,
        agency: { slug: expect.any(String) },
      })
      expect(read.unitTypes.map(({ name }) => name)).toEqual([one.name, two.name])
    }
    const again = await send('PATCH', path, { slug: draft.slug })
    expect((await again.json()).slug).toBe(draft.slug)
    const other = await create()
    expect((await send('PATCH', `/api/developments/${other.id}`, { slug })).status).toBe(422)
  })

  it('is its agency’s and the administrators’ alone', async () => {
    const { development, units } = await withUnits(1)
    const admin = as('admin', await insertAdmin(app.context.db))
    const path = `/api/developments/${development.id}`
    const unit = `${path}/units/${units[0]?.id}`
    const calls = [
      ['GET', `/api/agencies/${scene.agencyId}/developments`, undefined, [200, 200, 200, 404, 404, 200]],
      ['GET', `${path}/team`, undefined, [200, 200, 200, 404, 404, 200]],
      ['GET', `${path}/team/units`, undefined, [200, 200, 200, 404, 404, 200]],
      ['PATCH', path, { description: 'Otra.' }, [200, 200, 200, 404, 404, 200]],
      ['PATCH', unit, { price: 70_000 }, [200, 200, 200, 404, 404, 200]],
      ['GET', `${unit}/history`, undefined, [200, 200, 200, 404, 404, 200]],
      ['POST', `${unit}/sell`, {}, [200, 409, 403, 404, 404, 409]],
      ['POST', `${unit}/release`, undefined, [200, 409, 409, 404, 404, 409]],
    ] as const
    for (const [method, at, body, answers] of calls)
      for (const [index, who] of (
        ['owner', 'agent', 'assistant', 'stranger', 'former', 'admin'] as const
      ).entries()) {
        const headers = who === 'admin' ? admin : user(who)
        const { status } = await app.send(method, at, body, headers)
        expect(`${method} ${at} ${who} ${status}`).toBe(`${method} ${at} ${who} ${answers[index]}`)
      }
  })

  it.each([
    [{ paymentPlan: { ...plan, deliveryPercent: 15 } }, 'paymentPlan', 'falta 5 %'],
    [{ paymentPlan: { ...plan, deliveryPercent: 30 } }, 'paymentPlan', 'sobra 10 %'],
    [{ paymentPlan: { ...plan, instalments: 0 } }, 'paymentPlan', ''],
    [{ longitude: null }, 'longitude', ''],
    [{ startMonth: '2028-07' }, 'deliveryMonth', ''],
    [{ unitTypes: [one, { ...two, name: '1 DORMITORIO' }] }, 'unitTypes', ''],
    [{ unitTypes: [{ ...one, id: 'another' }] }, 'unitTypes', ''],
    [{ pictures: [{ id: 'another' }] }, 'pictures', ''],
    [{ name: '\u200b' }, 'name', ''],
    [{ stage: 'used' }, 'stage', ''],
  ])('with %j is refused at %s, and says why: %s', async (fields, field, said) => {
    const path = `/api/agencies/${scene.agencyId}/developments`
    const refused = await send('POST', path, { ...tower(), ...fields })
    expect(refused.status).toBe(422)
    const answer = await refused.json()
    expect(answer.fields).toHaveProperty([field])
    expect(answer.error).toContain(said)
  })

  it('shows pictures of the project and, by month, how far it is', async () => {
    const { db } = app.context
    const ids = await Promise.all([insertMedia(db), insertMedia(db), insertMedia(db), insertMedia(db)])
    const [front = '', march = '', may = '', floor = ''] = ids
    await db.insert(mediaUploads).values(ids.map((mediaId) => ({ mediaId, userId: scene.people.agent })))
    const pictures = [
      { id: front, caption: 'Fachada' },
      { id: march, month: '2026-03' },
      { id: may, month: '2026-05' },
    ]
    const development = await create({ pictures, unitTypes: [{ ...one, planId: floor }] })
    const read = await publicOf(development)
    expect(read.pictures.map(({ id, caption }) => [id, caption])).toEqual([[front, 'Fachada']])
    expect(read.progress.map(({ month }) => month)).toEqual(['2026-05', '2026-03'])
    expect(read.unitTypes[0]?.plan?.id).toBe(floor)
    const [type] = development.unitTypes
    const kept = await send(
      'PATCH',
      `/api/developments/${development.id}`,
      { pictures: [{ id: may, month: '2026-05' }], unitTypes: [{ ...one, id: type?.id, planId: floor }] },
      'assistant',
    )
    expect(kept.status).toBe(200)
    expect((await publicOf(development)).pictures).toEqual([])
  })

  it('keeps types that have units, and units that are taken', async () => {
    const { development, units } = await withUnits(2)
    const path = `/api/developments/${development.id}`
    const refused = await send('PATCH', path, { unitTypes: [{ ...one, id: development.unitTypes[0]?.id }] })
    expect(refused.status).toBe(409)
    expect((await refused.json()).error).toContain(two.name)
    const [unit] = units
    await send('POST', `${path}/units/${unit?.id}/hold`, { name: 'Ana' })
    expect((await send('DELETE', `${path}/units/${unit?.id}`, undefined)).status).toBe(409)
    expect((await send('DELETE', path, undefined)).status).toBe(409)
    expect((await send('DELETE', path, undefined, 'assistant')).status).toBe(403)
    await send('POST', `${path}/units/${unit?.id}/release`, undefined)
    expect((await send('DELETE', path, undefined)).status).toBe(204)
    expect((await app.fetch(`/api/developments/${development.slug}`)).status).toBe(404)
  })
})

describe('units', () => {
  it('are added all or none: none twice, none that is there, none of another’s type', async () => {
    const { development } = await withUnits(2)
    const [type] = development.unitTypes
    const path = `/api/developments/${development.id}/units`
    const unit = { floor: 9, number: '901', typeId: type?.id }
    for (const [units, status] of [
      [[unit, { ...unit, number: '9-01' }], 422],
      [[unit, { ...unit, number: '101' }], 409],
      [[unit, { ...unit, number: '902', typeId: 'other' }], 422],
      [[], 422],
    ] as const) {
      const refused = await send('POST', path, { units })
      expect(refused.status).toBe(status)
    }
    expect(await unitsOf(development)).toHaveLength(2)
    const [first, second] = await unitsOf(development)
    expect((await send('PATCH', `${path}/${first?.id}`, { number: second?.number })).status).toBe(409)
  })

  it('show from-prices and what is free, by type and whole', async () => {
    const { development, units } = await withUnits(4)
    await send('POST', `/api/developments/${development.id}/units/${units[0]?.id}/sell`, { name: 'Ana' })
    await send('POST', `/api/developments/${development.id}/units/${units[1]?.id}/hold`, { name: 'Luis' })
    const read = await publicOf(development)
    expect(read).toMatchObject({ units: 4, free: 2, held: 1, sold: 1, fromPrice: 64_000 })
    expect(read.unitTypes.map(({ free, fromPrice }) => [free, fromPrice])).toEqual([
      [1, 64_000],
      [1, 65_000],
    ])
    const board: DevelopmentUnit[] = await (
      await app.fetch(`/api/developments/${development.slug}/units`)
    ).json()
    expect(board.map(({ number, state }) => `${number} ${state}`)).toEqual([
      '101 sold',
      '102 held',
      '201 free',
      '202 free',
    ])
    expect(JSON.stringify(board)).not.toContain('Luis')
    const cards: DevelopmentCard[] = await (
      await app.fetch('/api/developments?text=nanduti&city=asuncion')
    ).json()
    expect(cards.find(({ slug }) => slug === development.slug)).toMatchObject({
      ...{ units: 4, free: 2, fromPrice: 64_000, minBedrooms: 1, maxBedrooms: 2, picture: null },
    })
    expect(await (await app.fetch('/api/developments?text=nanduti&city=luque')).json()).toEqual([])
  })

  it('are searched: a development fits where one free unit has all that is asked, and says how many', async () => {
    const { development, units } = await withUnits(6)
    const { name, slug } = development
    const found = async (query: string): Promise<DevelopmentCard[]> =>
      (await app.fetch(`/api/developments?text=${encodeURIComponent(name)}${query}`)).json()
    expect(await found('')).toMatchObject([{ slug, free: 6 }])
    expect((await found(''))[0]).not.toHaveProperty('fitting')
    expect(await found('&bedrooms=2')).toMatchObject([{ slug, fitting: 3 }])
    expect(await found('&bedrooms=2&maxPrice=63000')).toMatchObject([{ slug, fitting: 1 }])
    expect(await found('&bedrooms=1&minPrice=64000&maxArea=60')).toMatchObject([{ slug, fitting: 2 }])
    expect(await found('&bedrooms=3')).toEqual([])
    // The only one of two bedrooms up to 63,000.
    const [, cheapest] = units
    await send('POST', `/api/developments/${development.id}/units/${cheapest?.id}/hold`, { name: 'Ana' })
    expect(await found('&bedrooms=2&maxPrice=63000')).toEqual([])
    expect(await found('&bedrooms=2&maxPrice=90000')).toMatchObject([{ slug, free: 5, fitting: 2 }])
    expect(await found('&stage=off_plan&deliveryBefore=2029-01&amenities=pool&city=asuncion')).toHaveLength(1)
    for (const other of ['&stage=new', '&deliveryBefore=2028-06', '&city=Luque'])
      expect(await found(other)).toEqual([])
    expect(await found('&neighborhood=Villa%20Morra')).toHaveLength(1)
    expect((await app.fetch('/api/developments?bedrooms=many')).status).toBe(400)
  })

  it('are held by one of two at once, and the other is told', async () => {
    const { development, units } = await withUnits(1)
    const path = `/api/developments/${development.id}/units/${units[0]?.id}`
    const names = ['Ana', 'Luis', 'Eva', 'Juan']
    const answers = await Promise.all(
      names.map((name) => send('POST', `${path}/hold`, { name }, 'assistant')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    const [unit] = await unitsOf(development)
    expect((await refused?.json())?.error).toContain(`reservada a nombre de ${unit?.heldFor}`)
    const history: UnitHistory = await (await app.fetch(`${path}/history`, { headers: user('agent') })).json()
    expect(history).toMatchObject([{ event: 'held', heldFor: unit?.heldFor, by: 'Asun Ríos' }])
  })

  it('are free again 48 hours after, with no job, and their history says so', async () => {
    const { db } = app.context
    const { development, units } = await withUnits(2)
    const [first, second] = units
    const path = `/api/developments/${development.id}/units`
    for (const unit of units) {
      const held: TeamUnit = await (await send('POST', `${path}/${unit.id}/hold`, { name: 'Ana' })).json()
      const hours = (new Date(held.heldUntil ?? 0).getTime() - Date.now()) / 3_600_000
      expect(hours).toBeGreaterThan(47.9)
      expect(hours).toBeLessThanOrEqual(48)
    }
    await db
      .update(developmentUnits)
      .set({ heldUntil: sql`now() - interval '1 second'` })
      .where(eq(developmentUnits.developmentId, development.id))
    expect((await unitsOf(development)).map(({ state, heldFor }) => [state, heldFor])).toEqual([
      ['free', null],
      ['free', null],
    ])
    expect((await send('POST', `${path}/${first?.id}/hold`, { name: 'Luis' })).status).toBe(200)
    await freeExpiredHolds(db)
    const eventsOf = async (id?: string) => {
      const answer = await app.fetch(`${path}/${id}/history`, { headers: user('owner') })
      return ((await answer.json()) as UnitHistory).map(({ event }) => event)
    }
    expect(await eventsOf(first?.id)).toEqual(['held', 'expired', 'held'])
    expect(await eventsOf(second?.id)).toEqual(['expired', 'held'])
    expect((await send('POST', `${path}/${second?.id}/release`, undefined)).status).toBe(409)
  })
})

describe('a sheet of units', () => {
  const importSheet = async (
    { id }: TeamDevelopment,
    sheet: string,
    isDryRun = false,
    who: Colleague = 'agent',
  ) => send('POST', `/api/developments/${id}/units/sheet`, { sheet, isDryRun }, who)

  it('adds and changes units, and a second time writes nothing', async () => {
    const { development, units } = await withUnits(2)
    const sheet = [
      'Piso;Unidad;Tipo;Orientación;Precio;Estado',
      'PB;001;1 dormitorio;NO;US$ 58.000;libre',
      '1;101;2 DORMITORIOS;sur;62.000,50;',
      '1°;102;2 dormitorios;;;vendida',
      '',
    ].join('\r\n')
    const dry: SheetOutcome = await (await importSheet(development, sheet, true)).json()
    expect(dry).toEqual({ added: 1, changed: 2, unchanged: 0, problems: [], problemCount: 0 })
    expect(await unitsOf(development)).toEqual(units)
    expect((await importSheet(development, sheet, false, 'assistant')).status).toBe(403)
    expect((await importSheet(development, sheet)).status).toBe(200)
    const after = await unitsOf(development)
    const types = Object.fromEntries(development.unitTypes.map(({ id, name }) => [id, name]))
    expect(
      after.map(({ floor, number, typeId, orientation, price, state }) =>
        [floor, number, types[typeId], orientation, price, state].join(' '),
      ),
    ).toEqual([
      '0 001 1 dormitorio nw 58000 free',
      '1 101 2 dormitorios s 62000.5 free',
      '1 102 2 dormitorios   sold',
    ])
    const again: SheetOutcome = await (await importSheet(development, sheet)).json()
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  })

  it('with a mistake writes nothing, and says row, column and value of each', async () => {
    const { development } = await withUnits(2)
    const sheet = [
      'piso,unidad,tipo,precio,orientación,estado',
      '3,301,1 dormitorio,62000,norte,libre',
      'tercero,302,1 dormitorio,62000,,',
      '3,303,monoambiente,gratis,arriba,reservada',
      '4,3-01,1 dormitorio,62000,,',
      '4,,1 dormitorio,0,,',
    ].join('\n')
    const dry: SheetOutcome = await (await importSheet(development, sheet, true)).json()
    expect(
      dry.problems.map(({ row, column, problem, otherRow }) => [row, column, problem, otherRow]),
    ).toEqual([
      [3, 'floor', 'not_a_floor', null],
      [4, 'type', 'unknown_type', null],
      [4, 'orientation', 'not_an_orientation', null],
      [4, 'price', 'not_a_price', null],
      [4, 'state', 'not_a_state', null],
      [5, 'number', 'twice', 2],
      [6, 'number', 'missing', null],
      [6, 'price', 'not_a_price', null],
    ])
    const refused = await importSheet(development, sheet)
    expect(refused.status).toBe(422)
    expect((await refused.json()).error).toContain('8 problemas, el primero en la fila 3')
    expect(await unitsOf(development)).toHaveLength(2)
  })

  it.each([
    ['', 422],
    ['unidad;precio\n101;5', 'no_column'],
    ['piso;unidad;tipo;piso\n1;101;x;2', 'same_column'],
    ['piso;unidad;tipo', 'no_rows'],
    ['"piso";"unidad";"tipo"\n"1";"1""01";"1 dormitorio"\n"2', 'open_quote'],
  ])('that reads %j is answered %s', async (sheet, problem) => {
    const development = await create()
    const answer = await importSheet(development, sheet, true)
    if (problem === 422) return expect(answer.status).toBe(422)
    const { problems }: SheetOutcome = await answer.json()
    expect(problems.map((one) => one.problem)).toContain(problem)
  })

  it('of two thousand units is taken at once, and its board is one answer', async () => {
    const development = await create()
    const rows = Array.from({ length: 2000 }, (_, at) => {
      const [floor, number] = [Math.floor(at / 50) + 1, (at % 50) + 1]
      return `${floor};${floor}${String(number).padStart(2, '0')};${at % 2 ? one.name : two.name};${60_000 + at}`
    })
    const done = await importSheet(development, ['piso;unidad;tipo;precio', ...rows].join('\n'))
    expect(await done.json()).toMatchObject({ added: 2000 })
    const board = await (await app.fetch(`/api/developments/${development.slug}/units`)).json()
    expect(board).toHaveLength(2000)
  })
})
