import type { Chance } from '#demo/chance.ts'
import type { Range } from '#demo/places/market.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { Form } from './property.ts'

export interface Size {
  bedrooms: number
  bathrooms: number
  parking: number
  area: number | null
  plot: number | null
  floor: number | null
}

const none: Size = { bedrooms: 0, bathrooms: 0, parking: 0, area: null, plot: null, floor: null }

/** Built m², bathrooms and parking by bedrooms. */
type Table = Record<number, { area: Range; bathrooms: Range; parking: Range }>

const flats: Table = {
  0: { area: [28, 43], bathrooms: [1, 1], parking: [0, 1] },
  1: { area: [42, 62], bathrooms: [1, 1], parking: [0, 1] },
  2: { area: [60, 98], bathrooms: [1, 2], parking: [1, 1] },
  3: { area: [98, 168], bathrooms: [2, 3], parking: [1, 2] },
  4: { area: [165, 240], bathrooms: [3, 4], parking: [2, 3] },
}
const houses: Table = {
  2: { area: [78, 135], bathrooms: [1, 2], parking: [1, 2] },
  3: { area: [130, 250], bathrooms: [2, 3], parking: [1, 3] },
  4: { area: [230, 400], bathrooms: [3, 4], parking: [2, 4] },
  5: { area: [340, 560], bathrooms: [4, 6], parking: [3, 5] },
}
const duplexes: Table = {
  2: { area: [88, 125], bathrooms: [2, 2], parking: [1, 1] },
  3: { area: [118, 190], bathrooms: [2, 3], parking: [1, 2] },
}
const penthouses: Table = {
  2: { area: [120, 175], bathrooms: [2, 3], parking: [2, 2] },
  3: { area: [170, 270], bathrooms: [3, 4], parking: [2, 3] },
  4: { area: [260, 380], bathrooms: [4, 5], parking: [3, 4] },
}

function byBedrooms(chance: Chance, table: Table, bedrooms: number): Size {
  const row = table[bedrooms]
  if (!row) throw new RangeError(`no size for ${bedrooms} bedrooms`)
  return {
    ...none,
    bedrooms,
    bathrooms: chance.int(...row.bathrooms),
    parking: chance.int(...row.parking),
    area: chance.int(...row.area),
  }
}

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

function home(chance: Chance, type: PropertyType, form: Form, wanted?: number): Size {
  if (type === 'apartment') {
    const usual = chance.weighted([
      [1, 34],
      [2, 40],
      [3, 22],
      [4, 4],
    ] as const)
    const bedrooms = form === 'studio' ? 0 : (wanted ?? usual)
    return { ...byBedrooms(chance, flats, bedrooms), floor: chance.int(1, 14) }
  }
  if (type === 'penthouse') {
    const size = byBedrooms(chance, penthouses, wanted ?? chance.int(2, 4))
    return { ...size, floor: chance.int(9, 24) }
  }
  if (form === 'duplex' || type === 'condo') {
    return byBedrooms(chance, duplexes, wanted ?? chance.weighted([[2, 40] as const, [3, 60] as const]))
  }
  const usual = chance.weighted([
    [2, 16],
    [3, 48],
    [4, 28],
    [5, 8],
  ] as const)
  const size = byBedrooms(chance, houses, wanted ?? (form === 'weekend' ? chance.int(3, 4) : usual))
  const around = form === 'weekend' ? chance.range(5, 14) : chance.range(1.5, 2.8)
  return { ...size, plot: roundTo((size.area ?? 0) * around, 10) }
}

function land(chance: Chance, form: Form): number {
  if (form === 'rural') return chance.int(8, 60) * 10_000
  if (form === 'weekend') return roundTo(chance.range(900, 4500), 50)
  if (form === 'gated') return roundTo(chance.range(420, 900), 10)
  return roundTo(
    chance.weighted([[chance.range(300, 480), 60] as const, [chance.range(480, 1200), 40] as const]),
    10,
  )
}

/** `bedrooms`: default random. */
export function drawSize(chance: Chance, type: PropertyType, form: Form, bedrooms?: number): Size {
  switch (type) {
    case 'land':
      return { ...none, area: land(chance, form) }
    case 'commercial':
      return {
        ...none,
        bathrooms: chance.int(1, 2),
        parking: form === 'mall' ? 0 : chance.int(0, 5),
        area: form === 'mall' ? chance.int(24, 70) : chance.int(55, 380),
      }
    case 'office':
      return {
        ...none,
        bathrooms: chance.int(1, 3),
        parking: chance.int(1, 4),
        area: chance.int(38, 310),
        floor: chance.int(1, 16),
      }
    case 'warehouse': {
      const area = roundTo(chance.range(320, 2400), 10)
      const plot = roundTo(area * chance.range(1.4, 2.6), 50)
      return { ...none, bathrooms: chance.int(1, 3), parking: chance.int(3, 12), area, plot }
    }
    case 'temp_office':
      return {
        ...none,
        bathrooms: 1,
        parking: chance.int(0, 2),
        area: chance.int(12, 45),
        floor: chance.int(1, 12),
      }
    case 'virtual_office':
      return { ...none, floor: chance.int(1, 12) }
    case 'coworking':
      return {
        ...none,
        bathrooms: 2,
        parking: chance.int(2, 10),
        area: chance.int(110, 420),
        floor: chance.int(0, 6),
      }
    default:
      return home(chance, type, form, bedrooms)
  }
}
