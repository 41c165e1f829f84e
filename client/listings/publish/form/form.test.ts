import { describe, expect, it } from 'vitest'
import { previewListing } from '#client/listings/publish/previewListing.ts'
import type { OwnListing } from '#shared/listings/publishing.ts'
import { emptyFields, type FormFields, formFields } from './fields.ts'
import { changeOf, fieldsOf } from './fromListing.ts'
import { readFields } from './problems.ts'
import { priceFingerprint, toInput } from './toInput.ts'

const rate = 7400
const house: FormFields = {
  ...emptyFields(2026),
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  title: 'Casa con patio',
  description: 'Luminosa y tranquila.',
  area: '180,5',
  amount: '120.000',
}
const office: FormFields = {
  ...house,
  propertyType: 'coworking',
  amount: '',
  pricePerDay: '20',
  deskTypes: ['hot'],
}

function problemsIn(fields: FormFields) {
  const read = readFields(fields, rate)
  return 'problems' in read ? read.problems : {}
}

describe('the form of a new listing', () => {
  it('has its defaults and required fields when untouched', () => {
    const start = emptyFields(2026)
    expect(start).toMatchObject({ propertyType: 'house', transactionType: 'sale', bedrooms: 3, bathrooms: 2 })
    expect(start).toMatchObject({ parkingSpaces: 2, yearBuilt: '2026', minStayDays: '1', capacity: 1 })
    expect(problemsIn(start)).toEqual({
      city: 'required',
      neighborhood: 'required',
      title: 'required',
      description: 'required',
      amount: 'required',
    })
  })

  it('becomes a listing with parsed numbers', () => {
    const read = readFields(house, rate)
    expect('listing' in read && read.listing).toMatchObject({
      price: { amount: 120_000, currency: 'USD' },
      area: 180.5,
      yearBuilt: 2026,
      state: 'Asunción',
      confirmPrice: false,
    })
  })

  it('reports text in number fields', () => {
    const wrong = { ...house, area: 'mucho', yearBuilt: '1.2.3', airbnbUrl: 'x', allowsShortTerm: true }
    expect(problemsIn(wrong)).toEqual({ area: 'not_number', yearBuilt: 'not_number', airbnbUrl: 'bad_link' })
    expect(problemsIn({ ...house, allowsShortTerm: true, minStayDays: '9', maxStayDays: '3' })).toEqual({
      maxStayDays: 'wrong_order',
    })
  })

  it('reports a price in the other currency until that price is confirmed', () => {
    const slip = { ...house, amount: '850.000.000' }
    expect(problemsIn(slip)).toEqual({ amount: 'other_currency' })
    expect(problemsIn({ ...slip, currency: 'PYG' })).toEqual({})
    const confirmed = { ...slip, confirmed: priceFingerprint(slip) }
    expect(problemsIn(confirmed)).toEqual({})
    expect(toInput(confirmed).confirmPrice).toBe(true)
    expect(problemsIn({ ...confirmed, amount: '860.000.000' })).toEqual({ amount: 'other_currency' })
    expect(problemsIn({ ...house, suspected: priceFingerprint(house) })).toEqual({ amount: 'other_currency' })
  })

  it('reports rents that were typed in guaraníes', () => {
    const both = { ...house, transactionType: 'both', allowsShortTerm: true, pricePerMonth: '900' } as const
    expect(problemsIn(both)).toEqual({})
    expect(problemsIn({ ...both, pricePerMonth: '6.000.000', pricePerNight: '350.000' })).toEqual({
      pricePerMonth: 'too_big',
      pricePerNight: 'too_big',
    })
  })

  it('of land omits rooms, even if they were set before', () => {
    const land = toInput({ ...house, propertyType: 'land', allowsShortTerm: true, pricePerNight: '40' })
    expect(land).toMatchObject({ bedrooms: 0, bathrooms: 0, parkingSpaces: 0, yearBuilt: null })
    expect(land).toMatchObject({ allowsShortTerm: false, pricePerNight: null })
  })

  it('of an office product is for rent and needs at least one of its prices', () => {
    expect(toInput(office)).toMatchObject({ transactionType: 'rent', price: null, pricePerDay: 20 })
    expect(toInput(office).office).toMatchObject({ hours: 'business', deskTypes: ['hot'] })
    expect(problemsIn(office)).toEqual({})
    expect(problemsIn({ ...office, pricePerDay: '' })).toEqual({ pricePerMonth: 'required' })
  })

  it('without a point uses the centre of the neighbourhood and hides the address', () => {
    const at = toInput({ ...house, address: 'Calle 1' })
    expect(at).toMatchObject({ latitude: -25.294, locationPrecision: 'neighborhood', address: 'Calle 1' })
    const exact = toInput({ ...house, address: 'Calle 1', locationPrecision: 'exact' })
    expect(exact).toMatchObject({ latitude: null, locationPrecision: null, address: 'Calle 1' })
    const unknown = toInput({ ...house, city: 'Ningún lado', address: 'Calle 1' })
    expect(unknown).toMatchObject({ latitude: null, address: null, state: 'Central' })
  })

  it('saved by another version resets invalid fields only', () => {
    const read = formFields.parse({ title: 'Casa', bedrooms: 'tres', photos: [{}], area: 90 })
    expect(read).toMatchObject({ title: 'Casa', bedrooms: 3, photos: [], area: '' })
  })
})

describe('the form of an existing listing', () => {
  const texts = { title: '', neighborhood: '', city: '' }
  const listing: OwnListing = {
    ...previewListing({ ...house, photos: [], amenities: ['pool'] }, rate, texts),
    inquiriesCount: 0,
    expiresAt: null,
    rejectionReason: null,
  }

  it('has no changes when untouched', () => {
    const fields = fieldsOf(listing)
    expect(changeOf(fields, fields)).toEqual({})
    expect(problemsIn(fields)).toEqual({})
  })

  it('with another price sends the price and its confirmation alone', () => {
    const before = fieldsOf(listing)
    expect(changeOf(before, { ...before, amount: '115000' })).toEqual({
      price: { amount: 115_000, currency: 'USD' },
      confirmPrice: false,
    })
  })
})
