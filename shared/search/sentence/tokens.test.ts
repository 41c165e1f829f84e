import { describe, expect, it } from 'vitest'
import { readNumber, tokenize } from './tokens.ts'

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
  ])('given %j, returns %d', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })
})

describe('tokenize', () => {
  it('given figures joined to words, separates them', () => {
    expect(tokenize('150k 80m² 2D').map((token) => token.key)).toEqual(['150', 'k', '80', 'm2', '2', 'd'])
  })

  it('given a plot, multiplies its sides', () => {
    expect(tokenize('lote 12,5 x 30')[1]).toMatchObject({ number: 375, plot: true, start: 5, end: 14 })
  })

  it.each([
    ['12 por 30', 360],
    ['12 m x 30 m', 360],
    ['12mts x 30', 360],
    ['10*25', 250],
  ])('given %j, multiplies its sides', (text, number) => {
    expect(tokenize(text)[0]).toMatchObject({ number, plot: true })
  })

  it.each(['60 por 12 meses', '50 por ciento', '500 por mes', '30 por 100%'])(
    'given %j, finds no plot',
    (text) => {
      expect(tokenize(text).some((token) => token.plot)).toBe(false)
    },
  )

  it('given an ordinal in any form, makes it one token', () => {
    expect(tokenize('4to 4ta 4° 4th 2do 2dorm').map((token) => token.key)).toEqual([
      ...Array.from({ length: 4 }, () => '4to'),
      '2do',
      '2',
      'dorm',
    ])
  })

  it('given accents and apostrophes, folds the key and preserves the text', () => {
    expect(tokenize("Surubi'í")).toMatchObject([{ text: "Surubi'í", key: 'surubii', start: 0, end: 8 }])
  })
})
