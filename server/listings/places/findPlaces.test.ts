import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighborhoodPoint } from '#server/listings/listings.derived.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { isInPolygon, type Point, readPolygon } from '#shared/search/area.ts'
import { type NamedPlace, readPlaces, widerThan, writePlaces } from '#shared/search/namedPlace.ts'
import { removeCriterion } from '#shared/search/sentence.ts'
import { findPlaces } from './findPlaces.ts'
import { knownWays, landmarks } from './placeRows.ts'
import { between, strip } from './shapes.ts'
import { understandText } from './understandText.ts'

const rate = 7420
const isIn = ({ filters }: NamedPlace, { latitude, longitude }: Point) =>
  filters.near
    ? distanceKm(filters.near, { latitude, longitude }) <= filters.near.km
    : (filters.polygon ?? []).some((text) => isInPolygon(readPolygon(text) ?? [], latitude, longitude))

describe('places that a text names', () => {
  it.each([
    ['depto cerca del shopping del sol', 'Shopping del Sol', 1],
    ['depto a metros del shopping del sol', 'Shopping del Sol', 0.5],
    ['depto a 3 km del shopping del sol', 'Shopping del Sol', 3],
    ['apartment within 2 km of the airport', 'Aeropuerto Silvio Pettirossi', 2],
    ['casa a 10 cuadras del congreso', 'Congreso Nacional', 1],
    ['depto a 15 minutos a pie de la uca', 'Universidad Católica, Campus Asunción', 1],
    ['depto a 15 minutos en auto de la uca', 'Universidad Católica, Campus Asunción', 5],
    ['casa a media cuadra de la avda. españa', 'Av. España', 0.3],
    ['casa a 8 cuadras de mcal. lópez', 'Av. Mariscal López', 0.8],
    ['local esquina españa y brasilia', 'Av. España y Av. Brasilia', 0.7],
    ['terreno km 20 de la ruta 2', 'Ruta 2 km 20', 2],
    ['terreno en la ruta 2, a la altura del km 38', 'Ruta 2 km 38', 2],
    ['casa a 20 minutos de luque', 'Luque', 6.67],
    ['depto shoping del sol', 'Shopping del Sol', 1],
    ['hospital regional en encarnacion', 'Hospital Regional de Encarnación', undefined],
    ['depto cerca facultad de derecho', 'Facultad de Derecho UNA', undefined],
    ['alquiler cerca de la facultad de medicina', 'Facultad de Ciencias Médicas UNA', 1],
    ['depto por el hospital italiano', 'Sanatorio Italiano', undefined],
    ['casa cerca de la embajada peruana', 'Embajada de Perú', undefined],
    ['casa zona aeropuerto silvio pettirossi', 'Aeropuerto Silvio Pettirossi', 2],
    ['casa cerca del yacht y golf club', 'Yacht y Golf Club Paraguayo', 1],
    ['terminal de omnibus cde', 'Terminal de Ómnibus de Ciudad del Este', undefined],
    ['casa en gran asunción', 'Gran Asunción', undefined],
    ['local en 5ta avenida', 'Acuña de Figueroa', 0.5],
    ['galpon zona acceso norte', 'Acceso Norte', undefined],
    ['casa cerca de la municipalidad de ñemby', 'Municipalidad de Ñemby', undefined],
    ['casa a 5 cuadras de la terminal de capiatá', 'Terminal de Capiatá', undefined],
    ['galpon parque industrial capiata', 'Parque industrial de Capiatá', undefined],
    ['quinta cerca del cerro de yaguaron', 'Cerro Yaguarón', undefined],
    ['casa zona ñu guazu', 'Parque Ñu Guasú', 1],
    ['galpon cerca de clorinda', 'Frente a Clorinda', undefined],
    ['local sobre mcal estigarribia centro', 'Calle Mariscal Estigarribia', 0.5],
    ['alquiler por eusebio ayala', 'Av. Eusebio Ayala', 0.5],
    [
      'alquiler por eusebio ayala entre 4 mojones y calle ultima',
      'Cuatro Mojones y Av. Defensores del Chaco',
      undefined,
    ],
    ['casa km 18 capiata', 'Ruta 2 km 18', 2],
    ['casa km 20 minga guazu', 'Kilómetros desde Ciudad del Este km 20', 2],
    ['terreno sobre la ruta, caacupe', 'Ruta 2', 1.5],
    ['casa a media hora de asuncion', 'Asunción', 20],
    ['depto en palma', 'Calle Palma', 0.5],
    ['terreno ruta 1 itá entre km 35 y 40', 'Ruta 1 km 35-40', 4.5],
    ['land along route 2', 'Ruta 2', 1.5],
    ['room for rent near una', 'Campus de la UNA', 1],
    ['mi hijo entra en la UNA, un depto', 'Campus de la UNA', 1],
    ['depto, mi hija estudia en Agronomía de la UNA', 'Campus de la UNA', 1],
    ['lakefront house', 'Lago Ypacaraí', 1.5],
    ['local eusebio ayala km 4', 'Av. Eusebio Ayala km 4', 2],
    ['terreno en villeta cerca del puerto', 'Puerto de Villeta', undefined],
    ['terreno en villeta zona industrial', 'Zona industrial de Villeta', undefined],
    ['casa perto da praia em encarnação', 'Playa de Encarnación', undefined],
    ['depto cerca del ministerio de hacienda', 'Ministerio de Economía y Finanzas', 1],
    ['terreno costa del rio paraguay', 'Río Paraguay', 1.5],
    ['depto sobre aviadores del chako', 'Av. Aviadores del Chaco', 0.5],
    ['terreno minga guazu aeropuerto', 'Aeropuerto Guaraní', 2],
    ['terreno ruta2 km28', 'Ruta 2 km 28', 2],
    ['casa fernando km 10', 'Ruta 2 km 10', 2],
    ['casa lambare cerca de la municipalidad', 'Municipalidad de Lambaré', undefined],
    ['oficina oliva y montevideo', 'Calle Oliva y Calle Montevideo', 0.7],
    ['casa por avenida pettirossi', 'Av. Pettirossi', 0.5],
    ['pieza cerca de la facu de derecho', 'Facultad de Derecho UNA', undefined],
    ['depto cerca del hospital ips', 'Hospital Central del IPS', 1],
  ])('%j', (text, name, km) => {
    expect(findPlaces(text)).toMatchObject([{ name, ...(km !== undefined && { km }) }])
  })

  it.each([
    'casa en recoleta',
    'alquiler mcal lopez',
    'depto en villa morra o carmelitas',
    'terreno en luque zona aeropuerto',
    'casa cde km 7',
    'casa en barrio obrero',
    'quiero una casa',
    'casa con terminaciones de primera, palacio, americana',
    'terreno de 500 m de la familia',
    'depto lejos de la terminal de omnibus de asuncion',
    'casa que no sea cerca del aeropuerto',
    'casa de 12 m de frente',
    'casa en eusebio ayala',
    'galpon parque industrial',
    'casa cerca de brasil',
    'terreno en ayolas',
    'casa con vista al lago',
    'casa lejos de la municipalidad de luque',
    'terreno en presidente franco',
    'casa cerca del colegio san antonio',
  ])('none in %j', (text) => {
    expect(findPlaces(text)).toEqual([])
  })

  it('are those of the city that the text names, and all of one name where it names none', () => {
    const name = (text: string) => findPlaces(text)[0]?.name
    expect(name('casa en encarnacion, cerca de la costanera')).toBe('Costanera de Encarnación')
    expect(name('casa cerca de la costanera')).toBe('Costanera de Asunción')
    expect(name('casa cerca de la universidad catolica en encarnacion')).toBe(
      'Universidad Católica, Campus Itapúa',
    )
    expect(name('casa cerca del hospital regional')).toBe(
      'Hospital Regional de Ciudad del Este / Hospital Regional de Encarnación / Hospital Regional de Caacupé',
    )
  })

  it('say what stands for a point that is not known', () => {
    expect(findPlaces('depto por la universidad americana')).toMatchObject([
      { standIn: 'Bella Vista', filters: { neighborhood: ['Bella Vista'], city: ['Asunción'] } },
    ])
    expect(findPlaces('depto a 2 km de la universidad americana')).toMatchObject([
      { standIn: 'Bella Vista', km: 2, filters: { near: { km: 2 } } },
    ])
    expect(findPlaces('apartment near uninorte')).toMatchObject([
      { standIn: 'Asunción', filters: { city: ['Asunción'] } },
    ])
  })

  it('are an area between two avenues, or two places', () => {
    const [avenues] = findPlaces('depto entre españa y mcal lopez')
    const [ends] = findPlaces('depto entre el shopping del sol y el shopping mariscal')
    if (!avenues || !ends) throw new Error('not found')
    expect(isIn(avenues, { latitude: -25.2895, longitude: -57.598 })).toBe(true)
    expect(isIn(avenues, { latitude: -25.27, longitude: -57.598 })).toBe(false)
    expect(isIn(ends, { latitude: -25.2893, longitude: -57.5745 })).toBe(true)
    expect(isIn(ends, { latitude: -25.3, longitude: -57.6 })).toBe(false)
  })

  it('have the area of any of them where a text names several', () => {
    const { filters } = understandText('depto cerca del shopping del sol o de multiplaza', { rate })
    expect(filters.near).toBeUndefined()
    expect(filters.polygon).toHaveLength(2)
  })

  it('leave the text with the words that led to them, and nothing else', () => {
    const text = 'casa 3 dormitorios cerca del shopping del sol en asuncion'
    const { criteria } = understandText(text, { rate })
    const places = findPlaces(text)
    const without = (field: string) => {
      const one = criteria.find((criterion) => criterion.field === field)
      return one && removeCriterion(text, one, places)
    }
    expect(without('place')).toBe('casa 3 dormitorios en asuncion')
    expect(without('bedrooms')).toBe('casa cerca del shopping del sol en asuncion')
  })

  it('are the same through the header', () => {
    const places = findPlaces('depto entre españa y mcal lopez, 3 dormitorios')
    expect(readPlaces(writePlaces(places))).toEqual(places)
    expect(readPlaces(null)).toEqual([])
  })

  it('can be widened in words that are understood, up to the widest', () => {
    for (const text of [
      'cerca del shopping del sol',
      'sobre españa',
      'ruta 2 km 20',
      'por la universidad americana',
    ]) {
      let place = findPlaces(text)[0]
      const distances: number[] = []
      for (let wider = place && widerThan(place); place && wider; wider = place && widerThan(place)) {
        distances.push(wider)
        place = findPlaces(`casa a ${wider} km de ${place.name}`)[0]
        expect(place).toMatchObject({ km: wider })
      }
      expect(distances.at(-1)).toBe(50)
    }
  })
})

