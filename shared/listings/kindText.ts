import type { Words } from '#shared/words.ts'
import type { Listing } from './listings.ts'

/** "Casa en venta"; a room of a home is no home: "Pieza en alquiler". */
export function kindText(
  { transactionType, propertyType, roomOnly }: Pick<Listing, 'transactionType' | 'propertyType' | 'roomOnly'>,
  { kind, types, roomKind }: Pick<Words['listings'], 'kind' | 'types' | 'roomKind'>,
): string {
  return roomOnly && transactionType === 'rent' ? roomKind : kind[transactionType](types[propertyType])
}
