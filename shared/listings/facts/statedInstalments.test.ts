import { expect, it } from 'vitest'
import { statesInstalment } from './statedInstalments.ts'

it.each([
  ['Terreno en 130 cuotas de Gs. 950.000', 950_000, true],
  ['Cuota: 250 USD por mes', 250, true],
  ['Entrega y cuotas de 1,5 millones', 1_500_000, true],
  ['Cuotas desde 900 mil', 900_000, true],
  ['48 instalments of $1,200', 1200, true],
  ['80.000 dólares o 48 cuotas de 1.500', 80_000, false],
  ['48 cuotas', 48, false],
  ['Casa de 3 dormitorios', 3, false],
])('in %j is an instalment of %d: %s', (text, amount, is) => expect(statesInstalment(text, amount)).toBe(is))
