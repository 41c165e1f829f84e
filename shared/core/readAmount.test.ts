import { describe, expect, it } from 'vitest'
import { readAmount } from './readAmount.ts'

describe('a typed amount', () => {
  it.each([
    ['120000', 120000],
    ['120.000', 120000],
    ['120,000', 120000],
    ['1.250.000', 1250000],
    ['1,250,000.50', 1250000.5],
    ['1.250.000,50', 1250000.5],
    ['85,5', 85.5],
    ['85.5', 85.5],
    ['0.5', 0.5],
    ['85.', 85],
    [' 1 250 ', 1250],
    ['US$ 1.250', 1250],
    ['$650', 650],
    ['-3', -3],
    ['0', 0],
  ])('%j is read as %d', (text, value) => expect(readAmount(text)).toBe(value))

  it.each([[''], ['abc'], ['1e5'], ['12m'], ['1,2,3'], ['1.2.3'], ['--1'], ['.'], ['NaN']])(
    '%j is no number',
    (text) => expect(readAmount(text)).toBeUndefined(),
  )
})
