import { describe, expect, it } from 'vitest'
import { corrector, editDistance } from './typos.ts'

describe('editDistance', () => {
  it.each([
    ['casa', 'casa', 0],
    ['penthose', 'penthouse', 1],
    ['quinhco', 'quincho', 1],
    ['asunsion', 'asuncion', 1],
    ['', 'abc', 3],
    ['abc', 'xyz', 3],
  ])('between %j and %j is %d', (a, b, edits) => {
    expect(editDistance(a, b, 3)).toBe(edits)
    expect(editDistance(b, a, 3)).toBe(edits)
  })

  it('beyond the limit is the limit plus one', () => {
    expect(editDistance('abcdefgh', 'zyxwvuts', 2)).toBe(3)
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3)
  })
})

describe('corrector', () => {
  const correct = corrector(
    ['recoleta', 'quincho', 'casas', 'casa', 'luque', 'venta', 'sajonia'],
    new Set(['casas', 'quinchar', 'renta']),
  )

  it.each([
    ['recolta', 'recoleta'],
    ['rekolheta', 'recoleta'],
    ['qincho', 'quincho'],
    ['quinchar', undefined],
    ['kasas', 'casas'],
    ['luqe', 'luque'],
    ['luke', 'luque'],
    ['caas', 'casa'],
    ['benta', 'venta'],
    ['renta', undefined],
    ['zajonia', 'sajonia'],
    ['lque', undefined],
    ['cara', undefined],
    ['cas', undefined],
    ['cassas', 'casas'],
    ['quincho2', undefined],
  ])('given %j, corrects to %j', (word, corrected) => {
    expect(correct(word)).toBe(corrected)
  })
})
