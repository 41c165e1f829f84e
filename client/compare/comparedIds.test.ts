import { expect, it } from 'vitest'
import { comparisonPath, readComparedIds } from './comparedIds.ts'

it.each([
  ['', []],
  ['ids=', []],
  ['ids=,%20,', []],
  ['lang=en&ids=a,b', ['a', 'b']],
  ['ids=a,%20b%20,a', ['a', 'b']],
  ['ids=a,b,c,d,e,f', ['a', 'b', 'c', 'd', 'e']],
  [`ids=a,${'x'.repeat(65)}`, ['a']],
])('the address %j compares %j', (search, ids) => {
  expect(readComparedIds(search)).toEqual(ids)
})

it('reads what it writes', () => {
  expect(comparisonPath(['a', 'b'])).toBe('/compare?ids=a,b')
})
