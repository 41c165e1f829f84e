import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selection, string } from '#server/core/database/selection.ts'
import { amenities } from '#shared/listings/listingTypes.ts'
import { withoutGuarantorWords } from '#shared/search/sentence/facts/factWords.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'
import { formsOf } from './amenityForms.ts'
import { factForms, roomForms } from './statedFacts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
})
afterAll(() => app.close())

const row = selection({ text: string(sql`public.without_denied(said)`) })
const leftOf = async (texts: readonly string[]) =>
  (
    await row.read(
      app.context.db,
      (columns) =>
        sql`select ${columns} from unnest(${sql.param(texts)}::text[]) with ordinality as t(said, at) order by at`,
    )
  ).map(({ text }) => text.replace(/\s+/g, ' ').trim())

describe('what a text denies', () => {
  it('is known by every word that an amenity or a fact is found by', async () => {
    const denials: readonly string[] = [...withoutGuarantorWords.said, 'sin estrenar']
    const facts = factForms.filter((form) => !roomForms.includes(form) && !denials.includes(form))
    const forms = [...amenities.flatMap((code) => formsOf({ code, text: 'piscina' })), ...facts]
    const denied = await leftOf(forms.map((form) => `Linda, no ${form}, céntrica`))
    const still = forms.filter((form, at) => new RegExp(`\\b${form}\\b`).test(denied[at] ?? form))
    expect(still).toEqual([])
  })

  it.each([
    ['Casa sin pileta.', 'pileta'],
    ['No se aceptan mascotas.', 'mascotas'],
    ['Depto; no tiene garage techado ni balcón', 'balc'],
    ['House without pool', 'pool'],
    ['House with no pool or garden', 'garden'],
    ["Doesn't have air conditioning", 'conditioning'],
    ['No cuenta con ascensor', 'ascensor'],
    ['Mascotas: no', 'ascotas'],
    ['Pets not allowed', 'ets'],
    ['Não aceita animais', 'animais'],
    ['Sem churrasqueira', 'churrasqueira'],
    ['Sin jardín, o parrilla', 'parrilla'],
    ['No está amoblado', 'amoblado'],
    ['Depto sin amoblar', 'amoblar'],
    ['No se acepta permuta', 'permuta'],
    ['No recibimos permutas ni vehículos. No acepto auto.', 'auto'],
    ['Sin financiación', 'financia'],
    ['No apto crédito, solo contado', 'credito'],
    ['No se recibe vehículo como parte de pago', 'parte de pago'],
    ['Permuta: no', 'ermuta'],
  ])('is left out of what is searched: %s', async (text, word) => {
    expect((await leftOf([text]))[0]).not.toContain(word)
  })

  it.each([
    ['Casa con piscina. Sin expensas.', 'piscina'],
    ['No te pierdas esta casa con quincho', 'quincho'],
    ['Sin garantía, con aire acondicionado', 'aire acondicionado'],
    ['Casa sin garage pero con pileta', 'pileta'],
    ['No solo piscina: también quincho', 'piscina'],
    ['Sin pileta, quincho amplio', 'quincho'],
    ['Quincho. No fumar.', 'Quincho'],
    ['Depto sin estrenar', 'sin estrenar'],
    ['Acepta permuta. Sin expensas.', 'permuta'],
  ])('does not reach what it does not deny: %s', async (text, word) => {
    expect((await leftOf([text]))[0]).toContain(word)
  })

  it('does not match, by SQL and by the index', async () => {
    const [has, denies, both] = await insertListings(
      app.context.db,
      [
        'Casa amplia con pileta y quincho.',
        'Casa amplia sin pileta ni quincho. No se aceptan mascotas.',
        'Casa con quincho, sin piscina. Acepta mascotas.',
      ].map((description, at) => ({
        title: `Vivienda ${at}`,
        description,
        city: 'Pilar',
        neighborhood: 'Centro',
      })),
    )
    await app.services.responseCache.awaitInvalidation()
    const find = async (text: string) => {
      const response = await app.fetch(`/api/listings?searchQuery=${encodeURIComponent(text)}`)
      const found: { id: string }[] = await response.json()
      return found.map(({ id }) => id).toSorted()
    }
    for (const indexed of [true, false]) {
      if (!indexed) app.services.searchEngine.stop()
      expect(await find('casa con piscina en pilar')).toEqual([has])
      expect(await find('casa con quincho en pilar')).toEqual([has, both].toSorted())
      expect(await find('casa que acepte mascotas en pilar')).toEqual([both])
      expect(await find('casa en pilar')).toEqual([has, denies, both].toSorted())
    }
  })
})
