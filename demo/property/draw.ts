import type { Chance } from '#demo/chance.ts'
import { marketOf } from '#demo/places/markets.ts'
import type { Office } from '#shared/listings/listings.ts'
import { deskTypes, officeServices, type PropertyType } from '#shared/listings/listingTypes.ts'
import { drawAmenities } from './amenities.ts'
import { drawPrices } from './prices.ts'
import type { Form, Property } from './property.ts'
import { drawSize } from './sizes.ts'
import { placesFor, type Wish } from './wishes.ts'

const touristic = new Set([
  'San Bernardino',
  'Encarnación',
  'Asunción',
  'Areguá',
  'Altos',
  'Ciudad del Este',
  'Luque',
])

export function drawProperty(chance: Chance, wish: Wish, now: Date): Property {
  const { type, form, transaction } = wish
  const market = wish.place
    ? marketOf(...wish.place)
    : chance.weighted(placesFor(wish).map((place) => [place, place.weight] as const))
  const size = drawSize(chance, type, form, wish.bedrooms)
  const lodging = type === 'apartment' || type === 'penthouse' || (type === 'house' && form === 'weekend')
  const stays =
    wish.stays ??
    (lodging &&
      form !== 'presale' &&
      touristic.has(market.city) &&
      chance.chance(form === 'weekend' ? 0.6 : 0.38))
  const forRent = transaction !== 'sale' && form !== 'presale'
  const amenities = drawAmenities(
    chance,
    { type, form, forRent, stays, parking: size.parking, floor: size.floor },
    wish.amenities ?? [],
  )
  const furnished = amenities.has('furnished')
  const prices = drawPrices(chance, {
    type,
    form,
    transaction,
    market,
    area: size.area,
    bedrooms: size.bedrooms,
    furnished,
    stays,
  })
  const thisYear = now.getUTCFullYear()
  return {
    ...size,
    type,
    form,
    transaction,
    market,
    yearBuilt: yearOf(chance, type, form, thisYear),
    thisYear,
    amenities,
    near: chance.one(market.near),
    street: chance.one(market.streets),
    number: chance.int(2, 39) * 50 + chance.int(0, 49),
    capacity: capacityOf(type, size.area, size.bedrooms),
    internetSpeed: amenities.has('fiber') ? chance.one([100, 200, 300, 300, 500, 600]) : null,
    office: officeOf(chance, type),
    stay: stays
      ? { min: chance.one([1, 2, 2, 3]), max: chance.one([null, 30, 60, 90]), linked: chance.chance(0.6) }
      : null,
    prices,
    byOwner: chance.chance(0.38) && type !== 'coworking' && type !== 'virtual_office',
  }
}

function yearOf(chance: Chance, type: PropertyType, form: Form, thisYear: number): number | null {
  if (type === 'land' || type === 'virtual_office') return null
  if (form === 'presale') return thisYear + chance.int(1, 2)
  if (type === 'house' || type === 'commercial' || type === 'warehouse')
    return (
      thisYear -
      chance.weighted([
        [chance.int(0, 6), 30] as const,
        [chance.int(7, 20), 42] as const,
        [chance.int(21, 45), 28] as const,
      ])
    )
  return (
    thisYear -
    chance.weighted([
      [chance.int(0, 4), 50] as const,
      [chance.int(5, 14), 40] as const,
      [chance.int(15, 30), 10] as const,
    ])
  )
}

function capacityOf(type: PropertyType, area: number | null, bedrooms: number): number {
  if (type === 'coworking') return Math.max(12, Math.round((area ?? 100) / 6))
  if (type === 'temp_office') return Math.max(2, Math.round((area ?? 12) / 5))
  if (type === 'office') return Math.max(4, Math.round((area ?? 40) / 9))
  if (type === 'land' || type === 'commercial' || type === 'warehouse') return 1
  return bedrooms === 0 ? 2 : bedrooms * 2
}

function officeOf(chance: Chance, type: PropertyType): Office | null {
  if (type !== 'coworking' && type !== 'temp_office' && type !== 'virtual_office') return null
  const services = chance.some(officeServices, chance.int(2, 4))
  return {
    hours: chance.weighted([
      ['business', 55],
      ['24-7', 30],
      ['custom', 15],
    ] as const),
    meetingRooms: type === 'coworking' ? chance.int(1, 5) : chance.int(1, 2),
    services: type === 'virtual_office' ? [...new Set([...services, 'receptionist' as const])] : services,
    deskTypes:
      type === 'coworking'
        ? chance.some(deskTypes, chance.int(2, 3))
        : type === 'temp_office'
          ? ['private']
          : [],
  }
}
