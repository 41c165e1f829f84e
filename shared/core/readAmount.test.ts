import { describe, expect, it } from 'vitest'
import { currencyIn, readAmount, readUnsigned } from './readAmount.ts'

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
    ['₲ 1.500.000', 1500000],
    ['Gs. 1.500.000', 1500000],
    ['1.500.000 guaraníes', 1500000],
    ['USD 120,000', 120000],
    ['-US$ 5', -5],
    ['$-5', -5],
    ['\u22125', -5],
    ['1\u202f250,5', 1250.5],
    ['٢٥٠٠٠', 25000],
    ['۲۵۰۰۰', 25000],
    ['２５０', 250],
    ['٢٬٥٠٠٫٥', 2500.5],
  ])('%j is read as %d', (text, value) => expect(readAmount(text)).toBe(value))

  it.each([
    [''],
    ['abc'],
    ['1e5'],
    ['12m'],
    ['1,2,3'],
    ['1.2.3'],
    ['--1'],
    ['.'],
    ['NaN'],
    ['1e309'],
    ['9'.repeat(400)],
    ['-'],
    ['₲'],
    ['USD 5 USD 6'],
    ['0x10'],
  ])('%j is no number', (text) => expect(readAmount(text)).toBeUndefined())
})

describe('a typed price or size', () => {
  it.each([
    ['-5', 0],
    ['\u22125', 0],
    ['-USD 5', 0],
    ['5', 5],
    ['x', undefined],
  ])('%j is %s: never less than nothing', (text, value) => expect(readUnsigned(text)).toBe(value))

  it.each([
    ['₲ 1.500.000', 'PYG'],
    ['1.500.000 Gs.', 'PYG'],
    ['USD 120,000', 'USD'],
    ['120.000 dólares', 'USD'],
    ['120000', undefined],
  ])('%j names its currency: %s', (text, currency) => expect(currencyIn(text)).toBe(currency))
})
