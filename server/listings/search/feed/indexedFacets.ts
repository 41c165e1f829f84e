import type { Condition } from '#server/listings/search/engine/conditions.ts'
import { conditionsByField, offerConditions } from '#server/listings/search/engine/filterConditions.ts'
import type { Matches } from '#server/listings/search/engine/matches.ts'
import type { flagColumns, roomColumns } from '#server/listings/search/engine/row.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { amenities, propertyTypes, transactionTypes } from '#shared/listings/listingTypes.ts'
import type { IndexedPlan } from './indexedPlan.ts'

/* The SQL equivalent is in `facets.ts`. */

type Counts = Record<string, number>
type Field =
  | 'propertyType'
  | 'city'
  | 'neighborhood'
  | (typeof flagColumns)[number]
  | (typeof roomColumns)[number]

/** "At least" so many are choices. */
const maxChoice = { bedrooms: 5, bathrooms: 4, parkingSpaces: 4 } as const

export interface IndexedFacets {
  total: number
  counts: Record<Field | 'transactionType' | 'amenities', Counts>
}

export function countIndexedFacets(index: SearchIndex, plan: IndexedPlan): IndexedFacets {
  const { filters, titled, wordConditions } = plan
  const byField = conditionsByField(filters)
  const without = (unset: Field | 'offer' | undefined, ...more: Condition[]): Condition[] => {
    const others = Object.entries(byField).flatMap(([field, conditions]) =>
      field === unset ? [] : conditions,
    )
    const conditions = [...others, ...wordConditions]
    if (titled.titleOnly.length === 0) return [...conditions, ...more]
    return [{ kind: 'either', conditions, ids: titled.titleOnly }, ...more]
  }
  const isSet = (field: Field) => (byField[field]?.length ?? 0) > 0
  return index.matching(without(undefined), (all) => {
    const count = (field: Field, read: (matches: Matches) => Counts): Counts =>
      isSet(field) ? index.matching(without(field), read) : read(all)
    const offers = transactionTypes.map((transactionType) => {
      const offer = offerConditions({ ...filters, transactionType })
      return [transactionType, index.matching(without('offer', ...offer), (matches) => matches.count)]
    })
    return {
      total: all.count,
      counts: {
        propertyType: count('propertyType', (matches) => countTags(matches, 'type', propertyTypes)),
        city: count('city', (matches) => Object.fromEntries(matches.countNames('city'))),
        neighborhood: count('neighborhood', (matches) =>
          Object.fromEntries(matches.countNames('neighborhood')),
        ),
        bedrooms: count('bedrooms', (matches) => countRooms(matches, 'bedrooms')),
        bathrooms: count('bathrooms', (matches) => countRooms(matches, 'bathrooms')),
        parkingSpaces: count('parkingSpaces', (matches) => countRooms(matches, 'parkingSpaces')),
        featured: count('featured', (matches) => countFlag(matches, 'featured')),
        allowsShortTerm: count('allowsShortTerm', (matches) => countFlag(matches, 'allowsShortTerm')),
        airbnbActive: count('airbnbActive', (matches) => countFlag(matches, 'airbnbActive')),
        transactionType: Object.fromEntries(offers),
        amenities: countTags(all, 'amenity', amenities),
      },
    }
  })
}

function countTags(
  matches: Matches,
  ...[kind, values]: ['type', typeof propertyTypes] | ['amenity', typeof amenities]
): Counts {
  const counts =
    kind === 'type'
      ? values.map((value) => [value, matches.countTag(`type ${value}`)] as const)
      : values.map((value) => [value, matches.countTag(`amenity ${value}`)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

function countRooms(matches: Matches, column: (typeof roomColumns)[number]): Counts {
  const choices = Array.from({ length: maxChoice[column] }, (_, index) => index + 1)
  const counts = choices.map((choice) => [choice, matches.countTag(`${column} ${choice}`)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

function countFlag(matches: Matches, flag: (typeof flagColumns)[number]): Counts {
  const yes = matches.countTag(flag)
  const counts = [['true', yes] as const, ['false', matches.count - yes] as const]
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
