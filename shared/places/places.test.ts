import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from './distance.ts'
import { neighborsOf } from './neighbors.ts'
import { placeKey } from './placeKey.ts'
import {
  cities,
  departmentOf,
  departments,
  findCity,
  findNeighborhood,
  isPlaced,
  nearestPlace,
  neighborhoods,
  placeNames,
} from './places.ts'

describe('findCity', () => {
  it.each([
    ['CDE', 'Ciudad del Este'],
    ['asuncion', 'Asunción'],
    ['Fdo. de la Mora', 'Fernando de la Mora'],
    ['Cnel. Oviedo', 'Coronel Oviedo'],
    ['cnel oviedo', 'Coronel Oviedo'],
    ['M.R.A.', undefined],
    ['MRA', 'Mariano Roque Alonso'],
    ['Mariano R. Alonso', 'Mariano Roque Alonso'],
    ['P. J. Caballero', 'Pedro Juan Caballero'],
    ['Pte. Franco', 'Presidente Franco'],
    ['san ber', 'San Bernardino'],
    ['nemby', 'Ñemby'],
    ['ÑEMBY', 'Ñemby'],
    ['La Encarnación', undefined],
    ['Atlantis', undefined],
    ['', undefined],
  ])('given %j, finds %j', (typed, name) => {
    expect(findCity(typed)?.name).toBe(name)
  })
})

describe('findNeighborhood', () => {
  it.each([
    ['Ykua Sati', undefined, 'Ycuá Satí', 'Asunción'],
    ['ykuá satí', 'asuncion', 'Ycuá Satí', 'Asunción'],
    ['Mcal. López', undefined, 'Mariscal López', 'Asunción'],
    ['Manora', undefined, 'Manorá', 'Asunción'],
    ['V. Morra', undefined, 'Villa Morra', 'Asunción'],
    ['Dr. Francia', undefined, 'Doctor Francia', 'Asunción'],
    ['centro', undefined, 'Centro', 'Asunción'],
    ['centro', 'Luque', 'Centro', 'Luque'],
    ['Surubi’i', undefined, "Surubi'í", 'Luque'],
    ['surubii', 'luque', "Surubi'í", 'Luque'],
    ['Paraná Country Club', undefined, 'Paraná Country Club', 'Hernandarias'],
  ])('given %j in %j, finds %j of %j', (typed, city, name, where) => {
    expect(findNeighborhood(typed, city)).toMatchObject({ name, city: where })
  })

  it('given a neighbourhood of another city, finds nothing', () => {
    expect(findNeighborhood('Villa Morra', 'Luque')).toBeUndefined()
    expect(findNeighborhood('Villa Morra', 'Atlantis')).toBeUndefined()
  })
})

