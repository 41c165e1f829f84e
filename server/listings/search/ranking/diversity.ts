/* Which listings of one author take which places of a ranked result. */

/** Added to scores, which are lower. */
export const placePoints = { first: 20_000, other: 10_000, nearDuplicate: 0 } as const

/** Exact as a number. */
const numberOf = (text: string) => `(hashtextextended(${text}, 0) & 9007199254740991)`

/** SQL of a number per author: the agency, else the owner. */
export function authorNumber(row: string): string {
  return numberOf(`coalesce(${row}.agency_id, ${row}.owner_user_id, ${row}.owner_admin_id)`)
}

const likeFacts = [
  'property_type',
  'transaction_type',
  'city_key',
  'neighborhood_key',
  'price_amount',
  'price_currency',
  'area',
  'bedrooms',
  'bathrooms',
]

/** SQL of a number that near-duplicates have in common: offers of one author with the same facts. */
export function nearDuplicateNumber(row: string): string {
  const facts = ['agency_id', 'owner_user_id', 'owner_admin_id', ...likeFacts]
  return numberOf(`concat_ws('|', ${facts.map((fact) => `coalesce(${row}.${fact}::text, '')`).join(', ')})`)
}
