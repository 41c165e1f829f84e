import { formatUSD } from '#shared/core/money.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { Bounds, Part } from '#shared/search/sentence/part.ts'
import type { Words } from '#shared/words.ts'

export function partText(
  part: Part,
  { listings, search: w }: Pick<Words, 'listings' | 'search'>,
  number: (value: number) => string,
): string {
  switch (part.field) {
    case 'propertyType':
      return part.value.map((type) => listings.types[type]).join(' · ')
    case 'transactionType':
      return listings.transactions[part.value]
    case 'amenities':
      return listings.amenities[part.value]
    case 'bedrooms':
      return `${w.atLeast(part.value)} ${listings.bedrooms.toLowerCase()}`
    case 'bathrooms':
      return `${w.atLeast(part.value)} ${listings.bathrooms.toLowerCase()}`
    case 'parkingSpaces':
      return `${w.atLeast(part.value)} ${listings.parking.toLowerCase()}`
    case 'city':
      return part.value
    case 'state':
      return part.value.join(' · ')
    case 'neighborhood':
      return part.city ? `${part.value}, ${part.city}` : part.value
    case 'sortBy':
      return w.sorts[part.value.sortBy][part.value.sortOrder]
    case 'price':
      return `${part.purchase ? `${listings.transactions.sale} · ` : ''}${rangeText(part.value, w, formatUSD)}`
    case 'area':
      return rangeText(part.value, w, (value) => listings.areaOf(number(value)))
    case 'exceptAmenities':
    case 'exceptPropertyType':
    case 'exceptCity':
    case 'exceptNeighborhood':
      return exclusionText({ [part.field]: part.value }, { listings, search: w })
    case 'featured':
    case 'allowsShortTerm':
    case 'airbnbActive':
      return part.value ? w[flagWords[part.field]] : w.not[part.field]
  }
}

const flagWords = { featured: 'featured', allowsShortTerm: 'shortTerm', airbnbActive: 'airbnb' } as const

export const exclusionFields = [
  'exceptAmenities',
  'exceptPropertyType',
  'exceptCity',
  'exceptNeighborhood',
] as const satisfies (keyof SearchAddress)[]
type Exclusions = { [Field in (typeof exclusionFields)[number]]?: Readonly<SearchAddress[Field]> }

/** "Sin piscina · gimnasio", "Excepto Casa", "Excepto Luque" */
export function exclusionText(
  { exceptAmenities, exceptPropertyType, exceptCity, exceptNeighborhood }: Exclusions,
  { listings, search: w }: Pick<Words, 'listings' | 'search'>,
): string {
  const names = [
    ...(exceptPropertyType ?? []).map((type) => listings.types[type]),
    ...(exceptCity ?? []),
    ...(exceptNeighborhood ?? []),
  ]
  const amenities = exceptAmenities?.map((code) => listings.amenities[code]) ?? []
  return [
    ...(amenities.length > 0 ? [w.without(amenities.join(' · '))] : []),
    ...(names.length > 0 ? [w.except(names.join(' · '))] : []),
  ].join(' · ')
}

export function correctionText(part: Part, meant: string): string {
  if (part.field === 'state') return part.value.join(', ')
  return part.field === 'city' || part.field === 'neighborhood' ? part.value : meant
}

function rangeText({ min, max }: Bounds, w: Words['search'], write: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${write(min)} – ${write(max)}`
  return min === undefined ? `${w.to} ${write(max ?? 0)}` : `${w.from} ${write(min)}`
}
