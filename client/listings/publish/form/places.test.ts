import { describe, expect, it } from 'vitest'
import { canBeIn, cityName, cityOptions, neighborhoodName, neighborhoodOptions } from './places.ts'

const namesOf = (places: { name: string }[]) => places.map(({ name }) => name)

describe('place options', () => {
  it('are common cities, and the neighbourhoods of the city, before anything is typed', () => {
    expect(namesOf(cityOptions(''))).toContain('Encarnación')
    expect(neighborhoodOptions('', '')).toEqual([])
    expect(neighborhoodOptions('', 'Luque').every(({ city }) => city === 'Luque')).toBe(true)
  })

  it('match aliases, cities and neighbourhoods separately', () => {
    expect(namesOf(cityOptions('cde'))).toEqual(['Ciudad del Este'])
    expect(neighborhoodOptions('v morra', '')[0]).toMatchObject({ name: 'Villa Morra', city: 'Asunción' })
    expect(neighborhoodOptions('v morra', 'Luque')).toEqual([])
  })

  it('are normalised on blur, and unknown places are left as typed', () => {
    expect(cityName('fdo. de la mora')).toBe('Fernando de la Mora')
    expect(cityName(' Mi Pueblo ')).toBe('Mi Pueblo')
    expect(neighborhoodName('ykua sati', 'asuncion')).toBe('Ycuá Satí')
    expect(neighborhoodName('Barrio Nuevo', 'Asunción')).toBe('Barrio Nuevo')
  })

  it('known only elsewhere are not in another city', () => {
    expect(canBeIn('Villa Morra', 'Luque')).toBe(false)
    expect(canBeIn('Barrio Nuevo de Don José', 'Luque')).toBe(true)
  })
})
