import { understandText } from '#server/listings/places/understandText.ts'
import { addressValues } from '#shared/core/queryKey.ts'
import type { Alternative } from '#shared/search/alternatives.ts'
import {
  exclusionFields,
  filterFields,
  type ListingFilters,
  listingFilters,
  ranges,
  type SearchAddress,
} from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import { type Bounds, type Criterion, filtersOf } from '#shared/search/sentence/criteria.ts'
import { removeCriterion } from '#shared/search/sentence.ts'

export type Field = (typeof filterFields)[number]
export type Query = Record<string, string>
type Change = Partial<Record<Field, string | undefined>>

export const listFields = ['amenities', ...exclusionFields] as const satisfies readonly Field[]
export type ListField = (typeof listFields)[number]

export interface ReadSearch {
  /** Guaraníes per US dollar. */
  rate: number
  given: Query
  criteria: readonly Criterion[]
  /** Including those understood from the text. */
  effective: Query
}

/** One understood or chosen filter less strict. */
export interface Step extends Pick<Alternative, 'change' | 'field' | 'value'> {
  set: Change
  /** A value that leaves a list. */
  less?: { field: ListField; value: string }
  order?: Pick<SearchAddress, 'sortBy' | 'sortOrder'>
}

export function readForRelaxing(filters: ListingFilters, rate: number): ReadSearch {
  const given = addressValues(searchQueryValues(filters))
  const { criteria, filters: understood } = understandText(filters.searchQuery ?? '', {
    rate,
    transactionType: filters.transactionType,
  })
  const said = addressValues(understood)
  const lists = listFields.flatMap((field) => {
    const all = [...new Set([...listOf(said[field]), ...listOf(given[field])])]
    return all.length > 0 ? [[field, all.join(',')]] : []
  })
  return { rate, given, criteria, effective: { ...said, ...given, ...Object.fromEntries(lists) } }
}

/** The search after the steps: what else the text said stays in it. */
export function queryAfter(search: ReadSearch, steps: readonly Step[]): Query {
  const { given, criteria } = search
  const removed = criteria.filter((criterion) => steps.some((step) => concerns(step, criterion)))
  const places = criteria.flatMap((one) => (one.field === 'place' ? [one.value] : []))
  const text = removed.reduce((rest, one) => removeCriterion(rest, one, places), given.searchQuery ?? '')
  const set: Change = Object.assign({}, ...steps.map((step) => step.set))
  for (const field of listFields) {
    const dropped = steps.flatMap(({ less }) => (less?.field === field ? [less.value] : []))
    if (dropped.length === 0) continue
    const all = [...removed.flatMap((criterion) => saidOf(criterion, field)), ...listOf(given[field])]
    set[field] = [...new Set(all.filter((value) => !dropped.includes(value)))].join(',')
  }
  const kept = criteria.filter((criterion) => !removed.includes(criterion))
  return addressValues({
    ...addressValues(filtersOf(removed)),
    ...unsaidIn(text, kept, search),
    ...given,
    searchQuery: text,
    ...set,
  })
}

/** What the text said only beside what left it: "para 10 personas" without "oficina". */
function unsaidIn(text: string, kept: readonly Criterion[], { rate, given }: ReadSearch): Query {
  const { data: filters } = listingFilters.safeParse(given)
  const { filters: read } = understandText(text, { rate, transactionType: filters?.transactionType })
  const said = addressValues(read)
  const wanted = Object.entries(addressValues(filtersOf(kept)))
  return Object.fromEntries(wanted.filter(([field, value]) => said[field] !== value))
}

function concerns({ set, less }: Step, criterion: Criterion): boolean {
  if (less && criterion.field === less.field) return saidOf(criterion, less.field).includes(less.value)
  return fieldsOf(criterion).some((field) => field in set)
}

const saidOf = (criterion: Criterion, field: ListField) =>
  criterion.field === field ? listOf(addressValues(filtersOf([criterion]))[field]) : []

function fieldsOf(criterion: Criterion): Field[] {
  switch (criterion.field) {
    case 'price':
    case 'pricePerNight':
    case 'area':
    case 'landArea':
      return ends(criterion.value, ranges[criterion.field])
    case 'sortBy':
      return []
    case 'place':
      return filterFields.filter((field) => field in criterion.value.filters)
    default:
      return [criterion.field]
  }
}

function ends({ min, max }: Bounds, [low, high]: readonly [min: Field, max: Field]): Field[] {
  return [...(min === undefined ? [] : [low]), ...(max === undefined ? [] : [high])]
}

export function listOf(value: string | undefined): string[] {
  return value ? value.split(',') : []
}
