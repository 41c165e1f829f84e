import { describe, expect, it } from 'vitest'
import { emptyFields, type FormFields } from './form/fields.ts'
import { fullMarks, qualityOf } from './quality.ts'

const photo = { id: 'a', caption: '', isPrimary: true, placeholder: null, width: 4, height: 3 }
const complete: FormFields = {
  ...emptyFields(2026),
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  address: 'Mcal. López 1234',
  area: '180',
  amount: '120.000',
  title: 'Casa con patio y mucha luz',
  description: 'x'.repeat(fullMarks.description),
  amenities: ['pool', 'grill', 'garden', 'gated'],
  photos: Array.from({ length: fullMarks.photos }, () => photo),
}

describe('qualityOf', () => {
  it('is 0 for an untouched form, with photos as the first tip', () => {
    const { score, level, next } = qualityOf(emptyFields(2026))
    expect({ score, level }).toEqual({ score: 0, level: 'start' })
    expect(next).toEqual(['photos', 'description', 'location', 'area', 'price', 'amenities', 'title'])
  })

  it('is 100 for a complete listing', () => {
    expect(qualityOf(complete)).toEqual({ score: 100, level: 'great', next: [] })
  })

  it('counts photos proportionally', () => {
    const { score, next } = qualityOf({ ...complete, photos: complete.photos.slice(0, 4) })
    expect(score).toBe(85)
    expect(next).toEqual(['photos'])
  })

  it('increases from city to neighbourhood to point', () => {
    const at = (place: Partial<FormFields>) => qualityOf({ ...emptyFields(2026), ...place }).score
    expect(at({ city: 'Luque' })).toBe(5)
    expect(at({ city: 'Asunción', neighborhood: 'Mi barrio' })).toBe(7)
    expect(at({ city: 'Asunción', neighborhood: 'Villa Morra' })).toBe(10)
    expect(
      at({ city: 'Asunción', neighborhood: 'Villa Morra', point: { latitude: -25.29, longitude: -57.57 } }),
    ).toBe(15)
  })

  it('ignores invalid numbers', () => {
    expect(qualityOf({ ...emptyFields(2026), area: 'mucho', amount: 'poco' }).score).toBe(0)
  })
})
