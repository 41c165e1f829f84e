import { describe, expect, it } from 'vitest'
import { addressValues } from '#shared/core/queryKey.ts'
import {
  type CalculatorFields,
  calculatorUrlValues,
  emptyFields,
  parseCalculatorUrl,
  readFields,
} from './fields.ts'

const filled: CalculatorFields = {
  ...emptyFields,
  neighborhood: 'Villa Morra',
  area: '85,5',
  priceUSD: '120.000',
}

describe('the fields of the calculator', () => {
  it('are parsed when complete', () => {
    expect(readFields(filled)).toEqual({ question: { ...filled, area: 85.5, priceUSD: 120_000 } })
  })

  it('report every missing one', () => {
    expect(readFields(emptyFields)).toEqual({
      problems: { neighborhood: 'required', area: 'required', priceUSD: 'required' },
    })
  })

  it.each([
    ['area', 'abc', 'notNumber'],
    ['area', '0', 'outOfRange'],
    ['area', '-5', 'outOfRange'],
    ['area', '999999999999', 'outOfRange'],
    ['priceUSD', ' ', 'required'],
    ['priceUSD', '12m', 'notNumber'],
    ['priceUSD', '0', 'outOfRange'],
  ])('report %s %j as %s', (name, text, problem) => {
    expect(readFields({ ...filled, [name]: text })).toEqual({ problems: { [name]: problem } })
  })
})

describe('the URL of a calculation', () => {
  it('restores fields and excluded comparables', () => {
    const address = String(new URLSearchParams(addressValues(calculatorUrlValues(filled, ['a1', 'b2']))))
    const { fields, exclude } = parseCalculatorUrl(address)
    expect(readFields({ ...emptyFields, ...fields })).toEqual(readFields(filled))
    expect(exclude).toEqual(['a1', 'b2'])
  })

  it('ignores invalid values', () => {
    expect(
      parseCalculatorUrl('city=Paris&neighborhood=x&propertyType=castle&area=big&exclude=,a%20b,'),
    ).toEqual({
      fields: {},
      exclude: [],
    })
  })
})
