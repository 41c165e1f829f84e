import type { Condition } from '#server/listings/search/engine/conditions.ts'
import { conditionsByField, offerConditions } from '#server/listings/search/engine/filterConditions.ts'
import type { Matches } from '#server/listings/search/engine/matches.ts'
import { flagColumns, roomColumns, type Tag } from '#server/listings/search/engine/row.ts'
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

/** Filters whose choices are counted as if they were not set. */
const countedFields = [
  'offer',
  'propertyType',
  'city',
  'neighborhood',
  ...flagColumns,
  ...roomColumns,
] as const
type CountedField = (typeof countedFields)[number]

export interface IndexedFacets {
  total: number
  counts: Record<Field | 'transactionType' | 'amenities', Counts>
}

export function countIndexedFacets(index: SearchIndex, plan: IndexedPlan): IndexedFacets {
  const { filters, titled, wordConditions } = plan
  const { titleOnly } = titled
  const byField = conditionsByField(filters)
  const isSet = (field: Field) => (byField[field]?.length ?? 0) > 0
  const counted = (unset?: CountedField): Condition[] =>
    countedFields.flatMap((field) => (field === unset ? [] : (byField[field] ?? [])))
  const isCounted = (field: string) => countedFields.some((one) => one === field)
  const uncounted = Object.entries(byField).flatMap(([field, conditions]) =>
    isCounted(field) ? [] : conditions,
  )
  const common = [...uncounted, ...wordConditions]
  return index.matching(common, (some) => {
    const without = <Value>(
      unset: CountedField | undefined,
      more: readonly Condition[],
      use: (matches: Matches) => Value,
    ): Value => {
      if (titleOnly.length === 0) return some.matching([...counted(unset), ...more], use)
      const either: Condition = {
        kind: 'either',
        conditions: [...common, ...counted(unset)],
        ids: titleOnly,
      }
      return index.matching([either, ...more], use)
    }
    return without(undefined, [], (all) => {
      const count = (field: Field, read: (matches: Matches) => Counts): Counts =>
        isSet(field) ? without(field, [], read) : read(all)
      const offers = transactionTypes.map((transactionType) => {
        const offer = offerConditions({ ...filters, transactionType })
        return [transactionType, without('offer', offer, (matches) => matches.count)] as const
      })
      return {
        total: all.count,
        counts: {
          propertyType: count('propertyType', (matches) => countTags(matches, typeTags)),
          city: count('city', (matches) => Object.fromEntries(matches.countNames('city'))),
          neighborhood: count('neighborhood', (matches) =>
            Object.fromEntries(matches.countNames('neighborhood')),
          ),
          bedrooms: count('bedrooms', (matches) => countTags(matches, roomTags.bedrooms)),
          bathrooms: count('bathrooms', (matches) => countTags(matches, roomTags.bathrooms)),
          parkingSpaces: count('parkingSpaces', (matches) => countTags(matches, roomTags.parkingSpaces)),
          featured: count('featured', (matches) => countFlag(matches, 'featured')),
          allowsShortTerm: count('allowsShortTerm', (matches) => countFlag(matches, 'allowsShortTerm')),
          airbnbActive: count('airbnbActive', (matches) => countFlag(matches, 'airbnbActive')),
          transactionType: Object.fromEntries(offers),
          amenities: countTags(all, amenityTags),
        },
      }
    })
  })
}

/** Tags by the choices they stand for. */
type Choices = ReadonlyMap<string, Tag>

const typeTags: Choices = new Map(propertyTypes.map((type) => [type, `type ${type}`]))
const amenityTags: Choices = new Map(amenities.map((amenity) => [amenity, `amenity ${amenity}`]))
const roomTags = {
  bedrooms: roomChoices('bedrooms', 5),
  bathrooms: roomChoices('bathrooms', 4),
  parkingSpaces: roomChoices('parkingSpaces', 4),
}

function roomChoices(column: (typeof roomColumns)[number], max: number): Choices {
  const numbers = Array.from({ length: max }, (_, index) => index + 1)
  return new Map(numbers.map((number) => [String(number), `${column} ${number}`]))
}

/** Omits choices without listings. */
function countTags(matches: Matches, choices: Choices): Counts {
  const numbers = matches.countTags([...choices.values()])
  const counts: Counts = {}
  ;[...choices.keys()].forEach((choice, at) => {
    const count = numbers[at] ?? 0
    if (count > 0) counts[choice] = count
  })
  return counts
}

function countFlag(matches: Matches, flag: (typeof flagColumns)[number]): Counts {
  const [yes = 0] = matches.countTags([flag])
  const counts = [['true', yes] as const, ['false', matches.count - yes] as const]
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
