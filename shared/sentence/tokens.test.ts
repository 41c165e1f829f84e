import { describe, expect, it } from 'vitest'
import { readNumber, readTokens } from './tokens.ts'

describe('readNumber', () => {
  it.each([
    ['95.000', 95_000],
    ['1,200', 1200],
    ['1.500.000', 1_500_000],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['120.50', 120.5],
    ['95.000,50', 95_000.5],
    ['1,234.56', 1234.56],
    ['0.500', 0.5],
    ['1234', 1234],
    ['1234.567', 1234.567],
  ])('given %j, is %d', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })
})

describe('readTokens', () => {
  it('given figures glued to words, parts them', () => {
    expect(readTokens('150k 80m² 2D').map((token) => token.key)).toEqual(['150', 'k', '80', 'm2', '2', 'd'])
  })

  it('given a plot, multiplies its sides', () => {
    expect(readTokens('lote 12,5 x 30')[1]).toMatchObject({ number: 375, plot: true, start: 5, end: 14 })
  })

  it('given accents and apostrophes, folds the key and keeps the text', () => {
    expect(readTokens("Surubi'í")).toMatchObject([{ text: "Surubi'í", key: 'surubii', start: 0, end: 8 }])
  })
})
