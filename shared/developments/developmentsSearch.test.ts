import { describe, expect, it } from 'vitest'
import { readSearch } from '#shared/search/readSearch.ts'
import { understand } from '#shared/search/sentence.ts'
import type { DevelopmentsQuery } from './developments.ts'
import { developmentsSearch } from './developmentsSearch.ts'

const of = (address: string) => {
  const { sortBy: _, sortOrder: __, ...search } = readSearch(address).search
  const { searchQuery, transactionType } = search
  return developmentsSearch(
    search,
    searchQuery === undefined ? undefined : understand(searchQuery, { rate: 7400, transactionType }),
  )
}
const ofText = (text: string) => of(`?searchQuery=${encodeURIComponent(text)}`)

describe('what a search asks of developments', () => {
  it.each<[string, DevelopmentsQuery]>([
    ['en pozo', { stage: ['off_plan'] }],
    [
      'depto 2 dormitorios en Asunción hasta 90 mil dólares',
      { city: ['Asunción'], bedrooms: 2, maxPrice: 90_000 },
    ],
    ['Torre Ñandutí', { text: 'torre nanduti' }],
    ['edificio Ñandutí', { text: 'nanduti' }],
    ['emprendimientos', {}],
    ['departamento con pileta', { amenities: ['pool'] }],
  ])('%s', (text, expected) => {
    expect(ofText(text)).toEqual(expected)
  })

  it.each([
    'departamento en alquiler en Asunción',
    'casa en venta en Luque',
    'terreno de 360 m2',
    'depto con cochera en Villa Morra',
  ])('nothing, for what they do not state: %s', (text) => {
    expect(ofText(text)).toBeUndefined()
  })

  it('filters count beside the sentence, and before it', () => {
    expect(of('?searchQuery=depto%20en%20pozo&bedrooms=3&city=Luque')).toEqual({
      ...{ stage: ['off_plan'], bedrooms: 3, city: ['Luque'] },
    })
    expect(of('?transactionType=sale&propertyType=apartment')).toEqual({})
    expect(of('?propertyType=house')).toBeUndefined()
    expect(of('?near=-25.29,-57.57,2')).toBeUndefined()
    expect(of('')).toBeUndefined()
  })

  it('nothing, until its sentence was read', () => {
    expect(developmentsSearch({ searchQuery: 'en pozo' }, undefined)).toBeUndefined()
  })
})
