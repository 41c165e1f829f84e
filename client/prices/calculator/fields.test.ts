import { describe, expect, it } from 'vitest'
import { addressValues } from '#shared/core/queryKey.ts'
import { addressOf, type CalculatorFields, emptyFields, readAddress, readFields } from './fields.ts'

const filled: CalculatorFields = {
  ...emptyFields,
  neighborhood: 'Villa Morra',
  area: '85,5',
  priceUSD: '120.000',
}

describe('the fields of the calculator', () => {
  it('make a question, when all is there', () => {
    expect(readFields(filled)).toEqual({ question: { ...filled, area: 85.5, priceUSD: 120_000 } })
  })

  it('name every field that is missing', () => {
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
  ])('say of %s %j that it is %s', (name, text, problem) => {
    expect(readFields({ ...filled, [name]: text })).toEqual({ problems: { [name]: problem } })
  })
})

describe('the address of a calculation', () => {
  it('brings fields and comparables back, when it is read again', () => {
    const address = String(new URLSearchParams(addressValues(addressOf(filled, ['a1', 'b2']))))
    const { fields, exclude } = readAddress(address)
    expect(readFields({ ...emptyFields, ...fields })).toEqual(readFields(filled))
    expect(exclude).toEqual(['a1', 'b2'])
  })

  it('gives nothing for what makes no sense', () => {
    expect(readAddress('city=Paris&neighborhood=x&propertyType=castle&area=big&exclude=,a%20b,')).toEqual({
      fields: {},
      exclude: [],
    })
  })
})