describe('places that are known', () => {
  it('are found by their own names, and lie in the country', () => {
    for (const { name } of landmarks)
      expect(findPlaces(`casa cerca de ${name}`)[0]?.name ?? name, name).toContain(name.split(',')[0])
    const points = [
      ...landmarks.flatMap(({ point }) => point ?? []),
      ...knownWays.flatMap(({ line }) => line),
    ]
    for (const { latitude, longitude } of points) {
      expect(latitude).toBeGreaterThan(-27.6)
      expect(latitude).toBeLessThan(-19)
      expect(longitude).toBeGreaterThan(-62.7)
      expect(longitude).toBeLessThan(-54.2)
    }
  })

  it.each(knownWays.map((way) => [way.name, way] as const))(
    '%s: all within reach of it, and no more',
    (_, { line }) => {
      for (const km of [0.5, 2, 5]) {
        const polygons = strip(line, km).map((text) => readPolygon(text) ?? [])
        const has = ({ latitude, longitude }: Point) =>
          polygons.some((one) => isInPolygon(one, latitude, longitude))
        const on = line.flatMap((to, index) => [to, between(line[index - 1] ?? to, to, 0.5)])
        for (const point of on) {
          expect(has(point)).toBe(true)
          expect(has({ ...point, latitude: point.latitude + (km * 0.6) / 111 })).toBe(true)
        }
        const north = Math.max(...line.map(({ latitude }) => latitude)) + (km * 1.5) / 111
        for (const { longitude } of line) expect(has({ latitude: north, longitude })).toBe(false)
      }
    },
  )
})

