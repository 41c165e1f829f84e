import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { Part } from '#shared/search/sentence.ts'

/** A filter set by hand overrides the text; amenities add up. */
export function activeParts(parts: readonly Part[], search: SearchAddress): Part[] {
  const message = parts.map((part) =>
    part.field === 'price' && search.transactionType ? { ...part, purchase: undefined } : part,
  )
  return message.filter((part) => {
    switch (part.field) {
      case 'price':
        return part.value.max === undefined ? search.minPrice === undefined : search.maxPrice === undefined
      case 'area':
        return part.value.max === undefined ? search.minArea === undefined : search.maxArea === undefined
      case 'amenities':
        return !search.amenities?.includes(part.value)
      case 'exceptAmenities':
        return isOpen(part.value, search.exceptAmenities, search.amenities)
      case 'exceptPropertyType':
        return isOpen(part.value, search.exceptPropertyType, search.propertyType)
      case 'exceptCity':
        return isOpen(part.value, search.exceptCity, search.city)
      case 'exceptNeighborhood':
        return isOpen(part.value, search.exceptNeighborhood, search.neighborhood)
      default:
        return search[part.field] === undefined
    }
  })
}

/** Neither set by hand nor contradicted by a filter. */
function isOpen<Value>(
  excluded: readonly Value[],
  alsoSet: readonly Value[] = [],
  wanted: readonly Value[] = [],
): boolean {
  return excluded.some((one) => !alsoSet.includes(one) && !wanted.includes(one))
}
