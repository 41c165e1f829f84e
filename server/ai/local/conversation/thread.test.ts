import { expect, it } from 'vitest'
import { readThread } from './thread.ts'

const rate = 7420
const ask = (...questions: string[]) =>
  readThread(
    questions.map((content) => ({ role: 'user' as const, content })),
    rate,
  ).search?.filters

it('a landmark stays in the next turns, until another place is named', () => {
  const near = { latitude: -25.283, longitude: -57.567, km: 1 }
  expect(ask('depto cerca del shopping del sol', 'más baratos')).toMatchObject({ near })
  expect(ask('depto cerca del shopping del sol', 'y con cochera?')).toMatchObject({ near, parkingSpaces: 1 })
  const elsewhere = ask('depto cerca del shopping del sol', 'mejor en Lambaré')
  expect(elsewhere).toMatchObject({ city: ['Lambaré'] })
  expect(elsewhere).not.toHaveProperty('near')
})

it.each([
  ['casas en Luque', 'mostrame departamentos hasta 80 mil'],
  ['que tal es vivir en Luque', 'show me houses with a garden there under 130k'],
  ['casas en venta en Luque', 'duplex'],
])('the place stays: %s, %s', (first, next) => {
  expect(ask(first, next)).toMatchObject({ city: ['Luque'] })
})

it('"those of" a place are of what was searched for', () => {
  const those = ask('departamentos en alquiler en Villa Morra', 'mostrame los de Carmelitas hasta 800')
  expect(those).toMatchObject({
    ...{ propertyType: ['apartment'], transactionType: 'rent', neighborhood: ['Carmelitas'], maxPrice: 800 },
  })
})

it('a new search has no place of the one before', () => {
  expect(ask('casas en Luque', 'busco un departamento en alquiler hasta 500')).not.toHaveProperty('city')
})

it('what is only implied is no search of the sentence as typed', () => {
  const asked = (content: string) => readThread([{ role: 'user', content }], rate).search
  const implied = asked('tengo 3 gatos y ya me echaron de 2 deptos, dónde me aceptan')
  expect(implied?.filters.transactionType).toBe('rent')
  expect(implied?.sentence).toBeUndefined()
  expect(asked('casas en Luque')?.sentence).toBe('casas en Luque')
})
