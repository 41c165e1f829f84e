import { describe, expect, it } from 'vitest'
import { understand } from '#shared/sentence.ts'
import { es } from '#shared/words/es.ts'
import { partText } from './partText.ts'
import { partsInForce } from './useUnderstanding.ts'

const { parts } = understand('casa 3 dormitorios en Luque hasta 120 mil con piscina', { rate: 7000 })

describe('what was understood', () => {
  it('is told in the words of the filters', () => {
    expect(parts.map((part) => partText(part, es.listings, String))).toEqual([
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
})
