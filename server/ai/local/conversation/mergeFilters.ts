import { withoutUndefined } from '#shared/core/records.ts'
import { isOfficeType } from '#shared/listings/listingTypes.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

export function namesPlace({ city, neighborhood, state, near, polygon }: SentenceFilters): boolean {
  return (city ?? neighborhood ?? state ?? near ?? polygon) !== undefined
}

/** A place replaces the place, a purpose the price. */
export function mergeFilters(before: SentenceFilters, said: SentenceFilters): SentenceFilters {
  // "¿Por día cuánto sale?" after offices, which have no nights.
  const isOfOffices = before.propertyType?.every(isOfficeType) === true && said.propertyType === undefined
  const added = isOfOffices ? withoutNights(said) : said
  const { city, neighborhood, state, near, polygon, minPrice, maxPrice, ...others } = before
  const rest = added.propertyType?.every((type) => type === 'land') ? withoutRooms(others) : others
  const place = namesPlace(added) ? {} : { city, neighborhood, state, near, polygon }
  const changesKind = added.transactionType && added.transactionType !== before.transactionType
  const namesPrice = added.minPrice !== undefined || added.maxPrice !== undefined
  const price = changesKind || namesPrice ? {} : { minPrice, maxPrice }
  const seated = hasSeats(added) ? rest : withoutSeats(rest)
  const kept = changesKind ? withoutNights(seated) : seated
  const amenities = [...new Set([...(before.amenities ?? []), ...(added.amenities ?? [])])]
  const refused = [...new Set([...(before.exceptAmenities ?? []), ...(added.exceptAmenities ?? [])])]
  const stillRefused = refused.filter((one) => !added.amenities?.includes(one))
  const fewer = lessPlaces({ city, neighborhood }, added)
  return withoutUndefined({
    ...kept,
    ...place,
    ...price,
    ...added,
    ...fewer,
    exceptAmenities: stillRefused.length > 0 ? stillRefused : undefined,
    ...(amenities.length > 0 && {
      amenities: amenities.filter((one) => !added.exceptAmenities?.includes(one)),
    }),
  })
}

/** A shop after offices for four has none. */
const hasSeats = ({ propertyType }: SentenceFilters) =>
  !propertyType?.every((type) => type === 'commercial' || type === 'warehouse' || type === 'land')

const withoutSeats = ({ capacity: _, ...rest }: SentenceFilters) => rest

/** "Sin Areguá" after "en Luque o Areguá": Luque. */
function lessPlaces(
  { city, neighborhood }: Pick<SentenceFilters, 'city' | 'neighborhood'>,
  { exceptCity, exceptNeighborhood }: SentenceFilters,
): SentenceFilters {
  const cities = city?.filter((one) => !exceptCity?.includes(one))
  const barrios = neighborhood?.filter((one) => !exceptNeighborhood?.includes(one))
  return {
    ...(cities?.length && cities.length < (city?.length ?? 0) && { city: cities, exceptCity: undefined }),
    ...(barrios?.length &&
      barrios.length < (neighborhood?.length ?? 0) && {
        neighborhood: barrios,
        exceptNeighborhood: undefined,
      }),
  }
}

/** By the month, or to own. */
function withoutNights(filters: SentenceFilters): SentenceFilters {
  const {
    allowsShortTerm: _,
    airbnbActive: __,
    minPricePerNight: ___,
    maxPricePerNight: ____,
    ...rest
  } = filters
  return rest
}

function withoutRooms({ bedrooms: _, bathrooms: __, parkingSpaces: ___, ...rest }: SentenceFilters) {
  return rest
}
