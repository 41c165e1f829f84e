import { describe, expect, it } from 'vitest'
import { cities, isPlaced, neighborhoods } from '#shared/places/places.ts'
import { doubtOfLocation, isImpossible } from './locationDoubts.ts'

describe('doubts about a point', () => {
  it('are none of any place of the gazetteer', () => {
    const all = [...cities.map((one) => ({ ...one, city: one.name })), ...neighborhoods].filter(isPlaced)
    expect(all.filter((one) => doubtOfLocation(one) !== undefined || isImpossible(one))).toEqual([])
  })

  it.each<[string, number, number]>([
    ['Resistencia', -27.451, -58.986],
    ['Corrientes', -27.48, -58.83],
    ['Campo Grande', -20.44, -54.65],
    ['Santa Cruz de la Sierra', -17.78, -63.18],
    ['Cascavel', -24.95, -53.46],
  ])('%s is abroad', (_city, latitude, longitude) => {
    expect(doubtOfLocation({ latitude, longitude, city: 'Asunción' })).toBe('outside_country')
  })
})
