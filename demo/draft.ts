import { type NewListing, newListing } from '#shared/listings/publishing.ts'
import type { Point } from '#shared/places/distance.ts'
import { findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import type { Chance } from './chance.ts'
import { type CaptionKind, captions } from './pictures/captions.ts'
import { scenesFor } from './pictures/scenes/pool.ts'
import type { Property } from './property/property.ts'
import { statedFacts } from './statedFacts.ts'

export function toDraft(
  chance: Chance,
  property: Property,
  words: { title: string; description: string },
): NewListing {
  const { type, prices, stay, market } = property
  const where = locate(chance, property)
  return newListing.parse({
    ...words,
    propertyType: type,
    transactionType: property.transaction,
    price: { amount: prices.amount, currency: prices.currency },
    pricePerMonth: prices.perMonth,
    pricePerNight: prices.perNight,
    pricePerDay: prices.perDay,
    pricePerHour: prices.perHour,
    city: market.city,
    neighborhood: market.neighborhood,
    ...where,
    ...statedFacts(property),
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    parkingSpaces: property.parking,
    area: property.area,
    yearBuilt: property.yearBuilt,
    capacity: property.capacity,
    internetSpeed: property.internetSpeed,
    amenities: [...property.amenities],
    office: property.office,
    allowsShortTerm: stay !== null,
    allowsLongTerm: property.transaction !== 'sale',
    minStayDays: stay?.min ?? 1,
    maxStayDays: stay?.max ?? null,
    airbnbUrl: stay?.linked
      ? `https://www.airbnb.com/rooms/9${chance.int(10_000_000, 99_999_999)}00000000`
      : null,
    expectedMonthlyRent: prices.investment?.monthlyRent,
    expectedOccupancy: prices.investment?.occupancy,
    monthlyExpenses: prices.investment?.expenses,
    media: picturesOf(chance, property, words.title),
  })
}

/** Kilometers. */
const reach = { barrio: 0.55, rural: 12 }

function locate(chance: Chance, { market, form, street, number, type }: Property) {
  const middle = [findNeighborhood(market.neighborhood, market.city), findCity(market.city)].find(isPlaced)
  if (!middle) throw new RangeError(`${market.city} is not in the gazetteer`)
  const precise = type === 'land' ? 30 : 45
  const locationPrecision = chance.weighted([
    ['exact', precise],
    ['approximate', 40],
    ['neighborhood', 20],
  ] as const)
  const away = chance.range(0, 1) ** 0.5 * (form === 'rural' ? reach.rural : reach.barrio)
  const point =
    locationPrecision === 'neighborhood' ? middle : moved(middle, away, chance.range(0, 2 * Math.PI))
  return {
    latitude: Number(point.latitude.toFixed(5)),
    longitude: Number(point.longitude.toFixed(5)),
    locationPrecision,
    address: locationPrecision === 'exact' && form !== 'rural' ? `${street} ${number}` : null,
  }
}

function moved({ latitude, longitude }: Point, km: number, direction: number): Point {
  const degree = 111.2
  return {
    latitude: latitude + (km * Math.sin(direction)) / degree,
    longitude: longitude + (km * Math.cos(direction)) / (degree * Math.cos((latitude * Math.PI) / 180)),
  }
}

/** Pictures that do not fit would show what the property lacks. */
function fits(kind: CaptionKind, { amenities, bedrooms, type, form }: Property): boolean {
  if (kind === 'garden_pool') return amenities.has('pool')
  if (kind === 'quincho') return amenities.has('quincho')
  if (kind === 'balcony_view') return amenities.has('balcony')
  if (kind === 'bedroom') return bedrooms > 0
  if (kind === 'second_bedroom') return bedrooms > 1
  if (kind === 'townhouse') return type === 'condo' || form === 'duplex'
  if (kind === 'house_facade') return form !== 'duplex'
  return true
}

/** Three to seven. */
function picturesOf(chance: Chance, property: Property, seed: string): NewListing['media'] {
  const wanted = chance.int(4, 7)
  for (let turn = 0; turn < 1000; turn++) {
    const scenes = scenesFor(property.type, `${seed}-${turn}`, 7)
    const [first] = scenes
    if (!first || !fits(first.captionKind, property)) continue
    const fitting = scenes.filter(({ captionKind }) => fits(captionKind, property)).slice(0, wanted)
    if (fitting.length < 3) continue
    return fitting.map(({ sceneId, captionKind }, position) => ({
      id: sceneId,
      caption: chance.pick(captions[captionKind]),
      isPrimary: position === 0,
    }))
  }
  throw new RangeError(`no pictures for ${property.type}, ${property.form}`)
}
