import { describe, expect, it } from 'vitest'
import { understand } from '#shared/search/sentence.ts'
import { es } from '#tests/support/words.ts'
import { activeCriteria } from './activeCriteria.ts'
import { correctionText, criterionText } from './criterionText.ts'

const { criteria } = understand('casa 3 dormitorios en Luque hasta 120 mil con piscina', { rate: 7000 })

describe('the parsed search text', () => {
  it('is shown in the words of the filters', () => {
    expect(criteria.map((criterion) => criterionText(criterion, es, String))).toEqual([
      'Casa',
      '3+ dormitorios',
      'Luque',
      'Venta · Hasta $120,000',
      'Piscina',
    ])
  })

  it('is overridden by a filter set by hand', () => {
    const active = activeCriteria(criteria, { bedrooms: 2, maxPrice: 90_000, featured: true })
    expect(active.map(({ field }) => field)).toEqual(['propertyType', 'city', 'amenities'])
  })

  it('adds to amenities set by hand, except for the same one', () => {
    const fields = (amenities: ('pool' | 'gym')[]) =>
      activeCriteria(criteria, { amenities }).map(({ field }) => field)
    expect(fields(['gym'])).toContain('amenities')
    expect(fields(['pool'])).not.toContain('amenities')
  })

  it('names what it excludes; a filter set by hand overrides that', () => {
    const { criteria: exclusions } = understand(
      'no airbnb, sin pileta o quincho, que no sea oficina ni en Luque',
      {
        rate: 7000,
      },
    )
    expect(exclusions.map((criterion) => criterionText(criterion, es, String))).toEqual([
      'Sin Airbnb',
      'Sin piscina · quincho',
      'Excepto Oficina · Oficina temporal · Oficina virtual',
      'Excepto Luque',
    ])
    const fields = activeCriteria(exclusions, {
      exceptAmenities: ['pool', 'quincho'],
      propertyType: ['office', 'temp_office', 'virtual_office'],
    }).map(({ field }) => field)
    expect(fields).toEqual(['airbnbActive', 'exceptCity'])
  })

  it('names the city of a barrio, the sort order, and the correction of a typo', () => {
    const { criteria: corrected } = understand('casa barata en vila mora, luqe', { rate: 7000 })
    expect(corrected.map((criterion) => criterionText(criterion, es, String))).toEqual([
      'Casa',
      'Precio: menor a mayor',
      'Luque',
    ])
    const typo = corrected.find((criterion) => criterion.correction)
    expect(typo && correctionText(typo, typo.correction ?? '')).toBe('Luque')
    const [barrio] = understand('villa morra', { rate: 7000 }).criteria
    expect(barrio && criterionText(barrio, es, String)).toBe('Villa Morra, Asunción')
  })
})
