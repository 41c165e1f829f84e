import { withoutUndefined } from '#shared/core/records.ts'
import type { SentenceFilters } from './criteria.ts'

/** What a text means with filters beside it, which win; a filter overrides the text's exclusion of it. */
export function mergedFilters(understood: SentenceFilters, given: SentenceFilters): SentenceFilters {
  return { ...understood, ...withoutUndefined(given), ...mergedExclusions(understood, given) }
}

function mergedExclusions(understood: SentenceFilters, given: SentenceFilters): SentenceFilters {
  const merge = <Value>(said: Value[] = [], set: Value[] = [], wanted: Value[] = []) => {
    const all = new Set([...said.filter((one) => !wanted.includes(one)), ...set])
    return all.size > 0 ? [...all] : undefined
  }
  return {
    exceptAmenities: merge(understood.exceptAmenities, given.exceptAmenities, given.amenities),
    exceptStage: merge(understood.exceptStage, given.exceptStage, given.stage),
    exceptPropertyType: merge(understood.exceptPropertyType, given.exceptPropertyType, given.propertyType),
    exceptCity: merge(understood.exceptCity, given.exceptCity, given.city),
    exceptNeighborhood: merge(understood.exceptNeighborhood, given.exceptNeighborhood, given.neighborhood),
  }
}
