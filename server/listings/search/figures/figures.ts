import { leaveOut, maxComparables, quantile, toCents } from '#shared/market/market.ts'
import {
  type FigureGroup,
  type FigureMeasure,
  type Figures,
  figureMeasures,
  type Measured,
  type MeasuredGroup,
  maxGroups,
  type Spread,
} from '#shared/search/figures.ts'

/** One listing. */
export interface FigureRow extends Required<Pick<MeasuredGroup, FigureGroup>> {
  /** NaN: it does not state it. */
  figure(measure: FigureMeasure): number
}

type Values = Record<FigureMeasure, number[]> & { total: number }

const emptyValues = (): Values => ({
  ...{ total: 0, price: [], pricePerSqm: [], area: [], maintenanceFee: [], daysListed: [] },
})

const maxBedrooms = 4

/** The newest are no measure of how long listings stand. */
const mostOf = (measure: FigureMeasure) =>
  measure === 'daysListed' ? Number.POSITIVE_INFINITY : maxComparables

/** Names of barrios occur in several cities. */
const keys: Record<FigureGroup, (row: FigureRow) => Omit<MeasuredGroup, keyof Measured>> = {
  city: ({ city }) => ({ city }),
  neighborhood: ({ city, neighborhood }) => ({ city, neighborhood }),
  propertyType: ({ propertyType }) => ({ propertyType }),
  bedrooms: ({ bedrooms }) => ({ bedrooms: Math.min(bedrooms, maxBedrooms) }),
}

export interface Collected {
  /** The newest first: prices, areas and fees are of as many of them as a market's, while all are counted. */
  add(row: FigureRow): void
  figures(): Figures
}

interface Options {
  groupBy?: FigureGroup | undefined
  measure?: FigureMeasure | undefined
}

export function collectFigures({ groupBy, measure }: Options): Collected {
  const measures = measure ? [measure] : figureMeasures
  const all = emptyValues()
  const groups = new Map<string, { key: Omit<MeasuredGroup, keyof Measured>; values: Values }>()
  const addTo = (values: Values, row: FigureRow) => {
    values.total++
    for (const one of measures) {
      if (values[one].length === mostOf(one)) continue
      const figure = row.figure(one)
      if (figure > 0) values[one].push(figure)
    }
  }
  const groupOf = (row: FigureRow, by: FigureGroup): Values => {
    const key = keys[by](row)
    const name = Object.values(key).join('|')
    const known = groups.get(name) ?? { key, values: emptyValues() }
    groups.set(name, known)
    return known.values
  }
  return {
    add(row) {
      addTo(all, row)
      if (groupBy) addTo(groupOf(row, groupBy), row)
    },
    figures: () => ({
      all: measuredOf(all),
      // Of as many by name: the index and SQL read in other orders.
      groups: [...groups]
        .toSorted(
          ([name, one], [other, { values }]) => values.total - one.values.total || (name < other ? -1 : 1),
        )
        .slice(0, maxGroups)
        .map(([, { key, values }]) => ({ ...key, ...measuredOf(values) })),
    }),
  }
}

function measuredOf({ total, ...values }: Values): Measured {
  return {
    total,
    price: spreadOf(values.price),
    pricePerSqm: spreadOf(values.pricePerSqm),
    area: spreadOf(values.area),
    maintenanceFee: spreadOf(values.maintenanceFee),
    daysListed: daysOf(values.daysListed),
  }
}

function spreadOf(stated: readonly number[]): Spread | null {
  const reasons = leaveOut(stated)
  return quartilesOf(stated.filter((_, index) => reasons[index] === null))
}

/** Nobody mistypes how long a listing stands. */
const daysOf = (stated: readonly number[]) => quartilesOf(stated)

function quartilesOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => toCents(quantile(sorted, share)))
  return { listings: values.length, low: low ?? 0, median: median ?? 0, high: high ?? 0 }
}
