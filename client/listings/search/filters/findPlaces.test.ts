import { describe, expect, it } from 'vitest'
import { filtersOfPlace, findPlaces } from './findPlaces.ts'

const names = (text: string) => findPlaces(text).map(({ name, city }) => `${name}, ${city}`)

describe('finding a place', () => {
  it('knows it by its beginning, whatever the accents and case', () =>
    expect(names('ASUNCI')[0]).toBe('Asunción, Asunción'))

  it('knows it by a short form', () => expect(names('mcal lopez')).toContain('Mariscal López, Asunción'))

  it('knows it by a later word, after those that begin so', () =>
    expect(names('morra')).toContain('Villa Morra, Asunción'))

  it('forgives a slip, while it is typed and when it is', () => {
    expect(names('vila mor')).toContain('Villa Morra, Asunción')
    expect(names('asunsion')).toContain('Asunción, Asunción')
  })

  it('finds nothing, where nothing was typed or nothing is called so', () => {
    expect(findPlaces(' ')).toEqual([])
    expect(findPlaces('xyzzy')).toEqual([])
  })
})

describe('the filters of a place', () => {
  it('are city and barrio, where it is a barrio', () => {
    const [place] = findPlaces('villa morra')
    expect(place && filtersOfPlace(place)).toEqual({
      city: ['Asunción'],
      neighborhood: ['Villa Morra'],
      state: undefined,
    })
  })

  it('are the city alone, where it is one', () => {
    const [place] = findPlaces('luque')
    expect(place && filtersOfPlace(place)).toEqual({
      city: ['Luque'],
      neighborhood: undefined,
      state: undefined,
    })
  })
})
