import { describe, expect, it } from 'vitest'
import { filtersOfPlace, findPlaces } from './findPlaces.ts'

const names = (text: string) => findPlaces(text).map(({ name, city }) => `${name}, ${city}`)

describe('findPlaces', () => {
  it('matches the beginning regardless of accents and case', () =>
    expect(names('ASUNCI')[0]).toBe('Asunción, Asunción'))

  it('matches an abbreviation', () => expect(names('mcal lopez')).toContain('Mariscal López, Asunción'))

  it('matches a later word, ranked after matches of the beginning', () =>
    expect(names('morra')).toContain('Villa Morra, Asunción'))

  it('tolerates typos, also in an incomplete word', () => {
    expect(names('vila mor')).toContain('Villa Morra, Asunción')
    expect(names('asunsion')).toContain('Asunción, Asunción')
  })

  it('finds nothing for a blank or unknown text', () => {
    expect(findPlaces(' ')).toEqual([])
    expect(findPlaces('xyzzy')).toEqual([])
  })
})

describe('filtersOfPlace', () => {
  it('sets city and neighbourhood for a barrio', () => {
    const [place] = findPlaces('villa morra')
    expect(place && filtersOfPlace(place)).toEqual({
      city: ['Asunción'],
      neighborhood: ['Villa Morra'],
      state: undefined,
    })
  })

  it('sets the city alone for a city', () => {
    const [place] = findPlaces('luque')
    expect(place && filtersOfPlace(place)).toEqual({
      city: ['Luque'],
      neighborhood: undefined,
      state: undefined,
    })
  })
})
