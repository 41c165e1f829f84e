import { describe, expect, it } from 'vitest'
import { nameCorrector } from './names.ts'

const correct = nameCorrector(
  new Map([
    ['villa morra', 'Villa Morra'],
    ['villa mora', 'Villa Morra'],
    ['villa aurelia', 'Villa Aurelia'],
    ['costa verde', 'Costa Verde'],
    ['costa verda', 'Costa Verda'],
    ['san blas', 'San Blas'],
    ['campo grande', 'Campo Grande'],
    ['villa marina', 'Villa Marina'],
    ['grande', 'Grande'],
  ]),
)
const common = new Set(['villa', 'campo', 'costo'])
const known = new Set([...common, 'maria', 'marina'])
const words = (text: string) =>
  text.split(' ').map((typed) => ({
    key: typed,
    typed,
    isUnknown: !known.has(typed),
    mayBeSlip: !common.has(typed),
  }))

describe('nameCorrector', () => {
  it.each([
    ['a slip in each word', 'vila mora', 'villa morra'],
    ['one in a longer word', 'villa aurlia', 'villa aurelia'],
    ['words after the name', 'vila mora con piscina', 'villa morra'],
    ['two slips in a word', 'vila mor', undefined],
    ['two places as near', 'costa verd', undefined],
    ['a name of few letters', 'san bls', undefined],
    ['a common word', 'costo verda', undefined],
    ['known words', 'villa maria', undefined],
    ['one of them unknown', 'vila maria', 'villa marina'],
    ['one word', 'grnde', undefined],
    ['another first sound', 'pilla morra', undefined],
  ])('given %s (%j), reads %j', (_, text, name) => {
    expect(correct(words(text))?.join(' ')).toBe(name)
  })
})
