import { leaveOut } from '#shared/market/market.ts'
import { type Positions, positionsOf } from '#shared/market/positions.ts'
import { backfit, backfitOwnSlopes, leftOf, placeEffect } from './backfit.ts'
import { type Correction, type Facts, fitCorrections, unitsOf } from './facts.ts'
import { countryWeight, elsewhereWeight, likeTypeWeight } from './likeness.ts'
import { ownSlopeDifference } from './ownSlopes.ts'
import type { Columns, Terms } from './terms.ts'

/** Of the market, or of a like one. */
export interface PricedListing {
  id: string
  /** US dollars. */
  price: number
  /** m². */
  area: number
  /** Normalized neighborhood and city. */
  place: string
  isOwnCity: boolean
  isOwnType: boolean
  facts: Facts
}

/**
 * The logarithm of a price per m² is level + slope × logarithm of the area + place + like type + corrections +
 * what is left. Positions are listings that count.
 */
export interface Fitted {
  positionOf: Positions
  places: ReadonlyMap<string, number>
  columns: Columns
  terms: Terms
  corrections: readonly Correction[]
  /** Weights of one that is elsewhere: its city's and its type's. */
  awayWeights: Float64Array
  left: Float64Array
  /** With the effect of the place without the listing. */
  leftOut: Float64Array
  /** Positions by what is left, rising. */
  order: Uint32Array
  leftOutOrder: Uint32Array
  /** Whether other cities lend. */
  isWide: boolean
}

/** With the listings that count. */
export interface FittedRows extends Fitted {
  rows: readonly PricedListing[]
}

/** Undefined without listings that count. */
export function fitMarket(all: readonly PricedListing[]): FittedRows | undefined {
  const plausible = withoutSlips(all)
  const places = placesOf(plausible)
  const first = toColumns(plausible, places)
  const firstLeft = leftOf(first, backfit(first))
  // Beside what is usual for size and place: a dear neighborhood is no outlier of its city.
  const reasons = leaveOut(Array.from(firstLeft, Math.exp))
  const rows = plausible.filter((_, at) => reasons[at] === null)
  if (rows.length === 0) return undefined
  const plain = toColumns(rows, places)
  const corrections = fitCorrections({
    logAreas: plain.logAreas,
    facts: rows.map(({ facts }) => facts),
    residuals: firstLeft.filter((_, at) => reasons[at] === null),
  })
  const columns = corrections.length > 0 ? takeOut(plain, rows, corrections) : plain
  const { terms, left, leftOut } = fitTerms(columns)
  return {
    ...{ rows, places, columns, terms, corrections, left, leftOut },
    isWide: rows.some(({ isOwnCity }) => !isOwnCity),
    positionOf: positionsOf(rows.map(({ id }) => id)),
    awayWeights: Float64Array.from(
      rows,
      (row) => (row.isOwnCity ? elsewhereWeight : countryWeight) * typeWeight(row),
    ),
    order: orderOf(left),
    leftOutOrder: orderOf(leftOut),
  }
}

/** Of fewer, slopes of places are chance. */
const leastForOwnSlopes = 100
/** Share by which the mean error of those left out must fall. */
const leastGain = 0.004

function fitTerms(columns: Columns): Pick<Fitted, 'terms' | 'left' | 'leftOut'> {
  const plain = withLeft(columns, backfit(columns))
  if (columns.logPrices.length < leastForOwnSlopes) return plain
  const own = withLeft(columns, backfitOwnSlopes(columns, plain.terms))
  return meanError(own.leftOut) < meanError(plain.leftOut) * (1 - leastGain) ? own : plain
}

function withLeft(columns: Columns, terms: Terms) {
  const left = leftOf(columns, terms)
  return {
    ...{ terms, left },
    leftOut: left.map((one, at) => one + placeDifference({ columns, terms, left }, at)),
  }
}

const meanError = (values: Float64Array) =>
  values.reduce((sum, one) => sum + Math.abs(one), 0) / values.length

/** Each type by itself. */
function withoutSlips(all: readonly PricedListing[]): PricedListing[] {
  return [true, false].flatMap((isOwnType) => {
    const rows = all.filter((one) => one.isOwnType === isOwnType)
    const reasons = leaveOut(rows.map(({ price, area }) => price / area))
    return rows.filter((_, at) => reasons[at] !== 'slip')
  })
}

function placesOf(rows: readonly PricedListing[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const { place } of rows) if (!places.has(place)) places.set(place, places.size)
  return places
}

const typeWeight = ({ isOwnType }: PricedListing) => (isOwnType ? 1 : likeTypeWeight)

function toColumns(rows: readonly PricedListing[], places: ReadonlyMap<string, number>): Columns {
  const logAreas = Float64Array.from(rows, ({ area }) => Math.log(area))
  return {
    place: Int32Array.from(rows, ({ place }) => places.get(place) ?? 0),
    placeCount: places.size,
    weights: Float64Array.from(rows, typeWeight),
    isLike: Uint8Array.from(rows, ({ isOwnType }) => (isOwnType ? 0 : 1)),
    logAreas,
    center: logAreas.reduce((sum, one) => sum + one, 0) / Math.max(1, rows.length),
    logPrices: Float64Array.from(rows, ({ price, area }) => Math.log(price / area)),
  }
}

function takeOut(
  columns: Columns,
  rows: readonly PricedListing[],
  corrections: readonly Correction[],
): Columns {
  const logPrices = columns.logPrices.map((logPrice, at) => {
    const facts = rows[at]?.facts ?? {}
    let left = logPrice
    for (const one of corrections) left -= one.perUnit * unitsOf(one, facts, columns.logAreas[at] ?? 0)
    return left
  })
  return { ...columns, logPrices }
}

/** By how much what its place adds is larger with the listing than without. */
export function placeDifference(
  { columns, terms, left }: Pick<Fitted, 'columns' | 'terms' | 'left'>,
  at: number,
) {
  const place = columns.place[at] ?? 0
  const weight = terms.placeWeights[place] ?? 0
  const sum = terms.placeSums[place] ?? 0
  const own = columns.weights[at] ?? 0
  const whole = placeEffect(weight, sum)
  const level = whole - placeEffect(weight - own, sum - own * ((left[at] ?? 0) + whole))
  return level + ownSlopeDifference(columns, terms, left, at)
}

function orderOf(values: Float64Array): Uint32Array {
  return Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
}
