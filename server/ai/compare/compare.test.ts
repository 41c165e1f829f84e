import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Comparison } from '#shared/ai/ai.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListings, insertUser } from '#tests/support/listings.ts'
import { type ModelServer, type Respond, startModelServer } from '#tests/support/modelServer.ts'

let server: ModelServer
let withModel: TestApp
let app: TestApp
let respond: Respond
let ids: string[]
let headers: Record<string, string>
const rows = [
  {
    title: 'Casa del lago',
    priceUsd: '200000.00',
    area: '250.00',
    bedrooms: 4,
    bathrooms: 3,
    yearBuilt: 2020,
  },
  {
    title: 'Casa céntrica',
    priceUsd: '150000.00',
    area: '150.00',
    bedrooms: 3,
    bathrooms: 3,
    yearBuilt: 1998,
  },
  {
    title: 'Casa sin metros',
    priceUsd: '90000.00',
    area: null,
    bedrooms: 2,
    city: 'Luque',
    neighborhood: 'Centro',
  },
  {
    title: 'Depto en alquiler',
    priceUsd: '650.00',
    area: '65.00',
    transactionType: 'rent' as const,
    propertyType: 'apartment' as const,
  },
  { title: 'Se fue', priceUsd: '100000.00', area: '100.00', status: 'closed' as const },
]

async function open(env: Record<string, string>, options: Parameters<typeof startApp>[1] = {}) {
  const one = await startApp(env, { allow: ['model'], identify: identifyByHeader, ...options })
  const owner = await insertUser(one.context.db, { id: 'user00000001' })
  const more = [...rows, { title: 'Borrador', status: 'draft' as const, ownerUserId: owner }]
  const known = await insertListings(one.context.db, more)
  return { one, known, headers: as('user', owner) }
}

beforeAll(async () => {
  server = await startModelServer((request, number) => respond(request, number))
  const local = await open({})
  app = local.one
  ids = local.known
  headers = local.headers
})
afterAll(async () => {
  await Promise.all([app.close(), withModel?.close(), server.close()])
})

const post = (one: TestApp, propertyIds: unknown, more = {}) =>
  one.send('POST', '/api/ai/compare', { propertyIds }, { ...headers, ...more })
async function analyzed(response: Response) {
  expect(response.status).toBe(200)
  const { analysis, ...rest }: Comparison = await response.json()
  if (!analysis) throw new Error('no analysis')
  return { ...rest, analysis }
}
const compare = async (which: number[], more = {}) =>
  analyzed(
    await post(
      app,
      which.map((index) => ids[index]),
      more,
    ),
  )

