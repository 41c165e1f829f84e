import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInPolygon, readPolygon, writePolygon } from './area.ts'
import { readSearch } from './readSearch.ts'

const corner = fc
  .record({
    latitude: fc.integer({ min: -900_000, max: 900_000 }),
    longitude: fc.integer({ min: -1_800_000, max: 1_800_000 }),
  })
  .map(({ latitude, longitude }) => ({ latitude: latitude / 10_000, longitude: longitude / 10_000 }))

const square = [
  { latitude: -25.3, longitude: -57.6 },
  { latitude: -25.3, longitude: -57.5 },
  { latitude: -25.2, longitude: -57.5 },
  { latitude: -25.2, longitude: -57.6 },
]

describe('polygons', () => {
  it('are read as they were written, in letters that need no escaping', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 100 }), (corners) => {
        const text = writePolygon(corners)
        expect(text).toMatch(/^[\w-]+$/)
        expect(readPolygon(text)).toEqual(corners)
      }),
    )
  })

  it.each([
    ['no corner', ''],
    ['two corners', writePolygon(square.slice(0, 2))],
    [
      'too many corners',
      writePolygon(Array.from({ length: 10_000 }, (_, at) => ({ latitude: at / 1e4, longitude: 0 }))),
    ],
    ['half a corner', `${writePolygon(square)}A`],
    ['a number without an end', `${writePolygon(square)}_`],
    ['a corner beyond the pole', writePolygon([...square, { latitude: 91, longitude: 0 }])],
    ['other letters', 'a,b c'],
  ])('of %s are none', (_what, text) => {
    expect(readPolygon(text)).toBeUndefined()
  })

  it('enclose what lies within, and not what they enclose twice', () => {
    expect(isInPolygon(square, -25.25, -57.55)).toBe(true)
    expect(isInPolygon(square, -25.35, -57.55)).toBe(false)
    expect(isInPolygon([...square, ...square], -25.25, -57.55)).toBe(false)
    const [a, b, c, d] = square
    const crossed = [a, c, b, d].filter((one) => one !== undefined)
    expect(isInPolygon(crossed, -25.25, -57.58)).toBe(true)
    expect(isInPolygon(crossed, -25.21, -57.55)).toBe(false)
  })
})

describe('bounds and polygons in addresses', () => {
  it('are read', () => {
    const text = writePolygon(square)
    expect(readSearch(`?bounds=-25.4,-57.7,-25.1,-57.4&polygon=${text}&polygon=${text}x`)).toEqual({
      search: { bounds: { south: -25.4, west: -57.7, north: -25.1, east: -57.4 } },
      invalid: ['polygon'],
    })
    expect(readSearch(`?polygon=${text}`).search.polygon).toEqual([text])
  })

  it.each(['-25,-57,-26,-56', '-91,0,0,0', '0,0,0,181', '1,2,3', 'a,b,c,d'])(
    'bounds=%s is invalid',
    (bounds) => {
      expect(readSearch(`?bounds=${bounds}`).invalid).toEqual(['bounds'])
    },
  )

  it('bounds may reach over the date line', () => {
    expect(readSearch('?bounds=-10,170,10,-170').search.bounds).toMatchObject({ west: 170, east: -170 })
  })
})
