import { criterionText, exclusionText, extraTexts } from '#client/listings/search/bar/criterionText.ts'
import type { SavedCriteria } from '#shared/savedSearches/savedSearches.ts'
import { factValues } from '#shared/search/factTexts.ts'
import {
  countedFilters,
  exclusionFields,
  filterRow,
  mapFilters,
  ranges,
} from '#shared/search/listingSearch.ts'
import type { CriterionValue } from '#shared/search/sentence/criteria.ts'
import type { Words } from '#shared/words.ts'

const flags = ['featured', 'allowsShortTerm', 'airbnbActive'] as const
const chipRanges = ['price', 'area', 'landArea'] as const

/** What a search asks for, each filter in words: as the chips of the search have it. */
export function criteriaTexts(
  criteria: SavedCriteria,
  words: Pick<Words, 'listings' | 'search'>,
  number: (value: number) => string,
): string[] {
  const { search: w } = words
  const { searchQuery, near } = criteria
  const exclusions = Object.fromEntries(exclusionFields.map((field) => [field, criteria[field]]))
  const unwanted = exclusionText(exclusions, words)
  return [
    ...(searchQuery ? [`«${searchQuery}»`] : []),
    ...chosenValues(criteria).map((value) =>
      criterionText({ ...value, text: '', start: 0, end: 0 }, words, number),
    ),
    ...extraTexts(criteria, words, number).map(({ text }) => text),
    ...(unwanted ? [unwanted] : []),
    ...(near ? [w.near(number(near.km))] : []),
    ...mapFilters.filter((field) => criteria[field]).map((field) => w.fields[field]),
  ]
}

function chosenValues(criteria: SavedCriteria): CriterionValue[] {
  const { propertyType, transactionType, amenities = [] } = criteria
  return [
    ...(propertyType ? [{ field: 'propertyType', value: propertyType } as const] : []),
    ...(transactionType && transactionType !== 'both'
      ? [{ field: 'transactionType', value: transactionType } as const]
      : []),
    ...placeValues(criteria),
    ...chipRanges.flatMap((field) => {
      const [min, max] = [criteria[ranges[field][0]], criteria[ranges[field][1]]]
      if (min === undefined && max === undefined) return []
      return [
        { field, value: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } } as const,
      ]
    }),
    ...countedFilters.flatMap((field) => {
      const value = filterRow(field).offered ? criteria[field] : undefined
      return value === undefined ? [] : [{ field, value } as const]
    }),
    ...flags.flatMap((field) => {
      const value = criteria[field]
      return value === undefined ? [] : [{ field, value } as const]
    }),
    ...factValues(criteria),
    ...amenities.map((value) => ({ field: 'amenities', value }) as const),
  ]
}

function placeValues({ neighborhood = [], city = [], state }: SavedCriteria): CriterionValue[] {
  return [
    ...neighborhood.map((value) => ({ field: 'neighborhood', value }) as const),
    ...city.map((value) => ({ field: 'city', value }) as const),
    ...(state ? [{ field: 'state', value: state } as const] : []),
  ]
}
