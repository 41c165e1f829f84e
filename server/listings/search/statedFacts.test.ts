import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
})
afterAll(() => app.close())

const byBank = {
  ...{ bank: true, own: false, afd: false },
  ...{ downPaymentPercent: null, instalments: null, instalmentAmount: null },
}
const homes = {
  statesBarter: { acceptsBarter: true },
  saysBarter: { description: 'Casa amplia. Acepta permuta por vehículo.' },
  deniesBarter: { description: 'Casa amplia. No se acepta permuta.' },
  statesUsed: { stage: 'used', description: 'No es a estrenar, pero está como nueva.' },
  saysNew: { description: 'Hermosa casa a estrenar.' },
  statesOffPlan: { stage: 'off_plan', deliveryMonth: '2027-06' },
  statesBank: { financing: byBank },
  saysCredit: { description: 'Casa apta para crédito, apto crédito AFD.' },
  saysOwn: { description: 'Casa con financiación propia hasta 60 meses.' },
  statesRoom: { roomOnly: true, bedrooms: 1 },
  saysRoom: { description: 'Alquilo pieza con baño privado.', bedrooms: 1 },
  hasRooms: { description: 'Casa con inquilinos: pieza en alquiler al fondo.', bedrooms: 4 },
  statesFee: { maintenanceFeeUsd: '80' },
  asksDeposit: { guarantee: 'deposit' },
  asksGuarantor: { guarantee: 'guarantor' },
  saysNoGuarantor: { description: 'Se alquila sin garante, con un mes de depósito.' },
} satisfies Record<string, NewListing>
type Home = keyof typeof homes
const names = Object.keys(homes) as Home[]

describe('a fact that a text asks for', () => {
  it('is what is stated or, where nothing is, what the text says: by SQL and by the index', async () => {
    const ids = await insertListings(
      app.context.db,
      names.map((name) => ({
        title: `Vivienda ${name}`,
        city: 'Pilar',
        neighborhood: 'Centro',
        transactionType: 'both' as const,
        bedrooms: 2,
        ...homes[name],
      })),
    )
    await app.services.responseCache.awaitInvalidation()
    const find = async (query: Record<string, string>) => {
      const response = await app.fetch(`/api/listings?${new URLSearchParams({ limit: '50', ...query })}`)
      const found: { id: string }[] = await response.json()
      return found.flatMap(({ id }) => names.filter((_, at) => ids[at] === id)).toSorted()
    }
    const all = (...without: Home[]) => names.filter((name) => !without.includes(name)).toSorted()
    for (const indexed of [true, false]) {
      if (!indexed) app.services.searchEngine.stop()
      const said = (searchQuery: string) => find({ searchQuery: `${searchQuery} en pilar` })
      expect(await said('casa que acepte permuta')).toEqual(['saysBarter', 'statesBarter'])
      expect(await said('casa que no acepte permuta')).toEqual(all('statesBarter', 'statesRoom'))
      expect(await said('casa a estrenar')).toEqual(['saysNew'])
      expect(await said('casa usada')).toEqual(all('saysNew', 'statesOffPlan', 'statesRoom'))
      expect(await said('casa que no sea usada')).toEqual(all('statesRoom', 'statesUsed'))
      expect(await said('casa en pozo con entrega antes de 2028')).toEqual(['statesOffPlan'])
      expect(await said('casa en pozo con entrega antes de 2027')).toEqual([])
      expect(await said('casa apto crédito')).toEqual(['saysCredit', 'statesBank'])
      expect(await said('casa financiada por el dueño')).toEqual(['saysOwn'])
      expect(await said('casa financiada')).toEqual(['saysCredit', 'saysOwn', 'statesBank'])
      expect(await said('pieza')).toEqual(['saysRoom', 'statesRoom'])
      expect(await said('casa sin expensas')).toEqual(all('statesFee', 'statesRoom'))
      expect(await said('casa expensas hasta 100 dólares')).toEqual(['statesFee'])
      expect(await said('alquiler sin garante')).toEqual(['asksDeposit', 'saysNoGuarantor'])
      expect(await find({ city: 'Pilar', withoutGuarantor: 'true' })).toEqual(['asksDeposit'])
      // Chosen beside the text, it is what is stated alone.
      expect(await find({ searchQuery: 'casa con permuta en pilar', acceptsBarter: 'true' })).toEqual([
        'statesBarter',
      ])
    }
  })
})
