import { describe, expect, it } from 'vitest'
import { en, es } from '#tests/support/words.ts'
import { differenceText } from './priceFigures.ts'

describe('differenceText', () => {
  it.each([
    [8.44, '8,4\u00a0% sobre el mercado'],
    [-8, '8,0\u00a0% bajo el mercado'],
    [17, '17,0\u00a0% sobre el mercado'],
    [0, 'Al precio del mercado'],
    [-0.04, 'Al precio del mercado'],
    [1234.5, '1.234,5\u00a0% sobre el mercado'],
  ])('of %d percent is %j', (percent, text) => {
    expect(differenceText(percent, es.prices, { language: 'es', words: es })).toBe(text)
  })

  it('uses the language of the page', () => {
    expect(differenceText(-8.4, en.prices, { language: 'en', words: en })).toBe('8.4% below the market')
  })
})