describe('a comparison by rules', () => {
  it('argues from the figures of the page', async () => {
    const { properties, analysis, source } = await compare([0, 1])
    expect(properties.map(({ title }) => title)).toEqual(['Casa del lago', 'Casa céntrica'])
    expect(source).toBe('local')
    expect(analysis).toEqual({
      summary:
        'Comparás 2 propiedades en venta, de $150,000 a $200,000. La de menor precio es «Casa céntrica» ($150,000). La más grande es «Casa del lago» (250 m²).',
      bestValue:
        '«Casa del lago» da más superficie por su precio: $800.00 por m², 20\u00a0% menos que «Casa céntrica» ($1,000.00 por m²).',
      considerations: [
        'Entre «Casa del lago» ($200,000) y «Casa céntrica» ($150,000) hay $50,000 de diferencia: la primera cuesta 33\u00a0% más.',
        '«Casa del lago» tiene 100 m² más de superficie que «Casa céntrica» (250 m² contra 150 m²).',
        'Con más dormitorios: «Casa del lago» (4 dormitorios, contra 3 dormitorios).',
        'La más nueva es «Casa del lago» (2020); la más antigua, «Casa céntrica» (1998).',
      ],
      suits: [
        '«Casa del lago»: para una familia, porque tiene más dormitorios que las otras (4 dormitorios).',
        '«Casa céntrica»: para cuidar el presupuesto, porque es la de menor precio ($150,000).',
      ],
    })
  })

  it('is in the reader’s language', async () => {
    const { analysis } = await compare([0, 1], { 'Accept-Language': 'en' })
    expect(analysis.bestValue).toBe(
      '“Casa del lago” gives more area for its price: $800.00 per m², 20% less than “Casa céntrica” ($1,000.00 per m²).',
    )
  })

  it('says whom each suits, as far as something sets it apart', async () => {
    const [rental = ''] = await insertListings(app.context.db, [
      {
        title: 'Depto de renta',
        priceUsd: '80000.00',
        area: '60.00',
        bedrooms: 1,
        propertyType: 'apartment' as const,
        amenities: ['pets' as const, 'furnished' as const],
        estimatedRoi: '7.50',
      },
    ])
    const { analysis } = await analyzed(await post(app, [rental, ids[1], ids[2]]))
    expect(analysis.suits).toEqual([
      '«Depto de renta»: para quien invierte, porque su rendimiento anual estimado es el más alto (7,5\u00a0%).',
      '«Casa céntrica»: para una familia, porque tiene más dormitorios que las otras (3 dormitorios).',
    ])
    const alike = await insertListings(app.context.db, [{ title: 'Uno' }, { title: 'Dos' }])
    expect((await analyzed(await post(app, alike))).analysis.suits).toEqual([])
  })

  it('does not measure what cannot be measured', async () => {
    const mixed = await compare([2, 3])
    expect(mixed.analysis.summary).toContain('1 propiedad en venta y 1 en alquiler')
    expect(mixed.analysis.bestValue).toContain('No hay dos que se puedan medir')
    const missing = await compare([0, 2])
    expect(missing.analysis.bestValue).toContain('«Casa sin metros» tiene el precio más bajo ($90,000)')
    expect(missing.analysis.considerations).toContain(
      'Sin superficie publicada: «Casa sin metros». Su precio por m² no se puede comparar.',
    )
    const gone = await compare([0, 1, 4])
    expect(gone.analysis.considerations).toContain('Ya no está disponible: «Se fue».')
  })

  it('sets no plot against a flat', async () => {
    const some = await insertListings(app.context.db, [
      { title: 'Lote', propertyType: 'land', priceUsd: '20000.00', area: '600.00', bedrooms: 0 },
      { title: 'Depto', propertyType: 'apartment', priceUsd: '90000.00', area: '60.00', bedrooms: 2 },
    ])
    const { analysis } = await analyzed(await post(app, some))
    const text = [analysis.summary, analysis.bestValue, ...analysis.considerations].join('\n')
    expect(analysis.bestValue).toContain('No hay dos que se puedan medir')
    expect(text).not.toMatch(/\$\S+ por m²|más grande|más superficie|dormitorios/)
  })

  it('tells listings of one title apart', async () => {
    const twins = await insertListings(app.context.db, [
      { title: 'Dúplex', priceUsd: '100000.00' },
      { title: 'Dúplex', priceUsd: '100000.00' },
    ])
    const response = await analyzed(await post(app, twins))
    expect(response.analysis.summary).toBe('Comparás 2 propiedades en venta, todas a $100,000.')
    expect(response.analysis.bestValue).toMatch(/«Dúplex» \(n\.º 1\) tiene el precio más bajo/)
  })

  it.each([
    ['one', () => ids.slice(0, 1)],
    ['six', () => [...ids, 'x']],
    ['the same twice', () => [ids[0], ids[0]]],
    ['an unknown one', () => [ids[0], 'lst000000001']],
    ['an id that is none', () => [ids[0], "'; drop table listings"]],
    ['nothing', () => undefined],
    ['text', () => 'all'],
  ])('of %s is refused', async (_name, which) => {
    const response = await post(app, which())
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)[0]).toMatch(/^propertyIds/)
  })

  it('is for users', async () => {
    expect((await app.send('POST', '/api/ai/compare', { propertyIds: ids.slice(0, 2) })).status).toBe(401)
    expect((await post(app, ids.slice(0, 2), as('user', 'user00000002'))).status).toBe(200)
    expect((await post(app, [ids[0], ids[5]], as('user', 'user00000002'))).status).toBe(422)
  })
})

describe('a comparison by the model', () => {
  let known: string[]
  beforeAll(async () => {
    const opened = await open(
      { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url },
      { modelBounds: { timeout: 60_000, idleTimeout: 30_000, maxFailures: 1000 } },
    )
    withModel = opened.one
    known = opened.known
  })
  const good = {
    summary: '«Casa del lago» cuesta $50,000 más que «Casa céntrica», pero tiene 100 m² más.',
    bestValue: '«Casa del lago» sale **$800.00** por m²: 20 % menos.',
    considerations: ['Tiene 4 dormitorios contra 3.', 'Una es de 2020 y la otra de 1998.'],
  }
  const ask = async (which: number[]) =>
    analyzed(
      await post(
        withModel,
        which.map((index) => known[index]),
      ),
    )

  it('is given where it argues from the page', async () => {
    respond = () => ({ content: good })
    expect(await ask([0, 1])).toMatchObject({
      analysis: { ...good, bestValue: '«Casa del lago» sale $800.00 por m²: 20 % menos.' },
      source: 'model',
    })
  })

  it.each([
    ['a figure from nowhere', { ...good, summary: '«Casa del lago» se vendió en $123,456 el año pasado.' }],
    ['an address', { ...good, bestValue: 'Mirá https://evil.test por una mejor.' }],
    ['too little', { summary: good.summary }],
    ['nothing', ''],
  ])('with %s is replaced by ours', async (_name, content) => {
    respond = () => ({ content })
    const { analysis, source } = await ask([0, 1])
    expect(source).toBe('local')
    expect(analysis.bestValue).toContain('da más superficie por su precio')
  })

  it('is not asked for with a draft of one’s own', async () => {
    respond = () => ({ content: good })
    server.received.length = 0
    expect((await ask([0, 5])).source).toBe('local')
    expect(server.received).toEqual([])
  })

  it('is replaced by ours where the model fails', async () => {
    respond = () => 'error429'
    expect((await ask([0, 1])).source).toBe('local')
  })
})
