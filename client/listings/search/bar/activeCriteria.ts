import { exclusions, ranges, type SearchAddress } from '#shared/search/listingSearch.ts'
import type { Criterion } from '#shared/search/sentence.ts'

/** A filter set by hand overrides the text; amenities add up. */
export function activeCriteria(criteria: readonly Criterion[], search: SearchAddress): Criterion[] {
  const asked = criteria.map((criterion) =>
    criterion.field === 'price' && search.transactionType ? { ...criterion, purchase: undefined } : criterion,
  )
  return asked.filter((criterion) => {
    switch (criterion.field) {
      case 'price':
      case 'pricePerNight':
      case 'area':
      case 'landArea': {
        const [min, max] = ranges[criterion.field]
        return search[criterion.value.max === undefined ? min : max] === undefined
      }
      case 'amenities':
        return !search.amenities?.includes(criterion.value)
      case 'exceptAmenities':
      case 'exceptPropertyType':
      case 'exceptStage':
      case 'exceptCity':
      case 'exceptNeighborhood':
        return isOpen(criterion.value, search[criterion.field], search[exclusions[criterion.field]])
      case 'place':
        return Object.keys(criterion.value.filters).every((field) => !Object.hasOwn(search, field))
      default:
        return search[criterion.field] === undefined
    }
  })
}

/** Neither set by hand nor contradicted by a filter. */
function isOpen(
  excluded: readonly string[],
  alsoSet: readonly string[] = [],
  wanted: readonly string[] = [],
): boolean {
  return excluded.some((one) => !alsoSet.includes(one) && !wanted.includes(one))
}
