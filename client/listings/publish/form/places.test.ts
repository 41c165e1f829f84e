import { describe, expect, it } from 'vitest'
import { cityName, cityOptions, mayLieIn, neighborhoodName, neighborhoodOptions } from './places.ts'

const namesOf = (places: { name: string }[]) => places.map(({ name }) => name)

describe('places to choose from', () => {
  it('before anything is typed, are the usual cities, and the neighbourhoods of the city', () => {
    expect(namesOf(cityOptions(''))).toContain('Encarnación')
    expect(neighborhoodOptions('', '')).toEqual([])
    expect(neighborhoodOptions('', 'Luque').every(({ city }) => city === 'Luque')).toBe(true)
  })

  it('while one is typed, come by alias too, cities and neighbourhoods apart', () => {
    expect(namesOf(cityOptions('cde'))).toEqual(['Ciudad del Este'])
    expect(neighborhoodOptions('v morra', '')[0]).toMatchObject({ name: 'Villa Morra', city: 'Asunción' })
    expect(neighborhoodOptions('v morra', 'Luque')).toEqual([])
  })

  it('when the field is left, are written as the gazetteer does, or kept as typed', () => {
    expect(cityName('fdo. de la mora')).toBe('Fernando de la Mora')
    expect(cityName(' Mi Pueblo ')).toBe('Mi Pueblo')
    expect(neighborhoodName('ykua sati', 'asuncion')).toBe('Ycuá Satí')
    expect(neighborhoodName('Barrio Nuevo', 'Asunción')).toBe('Barrio Nuevo')
  })

  it('that are known elsewhere only, do not lie in another city', () => {
    expect(mayLieIn('Villa Morra', 'Luque')).toBe(false)
    expect(mayLieIn('Barrio Nuevo de Don José', 'Luque')).toBe(true)
  })
})
