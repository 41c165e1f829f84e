import { describe, expect, it } from 'vitest'
import { applyEach, column } from '#shared/core/records.ts'
import { listingFields, plainFields, unaskedOf } from './listingFields.ts'
import { newListing } from './publishing.ts'
import { traitsOf } from './traits.ts'

const said = newListing.parse({
  title: 'Casa con patio',
  description: 'Luminosa.',
  titleEn: 'House',
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  price: { amount: 120_000, currency: 'USD' },
  area: 180.5,
  bedrooms: 3,
  capacity: 4,
  yearBuilt: 2001,
  minStayDays: 2,
  pricePerNight: 45.5,
  amenities: ['pool'],
  airbnbUrl: 'https://www.airbnb.com/rooms/1',
})

describe('the table of fields', () => {
  it('gives every field back as it was said, by way of the wire and of the form', () => {
    const wire = applyEach(column(plainFields, 'store'), said)
    expect(said).toMatchObject(applyEach(column(plainFields, 'load'), wire))
    const form = applyEach(column(plainFields, 'write'), wire)
    expect(said).toMatchObject(applyEach(column(plainFields, 'read'), form))
  })

  it('has the wire and the columns keep decimals as text, and the form keep figures as they are typed', () => {
    const wire = applyEach(column(plainFields, 'store'), said)
    expect(wire).toMatchObject({ area: '180.5', pricePerNight: '45.5', yearBuilt: 2001, titleEn: 'House' })
    const form = applyEach(column(plainFields, 'write'), { ...wire, area: '180.50' })
    expect(form).toMatchObject({ area: '180.5', yearBuilt: '2001', bedrooms: 3, descriptionEn: '' })
  })

  it('says of what is not asked what holds where nothing is said', () => {
    const unasked = unaskedOf(traitsOf({ propertyType: 'land', transactionType: 'sale' }))
    expect(unasked).toMatchObject({ bedrooms: 0, yearBuilt: null, capacity: 1, allowsLongTerm: true })
    expect(Object.keys(unasked)).not.toContain('area')
  })

  it('says of each field how the form holds it from the start', () => {
    for (const [name, { form }] of Object.entries(listingFields))
      expect(form.safeParse(undefined).success, name).toBe(true)
  })
})
