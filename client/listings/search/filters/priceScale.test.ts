import { describe, expect, it } from 'vitest'
import {
  clampMax,
  clampMin,
  fieldText,
  movedRange,
  presetsOf,
  priceUnit,
  rangeOf,
  thumbsOf,
} from './priceScale.ts'

describe('the unit of the price scale', () => {
  it('is a dollar for rent and a thousand dollars otherwise', () => {
    expect(priceUnit('rent')).toBe(1)
    expect([priceUnit('sale'), priceUnit('both'), priceUnit(undefined)]).toEqual([1000, 1000, 1000])
  })
})

describe('the thumbs', () => {
  it('are at both ends without limits', () => expect(thumbsOf({}, 1000)).toEqual([0, 10000]))

  it('are at the nearest step of an exact price', () =>
    expect(thumbsOf({ minPrice: 123_456, maxPrice: 987_654 }, 1000)).toEqual([100, 1000]))

  it('stay in order and on the scale when prices exceed it', () =>
    expect(thumbsOf({ minPrice: 30_000_000, maxPrice: 20_000_000 }, 1000)).toEqual([10000, 10000]))
})

describe('the range', () => {
  it('has no minimum at 0 and no maximum at the top', () =>
    expect(rangeOf(0, 10000, 1000)).toEqual({ minPrice: undefined, maxPrice: undefined }))

  it('is in whole dollars', () => {
    expect(rangeOf(100, 200, 1000)).toEqual({ minPrice: 100_000, maxPrice: 200_000 })
    expect(rangeOf(300, 600, 1)).toEqual({ minPrice: 300, maxPrice: 600 })
  })
})

describe('moving the thumbs', () => {
  it('leaves the exact price of the other thumb', () =>
    expect(movedRange({ minPrice: 123_456, maxPrice: 500_000 }, 100, 800, 1000)).toEqual({
      minPrice: 123_456,
      maxPrice: 800_000,
    }))

  it('sets both from the scale when exact prices would cross', () =>
    expect(movedRange({ maxPrice: 160_000 }, 200, 200, 1000)).toEqual({
      minPrice: 200_000,
      maxPrice: 200_000,
    }))
})

describe('the fields', () => {
  it('show whole units, empty without a limit', () => {
    expect(fieldText(123_456, 1000)).toBe('123')
    expect(fieldText(undefined, 1)).toBe('')
  })

  it.each([
    ['', 0],
    ['-5', 0],
    ['abc', 0],
    ['250', 250],
    ['1.500', 1500],
    ['99999', 10000],
  ])('parse %j as a minimum of %s', (text, value) => expect(clampMin(text)).toBe(value))

  it.each([
    ['', 10000],
    ['50', 200],
    ['500', 500],
    ['99999', 10000],
  ])('parse %j as a maximum of %s when the minimum is 200', (text, value) =>
    expect(clampMax(text, 200)).toBe(value),
  )
})

describe('the presets', () => {
  it('differ for rent', () => {
    expect(presetsOf(1000)).toEqual([
      [0, 100],
      [100, 200],
      [200, 500],
      [500, 10000],
    ])
    expect(presetsOf(1)).toEqual([
      [0, 300],
      [300, 600],
      [600, 1000],
      [1000, 10000],
    ])
  })
})
