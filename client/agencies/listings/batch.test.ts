import { expect, it } from 'vitest'
import { myListing } from '#tests/components/samples.ts'
import { assign, changePrice, failuresText, pause, readPercent, renew } from './batch.ts'

it.each([
  ['-5', -5],
  ['−5 %', -5],
  ['2,5', 2.5],
  ['50', 50],
  ['51', undefined],
  ['0', undefined],
  ['', undefined],
  ['cinco', undefined],
])('a change of "%s" is %s percent', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent)
})

it.each([
  [{ amount: '129000', currency: 'USD' }, -5, 123_000],
  [{ amount: '850', currency: 'USD' }, 3, 876],
  [{ amount: '4500000', currency: 'PYG' }, 10, 4_950_000],
  [{ amount: '100', currency: 'USD' }, 0.1, undefined],
] as const)('a price of %j changed by %s percent is %s, and goes back', (price, percent, amount) => {
  const step = changePrice(percent)(myListing({ price }))
  expect(step?.do).toEqual(amount && { price: { amount, currency: price.currency } })
  expect(step?.undo).toEqual(
    amount && { price: { amount: Number(price.amount), currency: price.currency }, confirmPrice: true },
  )
})

it('leaves alone what stands already', () => {
  const home = myListing({ status: 'closed', ownerId: 'aldo', agencyId: 'ykua' })
  expect([pause(home), renew(home), assign('aldo', [{ userId: 'aldo' }])(home)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(pause(myListing({ status: 'reserved' }))).toEqual({
    do: { status: 'draft' },
    undo: { status: 'reserved' },
  })
})

it('tells which failed and why, the first ones by name', () => {
  const failures = [
    { title: 'Casa en Luque', reason: 'El precio parece en guaraníes.' },
    { title: 'Dúplex', reason: '' },
    { title: 'Loft', reason: 'Ya no está.' },
  ]
  expect(failuresText(failures.slice(0, 1), String)).toBe('«Casa en Luque»: El precio parece en guaraníes.')
  expect(failuresText(failures, (n) => `Y ${n} más.`)).toBe(
    '«Casa en Luque»: El precio parece en guaraníes. «Dúplex» Y 1 más.',
  )
})
