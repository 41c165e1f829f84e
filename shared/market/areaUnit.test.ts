import { expect, it } from 'vitest'
import { areaUnitOf, perUnitText } from './areaUnit.ts'

it.each([
  ['land', '9999.99', 'perSqm', '$2.50'],
  ['land', '10000', 'perHectare', '$25,000'],
  ['land', '500000000', 'perHectare', '$25,000'],
  ['house', '20000', 'perSqm', '$2.50'],
  ['land', null, 'perSqm', '$2.50'],
] as const)('of %s with %s m², a price of 2.5 dollars per m² is said %s: %s', (type, area, unit, text) => {
  expect(areaUnitOf(type, area)).toBe(unit)
  expect(perUnitText(2.5, unit)).toBe(text)
})
