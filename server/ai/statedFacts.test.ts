import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatAnswer } from '#shared/ai/ai.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing } from '#tests/support/listings.ts'

let app: TestApp
let stating = ''
let silent = ''
beforeAll(async () => {
  app = await startApp()
  const { db } = app.context
  silent = await insertListing(db, { description: 'Luminosa.', yearBuilt: null })
  stating = await insertListing(db, {
    description: 'Luminosa.',
    ...{ stage: 'off_plan', deliveryMonth: '2031-06', landArea: '360', builtArea: '180' },
    maintenanceFee: { amount: '650000', currency: 'PYG', includes: ['water'] },
    financing: {
      ...{ bank: false, own: true, afd: false, downPaymentPercent: 30, instalments: 60 },
      instalmentAmount: { amount: '1000', currency: 'USD' },
    },
    ...{ vatIncluded: false, guarantee: 'guarantor', acceptsBarter: true, floor: 5 },
    ...{ frontage: '12', depth: '30', buildingName: 'Torre Lapacho' },
  })
})
afterAll(() => app.close())

async function ask(propertyId: string, question: string, language = 'es'): Promise<string> {
  const headers = { 'Accept-Language': language }
  const response = await app.send('POST', '/api/ai/chat', { question, propertyId }, headers)
  expect(response.status).toBe(200)
  return chatAnswer.parse(await response.json()).response.replaceAll('\u00a0', ' ')
}

describe('what a listing states in fields', () => {
  it.each([
    ['¿cuánto son las expensas?', 'Expensas por mes: Gs. 650.000, incluye agua, según el aviso.'],
    ['¿tiene financiación?', 'Propia: entrega de 30 %, 60 cuotas de $1,000'],
    ['¿en qué piso está?', 'Piso: 5, según el aviso.'],
    ['¿acepta permuta por un terreno?', 'Acepta permuta: Sí, según el aviso.'],
    ['¿el precio incluye IVA?', 'IVA: Aparte del precio, según el aviso.'],
    ['¿cuándo se entrega?', 'junio de 2031, según el aviso.'],
    ['¿qué garantía piden?', 'según el aviso.'],
    ['¿cuánto mide de frente y de fondo?', 'Frente: 12 m, según el aviso. Fondo: 30 m, según el aviso.'],
    ['¿qué medidas tiene el lote?', 'Frente: 12 m, según el aviso.'],
    ['¿cómo se llama el edificio?', 'Torre Lapacho'],
    ['¿en qué edificio está?', 'Torre Lapacho'],
    ['¿cuánto mide el terreno?', 'Superficie del terreno: 360 m², según el aviso.'],
  ])('answers %s', async (question, said) => {
    expect(await ask(stating, question)).toContain(said)
  })

  it('is told in English and Portuguese', async () => {
    expect(await ask(stating, 'how much is the maintenance?', 'en')).toContain('Gs. 650.000')
    expect(await ask(stating, 'does it take a barter?', 'en')).toContain('as the listing says.')
    expect(await ask(stating, 'aceita permuta?', 'pt')).toContain('segundo o anúncio.')
  })
})

describe('what a listing does not state', () => {
  it.each([
    ['¿cuánto son las expensas?', 'El aviso no dice las expensas ni los gastos.'],
    ['¿acepta permuta?', 'El aviso no dice si acepta permuta.'],
    ['¿cómo se llama el edificio?', 'El aviso no dice cómo se llama el edificio.'],
    ['¿el precio incluye IVA?', 'El aviso no dice si el precio incluye IVA.'],
    ['¿cuándo se entrega?', 'El aviso no dice cómo va la obra ni cuándo se entrega.'],
  ])('is said so of %s', async (question, said) => {
    expect(await ask(silent, question)).toContain(said)
  })
})
