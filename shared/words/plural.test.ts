import { expect, it } from 'vitest'
import { plural as english } from './en/plural.ts'
import { plural as spanish } from './es/plural.ts'
import { pluralIn } from './plural.ts'

const listings = (n: number) => ({ one: '1 aviso', other: `${n} avisos` })

it.each([
  [0, '0 avisos'],
  [1, '1 aviso'],
  [2, '2 avisos'],
  [1.5, '1.5 avisos'],
  [1_000_000, '1000000 avisos'],
])('%d in a language with two forms', (n, text) => {
  expect(spanish(n, listings(n))).toBe(text)
  expect(english(n, listings(n))).toBe(text)
})

it('every form of a language that tells more apart', () => {
  const polish = pluralIn('pl')
  const forms = { one: 'oferta', few: 'oferty', many: 'ofert', other: 'oferty' }
  expect([1, 2, 5, 22, 25].map((n) => polish(n, forms))).toEqual([
    'oferta',
    'oferty',
    'ofert',
    'oferty',
    'ofert',
  ])
})
