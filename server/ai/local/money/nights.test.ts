import { expect, it } from 'vitest'
import { nightsIn } from './nights.ts'

it.each([
  ['siete noches en Asunción', 7],
  ['we need ten nights', 10],
  ['nove noites em Encarnación', 9],
  ['two weeks by the lake', 14],
  ['un finde largo', 3],
  ['del 3 al 6 de enero', 3],
  ['una casa con quincho', undefined],
])('%s: %s nights', (text, nights) => {
  expect(nightsIn(text)).toBe(nights)
})
