import { describe, expect, it } from 'vitest'
import type { PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'
import { barLengths, highlightsOf, isMixed } from './comparisonFigures.ts'

const at = (
  priceUSD: string,
  area: string | null,
  transactionType: TransactionType = 'sale',
  propertyType: PropertyType = 'house',
) => ({ priceUSD, area, transactionType, propertyType })

describe('highlights', () => {
  it('name the lowest price, the largest area and the lowest price per m²', () => {
    const [small, large, dear] = [at('90000', '60'), at('150000', '200'), at('200000', '100')]
    expect(highlightsOf([small, large, dear])).toEqual({
      lowestPrice: [[small]],
      largestArea: [[large]],
      lowestPricePerSqm: [[large]],
    })
  })

  it('leave out who states no area, and name all that are equal', () => {
    const [one, other, unmeasured] = [at('100000', '100'), at('100000', '100'), at('50', null)]
    expect(highlightsOf([one, other, unmeasured])).toEqual({
      lowestPrice: [[unmeasured]],
      largestArea: [[one, other]],
      lowestPricePerSqm: [[one, other]],
    })
    expect(highlightsOf([unmeasured, at('60', '0')])).toMatchObject({
      largestArea: [],
      lowestPricePerSqm: [],
    })
  })

  it('compare rents among themselves', () => {
    const [sold, offered, dear] = [at('90000', '60'), at('80000', '80', 'both'), at('900', '90', 'rent')]
    const cheap = at('500', '40', 'rent')
    expect(highlightsOf([dear, sold, cheap, offered])).toMatchObject({
      lowestPrice: [[cheap], [offered]],
      lowestPricePerSqm: [[dear], [offered]],
    })
  })

  it('compare plots, homes and places to work among themselves', () => {
    const [house, flat] = [at('90000', '60'), at('60000', '80', 'sale', 'apartment')]
    const [plot, office] = [at('20000', '600', 'sale', 'land'), at('50000', '900', 'sale', 'office')]
    expect(highlightsOf([plot, house, office, flat])).toEqual({
      lowestPrice: [[flat]],
      largestArea: [[flat]],
      lowestPricePerSqm: [[flat]],
    })
    const none = { lowestPrice: [], largestArea: [], lowestPricePerSqm: [] }
    expect(highlightsOf([plot, flat, office])).toEqual(none)
    expect(highlightsOf([flat, at('500', '40', 'rent')])).toEqual({ ...none, largestArea: [[flat]] })
  })
})

it('bars are as long as prices relative to the highest', () => {
  expect(barLengths([at('50000', null), at('200000', null), at('0', null)])).toEqual([25, 100, 0])
  expect(barLengths([at('0', null)])).toEqual([0])
})

it.each([
  [['sale', 'sale'], false],
  [['sale', 'both'], false],
  [['rent', 'rent'], false],
  [['rent', 'sale'], true],
  [['rent', 'both'], true],
] as const)('prices of %j are of two kinds: %s', (kinds, mixed) => {
  expect(isMixed(kinds.map((transactionType) => ({ transactionType })))).toBe(mixed)
})
