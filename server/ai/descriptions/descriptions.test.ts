import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Improvement } from '#shared/ai/ai.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { type ModelServer, type Respond, startModelServer } from '#tests/support/modelServer.ts'
import { descriptionFacts } from './facts.ts'
import { additions } from './modelDescription.ts'

let server: ModelServer
let app: TestApp
let withModel: TestApp
let respond: Respond
beforeAll(async () => {
  server = await startModelServer((request, number) => respond(request, number))
  app = await startApp({}, { identify: identifyByHeader })
  withModel = await startApp(
    { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url },
    {
      allow: ['model'],
      identify: identifyByHeader,
      modelBounds: { timeout: 60_000, idleTimeout: 30_000, maxFailures: 1000 },
    },
  )
})
afterAll(async () => {
  await Promise.all([app.close(), withModel.close(), server.close()])
})

const facts = {
  propertyType: 'house',
  transactionType: 'sale',
  neighborhood: 'Villa Morra',
  city: 'Asunción',
  bedrooms: 3,
  bathrooms: '2',
  parkingSpaces: 1,
  area: '250.50',
  yearBuilt: 2015,
  amenities: ['pool', 'quincho', 'pets', 'spaceship'],
  address: 'Calle SECRETA 12',
  priceUSD: 187_500,
  latitude: -25.3,
}
const written = {
  title: 'CASA EN VILLA MORRA',
  description:
    'HERMOSA CASA EN VILLA MORRA CON GALERIA !!!!   tiene piscina y quincho ,cerca del colegio Goethe.\ntítulo al día',
}
const rewrites: { written: typeof written; facts: object; es?: string[]; en?: string[] }[] = [
  {
    written,
    facts,
    es: [
      'Casa en Villa Morra, Asunción, con tres dormitorios y 2 baños. Tiene galería, piscina y quincho, y está cerca del colegio Goethe.',
      'Hermosa casa de 250 m² en Villa Morra. Fue construida en 2015 y acepta mascotas.',
      'Te presentamos tu nueva casa en Villa Morra: 3 habitaciones cómodas, 2 baños y garaje para un vehículo. Afuera, una amplia galería, pileta y un parrillero en el quincho. Las mascotas son bienvenidas. Documentación al día.',
      'Una excelente oportunidad en Asunción, Paraguay: espacios generosos y funcionales para disfrutar en familia, a poca distancia del Goethe.',
    ],
    en: [
      'A house with a pool in Villa Morra: three bedrooms, two bathrooms, one parking space, pets welcome.',
      'A lovely home in Villa Morra, Asunción, Paraguay. Comfortable living inside and out: a veranda, a swimming pool and a quincho for gatherings, close to the Goethe school. Your new home awaits.',
      'Once you step inside this spacious house you will find 250.5 m² of living space, with a practical floor plan. Pet friendly, and its title is in order.',
    ],
  },
  {
    written: {
      title: 'Depto en alquiler',
      description:
        'depto de 2 dorm, luminoso, balcon, a 2 cuadras del shopping. expensas incluidas. no fumadores',
    },
    facts: {
      ...{ propertyType: 'apartment', transactionType: 'rent', neighborhood: 'Recoleta', city: 'Asunción' },
      ...{ bedrooms: 2, bathrooms: 1, parkingSpaces: 1, area: 70 },
      amenities: ['elevator', 'air_conditioning', 'security'],
    },
    es: [
      'Departamento con mucha luz natural en Recoleta: dos dormitorios, un baño y un lugar de estacionamiento. El centro comercial queda a dos cuadras. Climatizado, con ascensor y vigilancia. Incluye expensas; no se admiten fumadores.',
    ],
    en: [
      'A bright two-bedroom flat in Recoleta with a balcony, two blocks from the mall. The building has a lift and security. Air conditioning throughout, common charges included. Non-smokers only.',
    ],
  },
  {
    written: {
      title: 'Terreno en Areguá',
      description: 'lindo terreno, plano, con arboles, titulo. 15x40. calle empedrada. luz y agua',
    },
    facts: { propertyType: 'land', transactionType: 'sale', city: 'Areguá', area: 600 },
    es: [
      'Lote de 600 m² en Areguá, Central, arbolado y de topografía plana: 15 m de frente por 40 m de fondo. Acceso por empedrado, con energía eléctrica y agua corriente. Ideal para construir un nuevo hogar.',
    ],
    en: [
      'A level 600 m² plot in Areguá, 15 by 40 metres, with trees, electricity and water, on a cobblestone street.',
    ],
  },
]
const user = as('user', 'user00000001')
const post = (one: TestApp, body: object, headers: Record<string, string> = user) =>
  one.send('POST', '/api/ai/improve-description', { language: 'es', facts: {}, ...written, ...body }, headers)