describe('the gazetteer', () => {
  it('has the 18 departments, each with a city', () => {
    expect(departments).toHaveLength(18)
    for (const { name } of departments) expect(cities.some((city) => city.department === name)).toBe(true)
    for (const city of cities) expect(departments.map((one) => one.name)).toContain(city.department)
  })

  it('has the ten neighbourhoods of the calculator', () => {
    const ten = [
      'Villa Morra',
      'Carmelitas',
      'Recoleta',
      'Las Lomas',
      'Centro',
      'Manorá',
      'Ycuá Satí',
      'Mburucuyá',
      'Villa Aurelia',
      'Mariscal López',
    ]
    for (const name of ten) expect(findNeighborhood(name, 'Asunción')?.name).toBe(name)
  })

  it('has unique names of cities, and of neighbourhoods within a city', () => {
    const cityNames = cities.map((city) => placeKey(city.name))
    expect(new Set(cityNames).size).toBe(cityNames.length)
    const barrios = neighborhoods.map((one) => `${one.city}/${placeKey(one.name)}`)
    expect(new Set(barrios).size).toBe(barrios.length)
  })

  it('keeps words that every object has', () => {
    expect(placeKey('Mcal. Constructor')).toBe('mariscal constructor')
  })

  it('has unambiguous names and aliases within a city', () => {
    for (const city of cities)
      for (const key of [city.name, ...city.aliases]) expect(findCity(key)).toBe(city)
    for (const one of neighborhoods) {
      for (const key of [one.name, ...one.aliases]) expect(findNeighborhood(key, one.city)).toBe(one)
    }
  })

  it('has symmetric, existing, nearby neighbours', () => {
    for (const one of neighborhoods) {
      for (const name of neighborsOf(one.name, one.city)) {
        const other = findNeighborhood(name, one.city)
        expect(other?.name, `${one.name} → ${name}`).toBe(name)
        expect(other).not.toBe(one)
        expect(neighborsOf(name, one.city), `${name} → ${one.name}`).toContain(one.name)
        expect(
          isPlaced(one) && isPlaced(other) && distanceKm(one, other),
          `${one.name} → ${name}`,
        ).toBeLessThan(4.5)
      }
    }
  })

  it.each([
    ['Azotey', 'Concepción'],
    ['Yasy Cañy', 'Canindeyú'],
    ["O'Leary", 'Alto Paraná'],
    ['Liberación', 'San Pedro'],
    ['Karapaí', 'Amambay'],
    ['Félix Pérez Cardozo', 'Guairá'],
  ])('has the town %s, in %s', (name, department) => {
    expect(findCity(name)?.department).toBe(department)
  })

  it.each([
    ['Maramburé', 'Luque'],
    ['lote guasu', 'San Lorenzo'],
    ['Valle Yvate', 'Lambaré'],
    ['kokue guazu', 'Fernando de la Mora'],
    ['naranja hai', 'Capiatá'],
    ['Cañadita', 'Ñemby'],
    ['Chaipe', 'Encarnación'],
    ['km 9', 'Ciudad del Este'],
    ['barrio obrero', 'Ciudad del Este'],
  ])('has the neighbourhood %s of %s', (name, city) => {
    expect(findNeighborhood(name, city)?.city).toBe(city)
  })

  it('has neighbours for every neighbourhood of Asunción', () => {
    for (const one of neighborhoods.filter((each) => each.city === 'Asunción')) {
      expect(neighborsOf(one.name, one.city).length, one.name).toBeGreaterThan(0)
    }
  })

  it('has neighbourhoods near their city and cities within Paraguay', () => {
    for (const one of neighborhoods) {
      const city = findCity(one.city)
      expect(isPlaced(city), one.city).toBe(true)
      if (isPlaced(city) && isPlaced(one)) expect(distanceKm(one, city), one.name).toBeLessThan(13)
    }
    for (const { latitude, longitude } of cities.filter(isPlaced)) {
      expect(latitude).toBeGreaterThan(-27.7)
      expect(latitude).toBeLessThan(-19.2)
      expect(longitude).toBeGreaterThan(-62.7)
      expect(longitude).toBeLessThan(-54.2)
    }
  })
})

describe('departmentOf', () => {
  it('separates Asunción from Central', () => {
    expect(departmentOf('Asunción')).toBe('Asunción')
    expect(departmentOf('luque')).toBe('Central')
    expect(departmentOf('cde')).toBe('Alto Paraná')
    expect(departmentOf('Atlantis')).toBeUndefined()
  })
})

describe('neighborsOf', () => {
  it('returns the adjacent neighbourhoods', () => {
    expect(neighborsOf('v. morra', 'asuncion')).toEqual(
      expect.arrayContaining([
        'Santo Domingo',
        'Manorá',
        'Ycuá Satí',
        'San Cristóbal',
        'Recoleta',
        'Bella Vista',
      ]),
    )
    expect(neighborsOf('Nowhere', 'Asunción')).toEqual([])
  })
})

describe('distanceKm', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  it('between Asunción and Ciudad del Este is about 306 km', () => {
    const [a, b] = [findCity('Asunción'), findCity('CDE')]
    expect(isPlaced(a) && isPlaced(b) && distanceKm(a, b)).toBeCloseTo(306, -1)
  })

  it('is symmetric, finite and not negative', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0)
        expect(distanceKm(a, b)).toBeLessThan(20_040)
      }),
    )
  })
})

describe('nearestPlace', () => {
  it('at a neighbourhood, finds it and its city', () => {
    expect(nearestPlace({ latitude: -25.2945, longitude: -57.5785 })).toMatchObject({
      city: { name: 'Asunción' },
      neighborhood: { name: 'Villa Morra' },
    })
  })

  it('far from every neighbourhood, finds the city only', () => {
    const found = nearestPlace({ latitude: -22.35, longitude: -60.03 })
    expect(found?.city.name).toBe('Filadelfia')
    expect(found?.neighborhood).toBeUndefined()
  })

  it('for NaN, finds nothing', () => {
    expect(nearestPlace({ latitude: Number.NaN, longitude: 0 })).toBeUndefined()
  })
})

describe('placeNames', () => {
  it('returns each place with its keys', () => {
    const lopez = placeNames().find((place) => place.name === 'Mariscal López')
    expect(lopez).toMatchObject({ kind: 'neighborhood', city: 'Asunción' })
    expect(lopez?.keys).toEqual(expect.arrayContaining(['mariscal lopez', 'mcal lopez']))
    expect(placeNames()).toHaveLength(cities.length + neighborhoods.length)
  })
})
