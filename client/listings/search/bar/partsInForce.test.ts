import { describe, expect, it } from 'vitest'
import { understand } from '#shared/search/sentence.ts'
import { es } from '#tests/support/words.ts'
import { meantText, partText } from './partText.ts'
import { partsInForce } from './useUnderstanding.ts'

const { parts } = understand('casa 3 dormitorios en Luque hasta 120 mil con piscina', { rate: 7000 })

describe('what was understood', () => {
  it('is told in the words of the filters', () => {
    expect(parts.map((part) => partText(part, es, String))).toEqual([
      'Casa',
      '3+ dormitorios',
      'Luque',
      'Venta · Hasta $120,000',
      'Piscina',
    ])
  })

  it('does not count, where the same filter is set by hand', () => {
    const left = partsInForce(parts, { bedrooms: 2, maxPrice: 90_000, featured: true })
    expect(left.map(({ field }) => field)).toEqual(['propertyType', 'city', 'amenities'])
  })

  it('counts beside amenities that are set by hand, but for the same one', () => {
    const fields = (amenities: ('pool' | 'gym')[]) =>
      partsInForce(parts, { amenities }).map(({ field }) => field)
    expect(fields(['gym'])).toContain('amenities')
    expect(fields(['pool'])).not.toContain('amenities')
  })

  it('names the city of a barrio, the order, and what a slip of the fingers was taken for', () => {
    const { parts: told } = understand('casa barata en vila mora, luqe', { rate: 7000 })
    expect(told.map((part) => partText(part, es, String))).toEqual(['Casa', 'Precio: menor a mayor', 'Luque'])
    const slip = told.find((part) => part.meant)
    expect(slip && meantText(slip, slip.meant ?? '')).toBe('Luque')
    const [barrio] = understand('villa morra', { rate: 7000 }).parts
    expect(barrio && partText(barrio, es, String)).toBe('Villa Morra, Asunción')
  })
})
