import type { Condition } from '#server/listings/search/engine/conditions.ts'
import type { Matches } from '#server/listings/search/engine/matches.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { countAmenityTags, type Filter, facetRows, offerFilters } from '#server/listings/search/filterRows.ts'
import { indexConditions, indexConditionsByField, mergeRanges } from '#server/listings/search/filters.ts'
import { transactionTypes } from '#shared/listings/listingTypes.ts'
import type { IndexedPlan } from './indexedPlan.ts'

/* The SQL equivalent is in `facets.ts`. */

type Counts = Record<string, number>
type Facet = keyof typeof facetRows | 'transactionType'

export interface IndexedFacets {
  total: number
  counts: Record<Facet | 'amenities', Counts>
}

/** Undefined: no choices of it are counted. */
function facetOf(filter: string): Facet | undefined {
  if (offerFilters.some((one) => one === filter)) return 'transactionType'
  return isCounted(filter) ? filter : undefined
}

const isCounted = (filter: string): filter is keyof typeof facetRows => Object.hasOwn(facetRows, filter)
const countedFacets = Object.keys(facetRows).filter(isCounted)

export function countIndexedFacets(index: SearchIndex, plan: IndexedPlan): IndexedFacets {
  const { filters, titled, wordConditions } = plan
  const { titleOnly } = titled
  const byField = indexConditionsByField(filters)
  const isSet = (filter: Filter) => (byField[filter]?.length ?? 0) > 0
  const counted = (unset: Facet | undefined): Condition[] =>
    mergeRanges(
      Object.entries(byField).flatMap(([filter, conditions]) => {
        const facet = facetOf(filter)
        return facet === undefined || facet === unset ? [] : conditions
      }),
    )
  const uncounted = Object.entries(byField).flatMap(([filter, conditions]) =>
    facetOf(filter) === undefined ? conditions : [],
  )
  const common = [...mergeRanges(uncounted), ...wordConditions]
  return index.matching(common, (some) => {
    const without = <Value>(
      unset: Facet | undefined,
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
      const counts = countedFacets.map((facet) => {
        const { count } = facetRows[facet]
        return [facet, isSet(facet) ? without(facet, [], count) : count(all)] as const
      })
      const { minPrice, maxPrice } = filters
      const offers = transactionTypes.map((transactionType) => {
        const offer = indexConditions({ transactionType, minPrice, maxPrice })
        return [transactionType, without('transactionType', offer, (matches) => matches.count)] as const
      })
      return {
        total: all.count,
        counts: {
          ...(Object.fromEntries(counts) as Record<keyof typeof facetRows, Counts>),
          transactionType: Object.fromEntries(offers),
          amenities: countAmenityTags(all),
        },
      }
    })
  })
}
