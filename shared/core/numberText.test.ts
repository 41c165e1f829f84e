import { describe, expect, it } from 'vitest'
import { languages, languageTable } from './language.ts'
import { numberText } from './numberText.ts'

describe('the text of a number', () => {
  it.each([
    [1234, 0, 0, '1.234'],
    [999, 0, 0, '999'],
    [1234567.891, 2, 0, '1.234.567,89'],
    [12.5, 2, 0, '12,5'],
    [12, 2, 0, '12'],
    [12, 1, 1, '12,0'],
    [1.005, 2, 2, '1,01'],
    [0.25, 1, 1, '0,3'],
    [-0.04, 1, 1, '0,0'],
    [-3.21, 1, 1, '-3,2'],
    [1e-9, 2, 0, '0'],
  ])('%d with at most %d and at least %d decimals', (value, most, least, text) => {
    expect(numberText(value, ',', most, least)).toBe(text)
  })

  it.each(languages)('is the one of the locale of %s', (language) => {
    const { locale, decimal } = languageTable[language]
    for (let step = 0; step < 400; step++) {
      const value = (step - 200) * 7.77 ** (step % 7)
      for (const most of [0, 1, 2])
        expect(numberText(value, decimal, most, 0)).toBe(
          new Intl.NumberFormat(locale, { maximumFractionDigits: most, signDisplay: 'negative' }).format(
            value,
          ),
        )
    }
  })
})