const improve = async (one: TestApp, body: object): Promise<Improvement> => (await post(one, body)).json()

describe('a description by rules', () => {
  it('tells the facts, then what the author wrote beyond them', async () => {
    expect(await improve(app, { facts })).toEqual({
      description: [
        'Casa en venta en Villa Morra, Asunción, con 3 dormitorios, 2 baños y 1 cochera. Tiene 250,5 m² y se construyó en 2015. Cuenta con piscina y quincho. Acepta mascotas.',
        '',
        'Hermosa casa en Villa Morra con galería.',
        'Cerca del colegio Goethe.',
        'Título al día.',
      ].join('\n'),
      source: 'local',
      contradictions: [],
      leftOut: [],
      removed: [{ kind: 'capitals', text: 'HERMOSA CASA VILLA MORRA GALERIA' }],
    })
  })

  it('leaves no Spanish in English, and says in English what it read', async () => {
    const description = 'Casa luminosa con parrilla y sin balcón. Título al día. A bright living room.'
    const made = await improve(app, { facts, description, language: 'en' })
    expect(made.description).toMatch(/It comes with a pool, a quincho and a grill\./)
    expect(made.description).toMatch(/\n\nA bright living room\.$/)
    expect(made.description).not.toMatch(/Casa|Título|parrilla|balcón/)
    expect(made.leftOut).toEqual(['Casa luminosa con parrilla y sin balcón.', 'Título al día.'])
    const alone = { facts: {}, title: '', description: 'Título al día.', language: 'en' }
    expect((await post(app, alone)).status).toBe(422)
  })

  it.each([
    ['Tiene 4 dormitorios amplios.', 'bedrooms', '3 dormitorios'],
    ['Son cuatro dormitorios.', 'bedrooms', '3 dormitorios'],
    ['Tiene un solo baño: 1 baño.', 'bathrooms', '2 baños'],
    ['Mide 400 m2 en total.', 'area', '250,5 m²'],
    ['Construida en 1998.', 'yearBuilt', '2015'],
    ['Casa sin piscina.', 'amenities', 'Piscina'],
  ])('says that %j contradicts the facts, and keeps the facts', async (text, field, fact) => {
    const made = await improve(app, { facts, description: `Linda galería. ${text}` })
    expect(made.contradictions).toEqual([{ field, text, fact }])
    expect(made.description).toMatch(/con 3 dormitorios, 2 baños/)
    expect(made.description).not.toContain(text)
    expect(made.description).toContain('Linda galería')
  })

  it.each([
    'Tiene 3 dormitorios.',
    '2 dormitorios en planta alta y 1 dormitorio abajo.',
    'Lote de 400 m2.',
    'Mide 250 m2.',
    'Construida en 2015, refaccionada en 2020.',
    'Cocina con parrilla, sin ascensor.',
  ])('finds no contradiction in %j', async (sentence) => {
    expect((await improve(app, { facts, description: sentence })).contradictions).toEqual([])
  })

  it('is written in English as well', async () => {
    const { description } = await improve(app, { facts, description: '', language: 'en' })
    expect(description).toBe(
      'House for sale in Villa Morra, Asunción, with 3 bedrooms, 2 bathrooms and 1 parking space. It has 250.5 m² and was built in 2015. It comes with a pool and a quincho. Pets are welcome.',
    )
  })

  it('leaves out what the facts say already', async () => {
    const { description } = await improve(app, {
      facts,
      description: 'Casa en venta en Villa Morra. Tiene 3 dormitorios y 2 baños. Balcón con vista.',
    })
    expect(description).toMatch(/Acepta mascotas\.\n\nBalcón con vista\.$/)
  })

  it('knows plots and offices', async () => {
    const plot = { propertyType: 'land', transactionType: 'sale', city: 'Areguá', area: 600, bedrooms: 0 }
    expect((await improve(app, { facts: plot, description: '' })).description).toBe(
      'Terreno en venta en Areguá. Tiene 600 m².',
    )
    const office = {
      hours: '24-7',
      meetingRooms: 2,
      services: ['receptionist', 'printing'],
      deskTypes: ['hot'],
    }
    const coworking = {
      propertyType: 'coworking',
      transactionType: 'rent',
      city: 'Luque',
      office,
      capacity: 8,
    }
    expect((await improve(app, { facts: coworking, description: '' })).description).toBe(
      'Coworking en alquiler en Luque. Se puede usar las 24 horas. Tiene 2 salas de reuniones. Incluye recepción e impresión. Ofrece puestos flexibles. Es para hasta 8 personas.',
    )
  })

  it('needs something to describe, and takes no nonsense for facts', async () => {
    const nothing = await post(app, { title: '', description: ' ' })
    expect(nothing.status).toBe(422)
    expect((await nothing.json()).fields).toHaveProperty('description')
    const odd = { propertyType: 'castle', bedrooms: -3, area: 'NaN', amenities: 'pool', office: 7 }
    for (const yearBuilt of [1e99, 3030, 1200]) {
      const made = await improve(app, { facts: { ...odd, yearBuilt }, description: 'Linda casa' })
      expect(made.description).toBe('Linda casa.')
    }
    expect((await post(app, { facts: 'none' })).status).toBe(422)
    expect((await post(app, { description: 'x'.repeat(10_001) })).status).toBe(422)
    expect((await post(app, { language: 'pt' })).status).toBe(422)
    expect((await post(app, {}, {})).status).toBe(401)
  })
})

