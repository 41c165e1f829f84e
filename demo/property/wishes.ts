import type { Chance } from '#demo/chance.ts'
import type { Market } from '#demo/places/market.ts'
import { markets } from '#demo/places/markets.ts'
import type { Amenity, PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'
import type { Form } from './property.ts'

export interface Wish {
  type: PropertyType
  form: Form
  transaction: TransactionType
  place?: readonly [neighborhood: string, city: string]
  bedrooms?: number
  amenities?: readonly Amenity[]
  stays?: boolean
}

const home: Pick<Wish, 'form' | 'transaction'> = { form: 'plain', transaction: 'sale' }

/** In every demo market. */
export const common: readonly Wish[] = [
  { ...home, type: 'apartment', place: ['Villa Morra', 'Asunción'], bedrooms: 2 },
  { ...home, type: 'house', place: ['Mora Cué', 'Luque'], bedrooms: 3, amenities: ['pool', 'quincho'] },
  { ...home, type: 'land', form: 'weekend', place: ['Centro', 'San Bernardino'] },
  { ...home, type: 'coworking', transaction: 'rent', place: ['Centro', 'Asunción'] },
  { ...home, type: 'apartment', transaction: 'rent', place: ['Mariscal López', 'Asunción'], bedrooms: 2 },
  { ...home, type: 'house', form: 'duplex', place: ['Zona Norte', 'Fernando de la Mora'], bedrooms: 3 },
  { ...home, type: 'apartment', form: 'studio', transaction: 'rent', place: ['Villa Morra', 'Asunción'] },
  { ...home, type: 'condo', transaction: 'both', place: ["Surubi'í", 'Luque'], bedrooms: 3 },
  { ...home, type: 'penthouse', place: ['Las Lomas', 'Asunción'], bedrooms: 3 },
  { ...home, type: 'office', transaction: 'rent', place: ['Las Lomas', 'Asunción'] },
  { ...home, type: 'commercial', form: 'street', transaction: 'rent', place: ['Centro', 'San Lorenzo'] },
  { ...home, type: 'warehouse', transaction: 'rent', place: ['Zona Expo', 'Mariano Roque Alonso'] },
  { ...home, type: 'temp_office', transaction: 'rent', place: ['Carmelitas', 'Asunción'] },
  { ...home, type: 'virtual_office', transaction: 'rent', place: ['Villa Morra', 'Asunción'] },
  { ...home, type: 'house', place: ["Valle Apu'a", 'Lambaré'], bedrooms: 3 },
  { ...home, type: 'apartment', place: ['Villa Aurelia', 'Asunción'], bedrooms: 2, form: 'presale' },
  {
    ...home,
    type: 'apartment',
    transaction: 'rent',
    place: ['Villa Universitaria', 'San Lorenzo'],
    bedrooms: 1,
  },
  { ...home, type: 'house', place: ['Ycuá Satí', 'Asunción'], bedrooms: 4, amenities: ['quincho', 'garden'] },
  { ...home, type: 'apartment', place: ['Ycuá Satí', 'Asunción'], bedrooms: 1 },
  { ...home, type: 'apartment', transaction: 'rent', place: ['Recoleta', 'Asunción'], bedrooms: 2 },
  { ...home, type: 'apartment', form: 'studio', place: ['Manorá', 'Asunción'], stays: true },
  {
    ...home,
    type: 'house',
    form: 'weekend',
    transaction: 'both',
    place: ['Ciervo Cuá', 'San Bernardino'],
    stays: true,
  },
  { ...home, type: 'apartment', transaction: 'rent', place: ['Costanera', 'Encarnación'], stays: true },
  {
    ...home,
    type: 'house',
    place: ['Zona Norte', 'Fernando de la Mora'],
    bedrooms: 3,
    amenities: ['quincho'],
  },
  { ...home, type: 'house', form: 'duplex', place: ['Zona Conmebol', 'Luque'], bedrooms: 2 },
  { ...home, type: 'coworking', transaction: 'rent', place: ['Villa Morra', 'Asunción'] },
  { ...home, type: 'land', form: 'gated', place: ['Paraná Country Club', 'Hernandarias'] },
  { ...home, type: 'land', form: 'rural', place: ['Zona rural', 'Coronel Oviedo'] },
]

const shares: readonly (readonly [PropertyType, number])[] = [
  ['apartment', 34],
  ['house', 26],
  ['land', 13],
  ['condo', 8],
  ['commercial', 8],
  ['office', 6],
  ['penthouse', 5],
  ['warehouse', 4],
  ['temp_office', 3],
  ['coworking', 3],
  ['virtual_office', 2],
]

const transactions: Record<PropertyType, readonly (readonly [TransactionType, number])[]> = {
  apartment: [
    ['sale', 48],
    ['rent', 38],
    ['both', 14],
  ],
  house: [
    ['sale', 64],
    ['rent', 24],
    ['both', 12],
  ],
  condo: [
    ['sale', 58],
    ['rent', 27],
    ['both', 15],
  ],
  penthouse: [
    ['sale', 60],
    ['rent', 20],
    ['both', 20],
  ],
  land: [['sale', 1]],
  commercial: [
    ['sale', 30],
    ['rent', 58],
    ['both', 12],
  ],
  office: [
    ['sale', 32],
    ['rent', 52],
    ['both', 16],
  ],
  warehouse: [
    ['sale', 30],
    ['rent', 58],
    ['both', 12],
  ],
  temp_office: [['rent', 1]],
  virtual_office: [['rent', 1]],
  coworking: [['rent', 1]],
}

function formOf(chance: Chance, type: PropertyType, transaction: TransactionType): Form {
  if (type === 'apartment') {
    const presale = transaction === 'sale' ? 10 : 0
    return chance.weighted([
      ['plain', 76],
      ['studio', 14],
      ['presale', presale],
    ] as const)
  }
  if (type === 'house')
    return chance.weighted([
      ['plain', 66],
      ['duplex', 20],
      ['weekend', 8],
      ['gated', 6],
    ] as const)
  if (type === 'land')
    return chance.weighted([
      ['plain', 44],
      ['corner', 14],
      ['gated', 16],
      ['weekend', 18],
      ['rural', 8],
    ] as const)
  if (type === 'commercial')
    return chance.weighted([
      ['street', 60],
      ['mall', 40],
    ] as const)
  return 'plain'
}

/** Every type occurs if `count` allows it. */
export function makeWishes(chance: Chance, count: number): Wish[] {
  const wishes: Wish[] = common.slice(0, count)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [type, share] of shares) {
    const due = Math.floor((share * count) / total)
    for (
      let have = wishes.filter((wish) => wish.type === type).length;
      have < due && wishes.length < count;
      have++
    )
      wishes.push(anyWish(chance, type))
  }
  while (wishes.length < count) wishes.push(anyWish(chance, chance.weighted(shares)))
  return shuffled(chance, wishes)
}

