import type { Alternative } from '#shared/search/alternatives.ts'
import { singleSteps } from './single.ts'
import { type Field, type Query, queryAfter, type ReadSearch, type Step } from './steps.ts'

/** A relaxed search; its query costs time. */
export interface Relaxed extends Pick<Alternative, 'change' | 'field' | 'value' | 'and'> {
  query: () => Query
  order?: Step['order']
  /** Of what was asked for. */
  distance: number
}

const maxPairs = 40

/** Nearest first. In each row the first with results counts. */
export function relaxOne(search: ReadSearch): Relaxed[][] {
  return relaxedBy(search, singleSteps(search))
}

export function relaxedBy(search: ReadSearch, rows: readonly Step[][]): Relaxed[][] {
  return byDistance(rows.map((row) => row.map((step) => toRelaxed(search, step))))
}

function byDistance(rows: readonly Relaxed[][]): Relaxed[][] {
  const distance = ([first]: Relaxed[]) => first?.distance ?? 0
  return rows.toSorted((one, other) => distance(one) - distance(other))
}

const placeFields: readonly (Field | null)[] = ['near', 'bounds', 'polygon', 'neighborhood', 'city', 'state']

/** Two steps, one of each of two rows, nearest first. `among`: one of them. */
export function relaxTwo(search: ReadSearch, among: (step: Step) => boolean = () => true): Relaxed[][] {
  const rows = singleSteps(search)
  const pairs = rows.flatMap((row, at) =>
    rows.slice(at + 1).map((others) => {
      const both = row.flatMap((first) =>
        others
          .filter((second) => (among(first) || among(second)) && areApart(first, second))
          .map((second) => toRelaxed(search, first, second)),
      )
      return both.toSorted((one, other) => one.distance - other.distance)
    }),
  )
  return byDistance(pairs.filter((row) => row.length > 0)).slice(0, maxPairs)
}

function areApart(first: Step, second: Step): boolean {
  if (placeFields.includes(first.field) && placeFields.includes(second.field)) return false
  return first.field !== second.field || (first.less !== undefined && second.less !== undefined)
}

function toRelaxed(search: ReadSearch, first: Step, second?: Step): Relaxed {
  const { change, field, value } = first
  const order = first.order ?? second?.order
  return {
    change,
    field,
    value,
    ...(second && { and: { change: second.change, field: second.field, value: second.value } }),
    ...(order && { order }),
    query: () => queryAfter(search, second ? [first, second] : [first]),
    distance: distanceOf(first, search) + (second ? distanceOf(second, search) : 0),
  }
}

function distanceOf({ change, field, value }: Step, { effective }: ReadSearch): number {
  if (change === 'lower') return Number(effective[field ?? '']) - Number(value) + 1
  if (change === 'neighbors') return 3
  if (change === 'widen' && field === 'neighborhood') return value === null ? 9 : 5
  if (change === 'widen') return field === 'near' ? 3 : 7
  switch (field) {
    case 'amenities':
    case 'exceptAmenities':
      return 3
    case 'bedrooms':
    case 'propertyType':
      return 6
    case 'allowsShortTerm':
      return 7
    case 'near':
    case 'city':
    case 'state':
      return 9
    default:
      return 4
  }
}

/** Only type, offer and place; then less of the place. */
export function relaxMost({ effective }: ReadSearch): Relaxed[] {
  const only = (change: 'main' | 'kind', ...fields: Field[]): Relaxed[] => {
    const entries = Object.entries(effective).filter(([name]) => fields.some((field) => field === name))
    const query = () => Object.fromEntries(entries)
    return entries.length > 0 ? [{ change, field: null, value: null, query, distance: 10 }] : []
  }
  return [
    ...only('main', 'propertyType', 'transactionType', 'city', 'neighborhood', 'state'),
    ...only('main', 'propertyType', 'transactionType', 'city', 'state'),
    ...only('kind', 'propertyType', 'transactionType'),
  ]
}

export const everything: Relaxed = {
  change: 'all',
  field: null,
  value: null,
  query: () => ({}),
  distance: 20,
}
