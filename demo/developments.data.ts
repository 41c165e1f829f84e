import type { Currency } from '#shared/currency/currencies.ts'
import type { DevelopmentStage } from '#shared/developments/developmentTypes.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'

interface TypeRow {
  name: string
  bedrooms: number
  bathrooms: number
  area: number
  totalArea: number
  /** On the ground floor. */
  price: number
}

export interface DevelopmentRow {
  agency: string
  name: string
  slug: string
  city: string
  neighborhood: string
  address: string
  latitude: number
  longitude: number
  stage: DevelopmentStage
  /** Months from now. */
  startsIn: number
  deliversIn: number
  currency: Currency
  amenities: readonly Amenity[]
  description: string
  descriptionEn: string
  downPercent: number
  buildingPercent: number
  instalments: number
  deliveryPercent: number
  types: readonly TypeRow[]
  floors: number
  perFloor: number
  soldShare: number
}

export const developmentRows: readonly DevelopmentRow[] = [
  {
    agency: 'Tajy Propiedades',
    name: 'Torre Jasy',
    slug: 'torre-jasy',
    city: 'Asunción',
    neighborhood: 'Villa Morra',
    address: 'Senador Long 640',
    latitude: -25.2957,
    longitude: -57.5766,
    stage: 'off_plan',
    startsIn: 2,
    deliversIn: 30,
    currency: 'USD',
    amenities: ['pool', 'gym', 'elevator', 'security', 'events_room', 'laundry'],
    description:
      'Quince pisos a dos cuadras del shopping, con terraza, piscina y coworking.\n\nEstructura de hormigón, doble vidrio en todos los dormitorios y generador para áreas comunes.',
    descriptionEn:
      'Fifteen floors two blocks from the mall, with a terrace, a pool and coworking.\n\nConcrete structure, double glazing in all bedrooms and a generator for common areas.',
    downPercent: 20,
    buildingPercent: 50,
    instalments: 28,
    deliveryPercent: 30,
    types: [
      { name: 'Monoambiente', bedrooms: 0, bathrooms: 1, area: 34, totalArea: 45, price: 54_000 },
      { name: '1 dormitorio', bedrooms: 1, bathrooms: 1, area: 48, totalArea: 62, price: 76_000 },
      { name: '2 dormitorios', bedrooms: 2, bathrooms: 2, area: 74, totalArea: 96, price: 118_000 },
    ],
    floors: 15,
    perFloor: 4,
    soldShare: 0.3,
  },
  {
    agency: 'Ykua Inmobiliaria',
    name: 'Altos de Ykua Satí',
    slug: 'altos-de-ykua-sati',
    city: 'Asunción',
    neighborhood: 'Ycuá Satí',
    address: 'Dr. Bernardino Caballero 1280',
    latitude: -25.2836,
    longitude: -57.5662,
    stage: 'under_construction',
    startsIn: -9,
    deliversIn: 11,
    currency: 'PYG',
    amenities: ['grill', 'elevator', 'playground', 'covered_parking'],
    description:
      'Un edificio de ocho pisos para vivir: departamentos pasantes, parrilla en cada balcón y cochera incluida.',
    descriptionEn:
      'An eight-floor building to live in: dual-aspect flats, a grill on each balcony and a parking space included.',
    downPercent: 30,
    buildingPercent: 30,
    instalments: 10,
    deliveryPercent: 40,
    types: [
      { name: '2 dormitorios', bedrooms: 2, bathrooms: 1, area: 68, totalArea: 84, price: 690_000_000 },
      { name: '3 dormitorios', bedrooms: 3, bathrooms: 2, area: 96, totalArea: 121, price: 985_000_000 },
    ],
    floors: 8,
    perFloor: 4,
    soldShare: 0.55,
  },
  {
    agency: 'Tres Fronteras Inmuebles',
    name: 'Mirador del Paraná',
    slug: 'mirador-del-parana',
    city: 'Ciudad del Este',
    neighborhood: 'Boquerón',
    address: 'Av. Los Lapachos y Rubio Ñu',
    latitude: -25.5246,
    longitude: -54.6211,
    stage: 'under_construction',
    startsIn: -14,
    deliversIn: 6,
    currency: 'USD',
    amenities: ['pool', 'gym', 'elevator', 'generator', 'covered_parking'],
    description:
      'Departamentos con vista al río, a diez minutos del microcentro, con entrega en pocos meses.',
    descriptionEn: 'Flats with a view of the river, ten minutes from downtown, delivered within months.',
    downPercent: 40,
    buildingPercent: 0,
    instalments: 0,
    deliveryPercent: 60,
    types: [
      { name: 'Tipo A', bedrooms: 1, bathrooms: 1, area: 46, totalArea: 58, price: 62_000 },
      { name: 'Tipo B', bedrooms: 2, bathrooms: 2, area: 71, totalArea: 90, price: 93_000 },
    ],
    floors: 10,
    perFloor: 6,
    soldShare: 0.75,
  },
]
