import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Listing } from '#shared/listings/listings.ts'
import { renderAt } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { ListingGuides } from './ListingGuides.tsx'
import { SearchGuide } from './SearchGuide.tsx'

const shown = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('the guides of a listing', () => {
  it.each<[Partial<Listing>, string[]]>([
    [{ transactionType: 'sale', propertyType: 'house' }, ['/guias/costos-e-impuestos#buying']],
    [
      { transactionType: 'sale', propertyType: 'land' },
      ['/guias/costos-e-impuestos#buying', '/guias/terrenos'],
    ],
    [
      { transactionType: 'sale', propertyType: 'apartment', description: 'Venta en POZO, entrega 2027' },
      ['/guias/costos-e-impuestos#buying', '/guias/comprar-en-pozo'],
    ],
    [{ transactionType: 'sale', description: 'Con pozo artesiano' }, ['/guias/costos-e-impuestos#buying']],
    [{ transactionType: 'rent' }, ['/guias/alquilar']],
    [{ transactionType: 'both' }, ['/guias/costos-e-impuestos#buying', '/guias/alquilar']],
  ])('%j are %j', (overrides, expected) => {
    renderAt(<ListingGuides listing={listing({ title: 'Casa', description: 'Linda', ...overrides })} />)
    expect(shown()).toEqual(expected)
  })
})

describe('the guide of a search', () => {
  it('is that of renting or of land, and of no other search', () => {
    const { rerender } = renderAt(<SearchGuide search={{ transactionType: 'rent' }} />)
    expect(shown()).toEqual(['/guias/alquilar'])
    rerender(<SearchGuide search={{ propertyType: ['land'] }} />)
    expect(shown()).toEqual(['/guias/terrenos'])
    rerender(<SearchGuide search={{ propertyType: ['land', 'house'], transactionType: 'sale' }} />)
    expect(shown()).toEqual([])
  })
})