function anyWish(chance: Chance, type: PropertyType): Wish {
  const transaction = chance.weighted(transactions[type])
  return { type, transaction, form: formOf(chance, type, transaction) }
}

function shuffled<T>(chance: Chance, list: T[]): T[] {
  const left = [...list]
  const mixed: T[] = []
  while (left.length > 0) {
    const index = chance.int(0, left.length - 1)
    const last = left.pop()
    const taken = index < left.length ? left[index] : last
    if (index < left.length && last !== undefined) left[index] = last
    if (taken !== undefined) mixed.push(taken)
  }
  return mixed
}

const letterOf: Partial<Record<PropertyType, string>> = {
  commercial: 'c',
  office: 'o',
  warehouse: 'w',
  temp_office: 'f',
  virtual_office: 'f',
  coworking: 'f',
}

export function placesFor({ type, form }: Pick<Wish, 'type' | 'form'>): Market[] {
  const letter = letterOf[type]
  return markets.filter((market) => {
    if (letter) return market.work?.includes(letter) === true
    if (form === 'rural' || market.character === 'rural') return form === market.character
    if (form === 'gated')
      return market.character === 'gated' && (type === 'land' || market.house !== undefined)
    if (form === 'weekend') return market.character === 'weekend'
    if (type === 'land') return market.land !== undefined && market.character !== 'gated'
    if (type === 'apartment' || type === 'penthouse') return market.flat !== undefined
    return market.house !== undefined
  })
}
