import { describe, expect, it } from 'vitest'
import { emptyFields, type FormFields } from './form/fields.ts'
import { enough, qualityOf } from './quality.ts'

const photo = { id: 'a', caption: '', isPrimary: true, placeholder: null, width: 4, height: 3 }
const whole: FormFields = {
  ...emptyFields(2026),
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  address: 'Mcal. López 1234',
  area: '180',
  amount: '120.000',
  title: 'Casa con patio y mucha luz',
  description: 'x'.repeat(enough.description),
  amenities: ['pool', 'grill', 'garden', 'gated'],
  photos: Array.from({ length: enough.photos }, () => photo),
}

describe('the quality of a listing', () => {
  it('of an untouched form, is nothing, with photos as the first advice', () => {
    const { score, level, next } = qualityOf(emptyFields(2026))
    expect({ score, level }).toEqual({ score: 0, level: 'start' })
    expect(next).toEqual(['photos', 'description', 'location', 'area', 'price', 'amenities', 'title'])
  })

  it('of a listing with everything, is 100, with nothing to add', () => {
    expect(qualityOf(whole)).toEqual({ score: 100, level: 'great', next: [] })
  })

  it('with some photos, counts those and asks for more', () => {
    const { score, next } = qualityOf({ ...whole, photos: whole.photos.slice(0, 4) })
    expect(score).toBe(85)
    expect(next).toEqual(['photos'])
  })

  it('of a place, grows from the city to a known neighbourhood to a point', () => {
    const at = (place: Partial<FormFields>) => qualityOf({ ...emptyFields(2026), ...place }).score
    expect(at({ city: 'Luque' })).toBe(5)
    expect(at({ city: 'Asunción', neighborhood: 'Mi barrio' })).toBe(7)
    expect(at({ city: 'Asunción', neighborhood: 'Villa Morra' })).toBe(10)
    expect(
      at({ city: 'Asunción', neighborhood: 'Villa Morra', point: { latitude: -25.29, longitude: -57.57 } }),
    ).toBe(15)
  })

  it('with figures that are none, gives nothing for them', () => {
    expect(qualityOf({ ...emptyFields(2026), area: 'mucho', amount: 'poco' }).score).toBe(0)
  })
})
