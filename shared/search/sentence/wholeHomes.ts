import { fold } from '#shared/core/text.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import type { SentenceFilters } from './criteria.ts'
import { singleRooms } from './grammar.ts'

const shared = /^(?:compartid[oa]s?|compartir|shared?|roommates?|flatmates?|roomies?|dividir)$/

/** "Departamento en alquiler" is no room of one that others live in. `rest`: words that were not understood. */
export function withWholeHomes<Filters extends SentenceFilters>(filters: Filters, rest: string): Filters {
  const { propertyType = [], transactionType, bedrooms = 0, roomOnly } = filters
  const isHome =
    propertyType.every((type) => homeTypes.includes(type)) && (propertyType.length > 0 || bedrooms > 0)
  // Rooms are not sold.
  if (!isHome || transactionType === 'sale' || roomOnly !== undefined) return filters
  const saysRoom = fold(rest)
    .split(' ')
    .some((word) => singleRooms.has(word) || shared.test(word))
  return saysRoom ? filters : { ...filters, roomOnly: false }
}
