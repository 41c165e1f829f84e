import { describe, expect, it } from 'vitest'
import { languages } from '#shared/core/language.ts'
import { applyEach, column } from '#shared/core/records.ts'
import { loadWords } from '#shared/words.ts'
import {
  fieldNames,
  inapplicableFallbacks,
  labelOf,
  listingFields,
  plainFields,
  rowOf,
} from './listingFields.ts'
import { newListing } from './publishing.ts'
import { traitsOf } from './traits.ts'

const input = newListing.parse({
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
  aiRewritten: true,
  airbnbUrl: 'https://www.airbnb.com/rooms/1',
})

describe('the field table', () => {
  it('converts every field to API and form and back without loss', () => {
    const wire = applyEach(column(plainFields, 'store'), input)
    expect(input).toMatchObject(applyEach(column(plainFields, 'load'), wire))
    const form = applyEach(column(plainFields, 'write'), wire)
    expect(input).toMatchObject(applyEach(column(plainFields, 'read'), form))
  })

  it('represents decimals as text in API and columns, and as typed in the form', () => {
    const wire = applyEach(column(plainFields, 'store'), input)
    expect(wire).toMatchObject({ area: '180.5', pricePerNight: '45.5', yearBuilt: 2001, titleEn: 'House' })
    const form = applyEach(column(plainFields, 'write'), { ...wire, area: '180.50' })
    expect(form).toMatchObject({ area: '180.5', yearBuilt: '2001', bedrooms: 3, descriptionEn: '' })
  })

  it('gives fallbacks for fields that do not apply', () => {
    const fallbacks = inapplicableFallbacks(traitsOf({ propertyType: 'land', transactionType: 'sale' }))
    expect(fallbacks).toMatchObject({ bedrooms: 0, yearBuilt: null, capacity: 1, allowsLongTerm: true })
    expect(Object.keys(fallbacks)).not.toContain('area')
  })

  it('has an initial form value for each field', () => {
    for (const [name, { form }] of Object.entries(listingFields))
      expect(form.safeParse(undefined).success, name).toBe(true)
  })
})

describe('the labels', () => {
  it.each(languages)(
    'of every field that the form shows are there in %s, the same as elsewhere',
    async (language) => {
      const { fieldLabels, listings } = await loadWords(language, ['fieldLabels', 'listings'])
      const shown = fieldNames.filter((name) => !rowOf(name).isInternal)
      for (const name of shown) expect(labelOf(name, fieldLabels), name).not.toBe(name)
      const { bedrooms, bathrooms, parkingSpaces, area, amenities } = fieldLabels
      expect({ bedrooms, bathrooms, parking: parkingSpaces, area, amenitiesTitle: amenities }).toEqual({
        bedrooms: listings.bedrooms,
        bathrooms: listings.bathrooms,
        parking: listings.parking,
        area: listings.area,
        amenitiesTitle: listings.amenitiesTitle,
      })
    },
  )
})