describe('a description by the model', () => {
  const good =
    'Casa en Villa Morra, Asunción, con tres dormitorios y 2 baños.\n\nTiene galería, piscina y quincho, y está cerca del colegio Goethe.'

  it('is offered where it adds nothing, and never saw price, address and position', async () => {
    respond = () => ({ content: { description: good } })
    expect(await improve(withModel, { facts })).toMatchObject({ description: good, source: 'model' })
    expect(server.prompts()).toContain('Goethe')
    expect(server.prompts()).not.toMatch(/SECRETA|187500|-25\.3/)
  })

  it('is replaced by ours where it adds something', async () => {
    respond = () => ({ content: { description: `${good} Tiene jacuzzi.` } })
    expect((await improve(withModel, { facts })).source).toBe('local')
    respond = () => 'html'
    expect((await improve(withModel, { facts })).source).toBe('local')
  })

  it('is replaced by ours where it contradicts the facts or mixes languages', async () => {
    const description = 'Casa con 4 dormitorios y galería.'
    respond = () => ({ content: { description: 'Casa en Villa Morra con 4 dormitorios y galería.' } })
    const made = await improve(withModel, { facts, description })
    expect(made).toMatchObject({ source: 'local', contradictions: [{ field: 'bedrooms' }] })
    respond = () => ({ content: { description: 'A house in Villa Morra. Tiene galería y piscina.' } })
    expect((await improve(withModel, { facts, language: 'en' })).source).toBe('local')
    respond = () => ({ content: { description: 'A house in Villa Morra with a pool and a veranda.' } })
    const english = await improve(withModel, { facts, language: 'en' })
    expect(english).toMatchObject({ source: 'model', leftOut: [] })
  })

  it.each([
    ['Tiene 4 dormitorios.', '4'],
    ['Tiene cuatro dormitorios.', '4'],
    ['Cuesta $187,500.', '187,500'],
    ['Cuenta con gimnasio.', 'gimnasio'],
    ['It has a gym.', 'gym'],
    ['Está a pasos del supermercado.', 'supermercado'],
    ['Queda cerca del Shopping del Sol.', 'shopping'],
    ['Con vista al lago.', 'vista'],
    ['Está a estrenar.', 'a estrenar'],
    ['Casa luminosa y tranquila.', 'luminos'],
    ['Construida por Constructora Guarani.', 'Constructora'],
    ['Ideal para inversión.', 'inversion'],
    ['Cuenta con 30 m² de terraza.', '30'],
  ])('adds in "%s"', (text, added) => {
    expect(additions(text, written, descriptionFacts.parse(facts))).toContain(added)
  })

  it.each([
    ['Tiene piscina y quincho.', 'Casa sin piscina ni quincho.', 'piscina'],
    ['Acepta mascotas.', 'No se aceptan mascotas.', 'mascota'],
    ['Se entrega amoblado.', 'Se entrega sin muebles.', 'amoblad'],
  ])('adds in "%s" what its author denied: "%s"', (text, description, added) => {
    const denied = { title: 'Casa', description }
    expect(additions(text, denied, descriptionFacts.parse({ propertyType: 'house' }))).toContain(added)
    expect(additions(description, denied, descriptionFacts.parse({ propertyType: 'house' }))).toEqual([])
  })

  it.each(
    rewrites.flatMap(({ written: by, facts: known, es = [], en = [] }) => [
      ...[...es, ...en].map((text) => [text, by, known] as const),
    ]),
  )('adds nothing in "%s"', (text, by, known) => {
    expect(additions(text, by, descriptionFacts.parse(known))).toEqual([])
  })
})

