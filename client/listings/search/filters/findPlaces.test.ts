import { describe, expect, it } from 'vitest'
import { addPlace, chosenPlaces, findFilterPlaces } from './findPlaces.ts'

const names = (text: string) => findFilterPlaces(text).map(({ name, city }) => `${name}, ${city}`)

describe('findFilterPlaces', () => {
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
    expect(findFilterPlaces(' ')).toEqual([])
    expect(findFilterPlaces('xyzzy')).toEqual([])
  })
})

describe('addPlace', () => {
  it('sets city and neighbourhood for a barrio', () => {
    const [place] = findFilterPlaces('villa morra')
    expect(place && addPlace({}, place)).toEqual({
      city: ['Asunción'],
      neighborhood: ['Villa Morra'],
      state: undefined,
    })
  })

  it('sets the city alone for a city', () => {
    const [place] = findFilterPlaces('luque')
    expect(place && addPlace({}, place)).toEqual({
      city: ['Luque'],
      neighborhood: undefined,
      state: undefined,
    })
  })

  const named = (text: string, kind?: string) => {
    const place = findFilterPlaces(text).find((one) => kind === undefined || one.kind === kind)
    if (!place) throw new RangeError(text)
    return place
  }

  it.each([
    [{ city: ['Luque'] }, 'areguá', { city: ['Luque', 'Areguá'] }],
    [{ city: ['Luque'] }, 'luque', { city: ['Luque'] }],
    [
      { city: ['Asunción'], neighborhood: ['Recoleta'] },
      'molino',
      { city: ['Asunción', 'Luque'], neighborhood: ['Recoleta', 'Molino'] },
    ],
    [{ city: ['Luque'] }, 'villa morra', { city: ['Asunción'], neighborhood: ['Villa Morra'] }],
    [{ city: ['Asunción'], neighborhood: ['Recoleta'] }, 'luque', { city: ['Luque'] }],
    [{ city: ['Luque'] }, 'itapúa', { state: ['Itapúa'] }],
    [{ state: ['Itapúa'] }, 'cordillera', { state: ['Itapúa', 'Cordillera'] }],
  ])('to %j adds %s', (search, text, filters) => {
    expect(addPlace(search, named(text))).toEqual({
      city: undefined,
      neighborhood: undefined,
      state: undefined,
      ...filters,
    })
  })

  it('tells a department from its city', () => {
    expect(named('concepción', 'state').name).toBe('Concepción')
    expect(named('concepción', 'city').name).toBe('Concepción')
  })
})

describe('chosenPlaces', () => {
  it.each([
    [{ city: ['Luque'] }, 'Luque', {}],
    [{ city: ['Luque', 'Areguá'] }, 'Luque', { city: ['Areguá'] }],
    [
      { city: ['Asunción', 'Luque'], neighborhood: ['Recoleta', 'Molino'] },
      'Molino',
      { city: ['Asunción'], neighborhood: ['Recoleta'] },
    ],
    [{ city: ['Asunción'], neighborhood: ['Recoleta'] }, 'Recoleta', {}],
    [
      { city: ['Luque'], neighborhood: ['Sin Nombre', 'Molino'] },
      'Molino',
      { city: ['Luque'], neighborhood: ['Sin Nombre'] },
    ],
    [{ state: ['Itapúa', 'Cordillera'] }, 'Itapúa', { state: ['Cordillera'] }],
  ])('of %j, without %s', (search, name, filters) => {
    const chosen = chosenPlaces(search).find((one) => one.name === name)
    expect(chosen?.without).toEqual(filters)
  })
})
