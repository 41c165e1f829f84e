import { expect, it } from 'vitest'
import { listDiff } from './listDiff.ts'

it('of two lists of choices is what stayed, came and went', () => {
  expect(listDiff(['Piscina', 'Quincho'], ['Generador', 'Piscina'])).toEqual([
    { kind: 'added', text: 'Generador, ' },
    { kind: 'same', text: 'Piscina, ' },
    { kind: 'removed', text: 'Quincho' },
  ])
  expect(listDiff([], [])).toEqual([])
})