describe('a barrio that the gazetteer places nowhere', () => {
  it.each([
    ['Tarumandy', 'Luque', { neighborhoodLatitude: -25.229, neighborhoodLongitude: -57.437 }],
    ['Área 8', 'Ciudad del Este', { neighborhoodLatitude: -25.5287, neighborhoodLongitude: -54.6337 }],
    ['Villa Morra', 'Asunción', { neighborhoodLatitude: -25.294, neighborhoodLongitude: -57.578 }],
  ])('%s, %s has its own point', (neighborhood, city, point) => {
    expect(neighborhoodPoint(neighborhood, city)).toEqual(point)
  })

  it('is found by its official name, in its city', () => {
    expect(understandText('casa en barrio anahi san lorenzo', { rate }).filters).toMatchObject({
      ...{ neighborhood: ['Anahi'], city: ['San Lorenzo'] },
    })
    expect(findPlaces('casa en anahi')).toEqual([])
  })
})

describe('any text', () => {
  const word = fc.constantFrom(
    ...'casa cerca de del la shopping sol españa y mcal lopez entre a 5 cuadras km ruta 2 no zona 15 minutos luque'.split(
      ' ',
    ),
  )
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
  )

  it('is read: its places are in it, and do not overlap', () => {
    fc.assert(
      fc.property(text, (some) => {
        let from = 0
        for (const place of findPlaces(some)) {
          const at = some.indexOf(place.text)
          expect(place.text).not.toBe('')
          expect(at).toBeGreaterThanOrEqual(0)
          expect(some.indexOf(place.text, from)).toBeGreaterThanOrEqual(from)
          from = some.indexOf(place.text, from) + place.text.length
        }
      }),
    )
  })

  it.each([
    'a'.repeat(2000),
    'cerca de '.repeat(1200),
    '5 cuadras '.repeat(1000),
    'españa y '.repeat(1000),
    '🏠'.repeat(900),
  ])('is bounded: %#', (some) => expect(findPlaces(some).length).toBeLessThanOrEqual(3))
})
