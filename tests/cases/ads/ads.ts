import type { Amenity, PropertyType } from '#shared/listings/listingTypes.ts'

/* Ads as people write them: what they have stands in the fields, in the text alone, or is denied there. */

const told = ['pool', 'quincho', 'pets', 'furnished', 'balcony', 'generator', 'gated', 'grill'] as const
export type Told = (typeof told)[number] & Amenity
type How = 'field' | 'text' | 'denied' | 'none'
const extras = ['a estrenar', 'esquina', 'vista al río', 'dependencia', 'apto crédito'] as const
export type Extra = (typeof extras)[number]

export interface Ad {
  title: string
  description: string
  propertyType: PropertyType
  transactionType: 'sale' | 'rent'
  city: string
  neighborhood: string
  priceUSD: number
  bedrooms: number
  bathrooms: number
  parkingSpaces: number
  area: number
  has: Record<Told, How>
  extra: Extra | undefined
}

/** In the words of authors; the last two deny it. */
const said: Record<Told, readonly [string, string, string, string, string]> = {
  pool: ['Hermosa pileta', 'piscina con deck', 'swimming pool', 'sin pileta', 'No tiene piscina'],
  quincho: [
    'QUINCHO con baño',
    'amplio quincho',
    'quinchito al fondo',
    'sin quincho',
    'no cuenta con quincho',
  ],
  pets: ['se aceptan mascotas', 'Pet friendly', 'admite mascotas', 'no se aceptan mascotas', 'Mascotas: no'],
  furnished: [
    'totalmente amoblado',
    'Se entrega amueblada',
    'fully furnished',
    'sin amoblar',
    'no está amoblado',
  ],
  balcony: ['balcón al frente', 'con balcones', 'balcón terraza', 'sin balcón', 'no posee balcón'],
  generator: ['generador propio', 'grupo electrógeno', 'generador', 'sin generador', 'no tiene generador'],
  gated: [
    'en barrio cerrado',
    'dentro de barrio privado',
    'gated community',
    'no es barrio cerrado',
    'sin barrio cerrado',
  ],
  grill: ['parrilla', 'con parrillero', 'asador propio', 'sin parrilla', 'no tiene parrilla'],
}

const places = [
  ['Asunción', 'Villa Morra'],
  ['Asunción', 'Recoleta'],
  ['Asunción', 'Carmelitas'],
  ['Luque', 'Mora Cué'],
  ['Lambaré', 'Yacht'],
  ['San Lorenzo', 'Barcequillo'],
  ['San Bernardino', 'Centro'],
] as const
const kinds: readonly [PropertyType, string, string][] = [
  ['house', 'CASA', 'Casa'],
  ['apartment', 'Depto', 'Departamento'],
  ['land', 'Terreno', 'LOTE'],
  ['office', 'Oficina', 'Oficina'],
]
const openings = [
  'Excelente oportunidad!!! ',
  'Dueño directo. ',
  'Hermosa propiedad en zona tranquila, a pasos de supermercados y colegios. ',
  'IMPECABLE. Consultas por este medio. ',
  '',
]
const closings = [
  ' Escucho ofertas razonables.',
  ' Papeles al día, título en mano.',
  ' Cerca de todo: paradas, farmacia y panadería.',
  ' Agende su visita.',
  '',
]

/** The same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const hows: readonly How[] = ['field', 'text', 'denied', 'none', 'none', 'field']

function adAt(next: (below: number) => number): Ad {
  const one = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item
  const [propertyType, ...names] = one(kinds.concat(kinds.slice(0, 2)))
  const [city, neighborhood] = one(places)
  const transactionType = propertyType === 'land' || next(2) === 0 ? 'sale' : 'rent'
  const isHome = propertyType === 'house' || propertyType === 'apartment'
  const bedrooms = isHome ? 1 + next(5) : 0
  const area = propertyType === 'land' ? 300 + 60 * next(20) : 40 + 15 * next(18)
  const has = Object.fromEntries(told.map((code) => [code, isHome ? one(hows) : 'none'])) as Record<Told, How>
  const extra = next(3) === 0 ? one(extras) : undefined
  const statements = told.flatMap((code) => {
    if (has[code] === 'text') return [said[code][next(3)]]
    return has[code] === 'denied' ? [said[code][3 + next(2)]] : []
  })
  const rooms = isHome ? [`${bedrooms} dorm.`] : []
  return {
    ...{ propertyType, transactionType, city, neighborhood, bedrooms, area, has, extra },
    title: `${one(names)} ${transactionType === 'sale' ? 'en venta' : 'en alquiler'} ${neighborhood} ${next(900)}`,
    description: `${one(openings)}${[...rooms, ...statements, ...(extra ? [extra] : [])].join('. ')}.${one(closings)}`,
    priceUSD: transactionType === 'sale' ? 20_000 + 5000 * next(60) : 200 + 50 * next(40),
    bathrooms: isHome ? 1 + next(3) : 1,
    parkingSpaces: next(3),
  }
}

const next = numbers(20_261_124)
export const ads: readonly Ad[] = Array.from({ length: 600 }, () => adAt(next))
