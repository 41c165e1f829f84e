import { expect, it } from 'vitest'
import { readFeeItems, readFinancingWays } from './lists.ts'
import { readMonth } from './readMonth.ts'

it.each([
  ['2027-06', '2027-06'],
  ['2027-6', '2027-06'],
  ['06/2027', '2027-06'],
  ['30/06/2027', '2027-06'],
  ['2027-06-30T00:00:00.000Z', '2027-06'],
  ['junio de 2027', '2027-06'],
  ['Setiembre 2028', '2028-09'],
  ['Sept. 2028', '2028-09'],
  ['January 2028', '2028-01'],
  ['dez 2027', undefined],
  ['13/2027', undefined],
  ['pronto', undefined],
])('reads the month of %s as %s', (text, month) => {
  expect(readMonth(text)).toBe(month)
})

it.each([
  ['agua, seguridad y limpieza', ['water', 'security', 'cleaning'], []],
  ['Luz de áreas comunes; Fondo de reserva', ['power', 'reserve'], []],
  ['Water | Elevator | sauna', ['water', 'elevator'], ['sauna']],
])('reads what a fee pays for from %s', (text, codes, unknown) => {
  expect(readFeeItems(text)).toEqual({ codes, unknown })
})

it.each([
  ['Bancaria, AFD', ['bank', 'afd'], []],
  ['Apto crédito', ['bank'], []],
  ['financiación propia / banco', ['own', 'bank'], []],
  ['No', [], []],
  ['a convenir', [], ['a convenir']],
])('reads ways of financing from %s', (text, codes, unknown) => {
  expect(readFinancingWays(text)).toEqual({ codes, unknown })
})
