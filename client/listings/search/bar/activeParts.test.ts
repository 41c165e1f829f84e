import { describe, expect, it } from 'vitest'
import { understand } from '#shared/search/sentence.ts'
import { es } from '#tests/support/words.ts'
import { activeParts } from './activeParts.ts'
import { correctionText, partText } from './partText.ts'

const { parts } = understand('casa 3 dormitorios en Luque hasta 120 mil con piscina', { rate: 7000 })

describe('the parsed search text', () => {
  it('is shown in the words of the filters', () => {
    expect(parts.map((part) => partText(part, es, String))).toEqual([
      'Casa',
      '3+ dormitorios',
      'Luque',
      'Venta · Hasta $120,000',
      'Piscina',
    ])
  })

  it('is overridden by a filter set by hand', () => {
    const active = activeParts(parts, { bedrooms: 2, maxPrice: 90_000, featured: true })
    expect(active.map(({ field }) => field)).toEqual(['propertyType', 'city', 'amenities'])
  })

  it('adds to amenities set by hand, except for the same one', () => {
    const fields = (amenities: ('pool' | 'gym')[]) =>
      activeParts(parts, { amenities }).map(({ field }) => field)
    expect(fields(['gym'])).toContain('amenities')
    expect(fields(['pool'])).not.toContain('amenities')
  })

  it('names what it excludes; a filter set by hand overrides that', () => {
    const { parts: exclusions } = understand(
      'no airbnb, sin pileta o quincho, que no sea oficina ni en Luque',
      {
        rate: 7000,
      },
    )
    expect(exclusions.map((part) => partText(part, es, String))).toEqual([
      'Sin Airbnb',
      'Sin piscina · quincho',
      'Excepto Oficina · Oficina temporal · Oficina virtual',
      'Excepto Luque',
    ])
    const fields = activeParts(exclusions, {
      exceptAmenities: ['pool', 'quincho'],
      propertyType: ['office', 'temp_office', 'virtual_office'],
    }).map(({ field }) => field)
    expect(fields).toEqual(['airbnbActive', 'exceptCity'])
  })

  it('names the city of a barrio, the sort order, and the correction of a typo', () => {
    const { parts: corrected } = understand('casa barata en vila mora, luqe', { rate: 7000 })
    expect(corrected.map((part) => partText(part, es, String))).toEqual([
      'Casa',
      'Precio: menor a mayor',
      'Luque',
    ])
    const typo = corrected.find((part) => part.correction)
    expect(typo && correctionText(typo, typo.correction ?? '')).toBe('Luque')
    const [barrio] = understand('villa morra', { rate: 7000 }).parts
    expect(barrio && partText(barrio, es, String)).toBe('Villa Morra, Asunción')
  })
})
