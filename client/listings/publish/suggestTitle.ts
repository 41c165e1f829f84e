import { traitsOf } from '#shared/listings/traits.ts'
import type { Words } from '#shared/words.ts'
import type { FormFields } from './form/fields.ts'

type Named = Pick<FormFields, 'propertyType' | 'transactionType' | 'bedrooms' | 'neighborhood' | 'city'>

/** 'Casa de 3 dormitorios en Villa Morra'; undefined without a place. */
export function suggestTitle(
  fields: Named,
  { publish: w, listings }: Pick<Words, 'listings' | 'publish'>,
): string | undefined {
  const place = fields.neighborhood.trim() || fields.city.trim()
  if (place === '') return undefined
  const type = listings.types[fields.propertyType]
  const hasRooms = traitsOf(fields).isHome && fields.bedrooms > 0
  return w.inPlace(hasRooms ? w.roomsTitle(type, listings.bedroomsOf(fields.bedrooms)) : type, place)
}
