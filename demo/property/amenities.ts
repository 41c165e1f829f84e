import type { Chance } from '#demo/chance.ts'
import type { Amenity, PropertyType } from '#shared/listings/listingTypes.ts'
import type { Form } from './property.ts'

type Odds = Partial<Record<Amenity, number>>

const tower: Odds = {
  pool: 0.6,
  grill: 0.5,
  quincho: 0.4,
  balcony: 0.75,
  air_conditioning: 0.8,
  generator: 0.5,
  security: 0.6,
  elevator: 0.95,
  gym: 0.5,
  laundry: 0.5,
  covered_parking: 0.6,
  storage: 0.25,
  events_room: 0.35,
  fiber: 0.6,
  pets: 0.45,
  paved: 0.9,
  playground: 0.15,
}
const detached: Odds = {
  pool: 0.4,
  quincho: 0.55,
  grill: 0.4,
  garden: 0.8,
  terrace: 0.25,
  air_conditioning: 0.6,
  service_room: 0.4,
  covered_parking: 0.7,
  storage: 0.35,
  laundry: 0.4,
  pets: 0.6,
  fiber: 0.4,
  solar: 0.08,
  well: 0.2,
  paved: 0.65,
  security: 0.15,
}
const business: Odds = { air_conditioning: 0.8, generator: 0.4, security: 0.5, fiber: 0.7, paved: 0.95 }

const odds: Record<PropertyType, Odds> = {
  apartment: tower,
  penthouse: { ...tower, pool: 0.85, terrace: 1, grill: 1, gym: 0.7, storage: 0.5, service_room: 0.5 },
  condo: { ...detached, pool: 0.6, gated: 1, security: 0.8, playground: 0.5, grill: 0.6 },
  house: detached,
  land: { paved: 0.5, well: 0.15 },
  commercial: business,
  office: { ...business, elevator: 0.85, generator: 0.7, covered_parking: 0.6 },
  warehouse: { generator: 0.3, security: 0.6, paved: 0.9, well: 0.4 },
  temp_office: { ...business, elevator: 0.7, furnished: 1, fiber: 1, air_conditioning: 1 },
  virtual_office: { fiber: 1, elevator: 0.7, security: 0.5, paved: 0.9 },
  coworking: { ...business, elevator: 0.6, furnished: 1, fiber: 1, air_conditioning: 1, terrace: 0.4 },
}

const byForm: Partial<Record<Form, Odds>> = {
  gated: { gated: 1, security: 1, playground: 0.7, paved: 0.9, well: 0 },
  weekend: { pool: 0.9, quincho: 0.85, garden: 1, well: 0.5, paved: 0.3 },
  rural: { paved: 0, well: 0.7 },
  duplex: { pool: 0.15, service_room: 0.1, garden: 0.6 },
  studio: { service_room: 0, storage: 0.1 },
}

interface Given {
  type: PropertyType
  form: Form
  forRent: boolean
  stays: boolean
  parking: number
  floor: number | null
}

/** Buildings this high have an elevator. */
const highFloor = 4

/** Short-term rentals are furnished. */
export function drawAmenities(chance: Chance, given: Given, wanted: readonly Amenity[]): Set<Amenity> {
  const rates = { ...odds[given.type], ...byForm[given.form] }
  if (given.type === 'land') {
    for (const built of ['pool', 'quincho', 'garden'] as const) delete rates[built]
  }
  const found = new Set<Amenity>(wanted)
  for (const [amenity, rate] of Object.entries(rates) as [Amenity, number][]) {
    if (chance.chance(rate)) found.add(amenity)
  }
  const home = ['apartment', 'house', 'condo', 'penthouse'].includes(given.type)
  if (home && (given.stays || (given.forRent && chance.chance(0.35)))) found.add('furnished')
  if (given.stays) found.add('air_conditioning')
  if ((given.floor ?? 0) >= highFloor) found.add('elevator')
  if (given.parking === 0) found.delete('covered_parking')
  return found
}