describe('a translation', () => {
  const translate = (one: TestApp, body: object = {}) =>
    one.send('POST', '/api/ai/translate', { ...texts, from: 'es', to: 'en', ...body }, user)
  const texts = { title: 'Casa en Luque', description: 'Tiene 3 dormitorios y 250 m².' }

  it('comes from the model, with every figure', async () => {
    const content = { title: 'House in Luque', description: 'It has 3 bedrooms and 250 m².' }
    respond = () => ({ content })
    expect(await (await translate(withModel)).json()).toEqual({ ...content, source: 'model' })
    const titleOnly = await translate(withModel, { description: '' })
    expect(await titleOnly.json()).toEqual({ title: content.title, description: '', source: 'model' })
  })

  it('may say what its author said of money, and nothing else may', async () => {
    const content = {
      title: 'House in Luque',
      description: 'Pay a deposit of $500 to reserve it. ½ hectare.',
    }
    respond = () => ({ content })
    const own = 'Para reservarla, pagá una seña de $500. ½ hectárea.'
    expect(await (await translate(withModel, { description: own })).json()).toMatchObject(content)
    expect((await translate(withModel, { description: 'Cuesta $500. ½ hectárea.' })).status).toBe(503)
  })

  it('has as much room as the longest text needs', async () => {
    const description = 'House with a garden. '.repeat(285)
    respond = ({ max_completion_tokens: tokens }) => ({
      content: JSON.stringify({ title: 'House', description }).slice(0, tokens * 3),
    })
    const answer = await translate(withModel, { description: 'Casa con jardín. '.repeat(350) })
    expect(await answer.json()).toMatchObject({ description: description.trim() })
  })

  it.each([
    [
      'loses a figure',
      () => ({ content: { title: 'House in Luque', description: 'It has bedrooms and 250 m².' } }),
    ],
    [
      'adds one',
      () => ({ content: { title: 'House in Luque 2', description: 'It has 3 bedrooms and 250 m².' } }),
    ],
    ['is none', () => ({ content: 'sorry' })],
    ['fails', () => 'cut' as const],
  ])('that %s is none', async (_why, reply: Respond) => {
    respond = reply
    const response = await translate(withModel)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect((await response.json()).code).toBe('ai_unavailable')
  })

  it('needs a model, which the site knows beforehand', async () => {
    expect((await translate(app)).status).toBe(503)
    const settings = async (one: TestApp) => (await one.fetch('/api/settings/public')).json()
    expect(await settings(app)).toMatchObject({ aiModel: false })
    expect(await settings(withModel)).toMatchObject({ aiModel: true })
  })
})
