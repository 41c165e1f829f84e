import { describe, expect, it } from 'vitest'
import { previewListing } from '#client/listings/publish/previewListing.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { emptyFields, type FormFields, formFields } from './fields.ts'
import { changeOf, fieldsOf } from './fromListing.ts'
import { readFields } from './problems.ts'
import { locationFingerprint, priceFingerprint, toInput } from './toInput.ts'

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
    expect(problemsIn({ ...house, suspected: priceFingerprint(house) })).toEqual({ amount: 'unlikely_price' })
  })

  it('reports rents that are not plausible until they are confirmed', () => {
    const both = { ...house, transactionType: 'both', allowsShortTerm: true, pricePerMonth: '900' } as const
    expect(problemsIn(both)).toEqual({})
    const slip = { ...both, pricePerMonth: '6.000.000', pricePerNight: '1' }
    expect(problemsIn(slip)).toEqual({ pricePerMonth: 'unlikely_price', pricePerNight: 'unlikely_price' })
    const confirmed = { ...slip, confirmed: priceFingerprint(slip) }
    expect(problemsIn(confirmed)).toEqual({})
    expect(toInput(confirmed).confirmPrice).toBe(true)
    expect(problemsIn({ ...confirmed, pricePerNight: '0,5' })).toMatchObject({
      pricePerNight: 'unlikely_price',
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

  it('without a point is as exact as the neighbourhood at most', () => {
    const at = toInput({ ...house, address: 'Calle 1' })
    expect(at).toMatchObject({ latitude: null, locationPrecision: 'neighborhood', address: 'Calle 1' })
    const exact = toInput({ ...house, address: 'Calle 1', locationPrecision: 'exact' })
    expect(exact).toMatchObject({ latitude: null, locationPrecision: null, address: 'Calle 1' })
    const unknown = toInput({ ...house, city: 'Ningún lado', address: 'Calle 1' })
    expect(unknown).toMatchObject({ latitude: null, address: 'Calle 1', state: 'Central' })
  })

  it('saved by another version resets invalid fields only', () => {
    const read = formFields.parse({ title: 'Casa', bedrooms: 'tres', photos: [{}], area: 90 })
    expect(read).toMatchObject({ title: 'Casa', bedrooms: 3, photos: [], area: '' })
  })
})

describe('the form of an existing listing', () => {
  const texts = { title: '', neighborhood: '', city: '' }
  const listing: MyListing = {
    ...previewListing({ ...house, photos: [], amenities: ['pool'] }, rate, texts),
    inquiriesCount: 0,
    scans: 0,
    expiresAt: null,
    rejectionReason: null,
    priceConfirmed: false,
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

  it('as a rental sends its price again, though it is the same', () => {
    const before = fieldsOf(listing)
    const rental = { ...before, transactionType: 'rent', amount: '900' } as const
    expect(changeOf({ ...before, amount: '900' }, rental)).toMatchObject({
      transactionType: 'rent',
      price: { amount: 900, currency: 'USD' },
    })
  })

  it('with a price that was never confirmed asks about it', () => {
    const odd = { ...listing, priceUSD: '1', price: { amount: '1', currency: 'USD' } } as const
    const before = fieldsOf(odd)
    expect(problemsIn(before)).toEqual({ amount: 'unlikely_price' })
    expect(changeOf(before, { ...before, confirmed: priceFingerprint(before) })).toEqual({
      confirmPrice: true,
    })
    expect(problemsIn(fieldsOf({ ...odd, priceConfirmed: true }))).toEqual({})
  })

  it('with another point sends whether it is confirmed', () => {
    const before = fieldsOf({ ...listing, latitude: -27.33, longitude: -55.867 })
    expect(problemsIn(before)).toEqual({})
    const moved = { ...before, point: { latitude: -27.34, longitude: -55.867 } }
    expect(problemsIn(moved)).toEqual({ point: 'far_from_city' })
    const confirmedLocation = locationFingerprint(moved)
    expect(changeOf(before, { ...moved, confirmedLocation })).toEqual({
      latitude: -27.34,
      confirmLocation: true,
    })
  })
})
