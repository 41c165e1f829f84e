import { type Amount, asNumber, monthlyRentOf } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { defaultOccupancy } from '#shared/listings/listingTypes.ts'

/** Of the rent. */
export const expenseShare = 0.2
/** Percent. */
export const occupancyRange = { min: 30, max: 100, step: 5 } as const

/** Percent a year, the minimum of each rating. */
export const minRoi = { high: 12, good: 8, moderate: 5 } as const
const ratings = ['high', 'good', 'moderate'] as const
export type RoiRating = (typeof ratings)[number] | 'low'

/** US dollars a month; occupancy in percent. */
export interface RoiInput {
  monthlyRent: number
  monthlyExpenses: number
  occupancy: number
  purchasePrice: number
}

export interface Roi {
  /** Rent × occupancy; US dollars. */
  effectiveMonthlyRent: number
  /** Effective monthly rent × 12; US dollars. */
  annualIncome: number
  /** Annual income - monthly expenses × 12; US dollars, may be negative. */
  annualNet: number
  /** Annual net / purchase price; percent a year. */
  roi: number
  /** Rent / 30; US dollars. */
  averageDailyRate: number
  rating: RoiRating
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

function cents(value: number): number {
  return finite(Math.round(value * 100) / 100)
}

/** `roi`: percent a year. */
export function rateRoi(roi: number): RoiRating {
  return ratings.find((rating) => roi >= minRoi[rating]) ?? 'low'
}

/** US dollars a month. */
export function defaultExpenses(monthlyRent: number): number {
  return cents(asNumber(monthlyRent) * expenseShare)
}

/** Always finite; invalid numbers count as 0. */
export function calculateRoi(input: RoiInput): Roi {
  const rent = asNumber(input.monthlyRent)
  const price = asNumber(input.purchasePrice)
  const effectiveMonthlyRent = finite(rent * (asNumber(input.occupancy) / 100))
  const annualIncome = finite(effectiveMonthlyRent * 12)
  const annualNet = finite(annualIncome - asNumber(input.monthlyExpenses) * 12)
  const roi = price > 0 ? finite((annualNet / price) * 100) : 0
  return {
    effectiveMonthlyRent,
    annualIncome,
    annualNet,
    roi,
    averageDailyRate: rent / 30,
    rating: rateRoi(roi),
  }
}

type Invested = Pick<
  Listing,
  | 'transactionType'
  | 'priceUSD'
  | 'pricePerMonth'
  | 'pricePerNight'
  | 'allowsLongTerm'
  | 'occupancyRate'
  | 'expectedMonthlyRent'
>

/**
 * Long-term monthly price, else 30 nights, else the author's expectation; a fifth as expenses; 75 %
 * occupancy.
 */
export function roiDefaults(listing: Invested): RoiInput {
  const longTerm = listing.allowsLongTerm ? monthlyRentOf(listing) : null
  const nightly = asNumber(listing.pricePerNight) * 30
  const monthlyRent = longTerm ?? (nightly > 0 ? nightly : asNumber(listing.expectedMonthlyRent))
  return {
    monthlyRent,
    monthlyExpenses: defaultExpenses(monthlyRent),
    occupancy: listing.occupancyRate === null ? defaultOccupancy : asNumber(listing.occupancyRate),
    purchasePrice: listing.transactionType === 'rent' ? 0 : asNumber(listing.priceUSD),
  }
}

/** Undefined without an estimate, or with another rent. */
export function statedFigures(
  listing: Pick<
    Listing,
    'estimatedROI' | 'expectedMonthlyRent' | 'monthlyExpenses' | 'occupancyRate' | 'priceUSD'
  >,
): RoiInput | undefined {
  const monthlyRent = asNumber(listing.expectedMonthlyRent)
  if (listing.estimatedROI === null || monthlyRent <= 0) return undefined
  return {
    monthlyRent,
    monthlyExpenses: asNumber(listing.monthlyExpenses ?? defaultExpenses(monthlyRent)),
    occupancy: asNumber(listing.occupancyRate ?? defaultOccupancy),
    purchasePrice: asNumber(listing.priceUSD),
  }
}

interface Expectations {
  /** US dollars. */
  expectedMonthlyRent?: Amount | null
  /** Percent; default 75. */
  expectedOccupancy?: Amount | null
  /** US dollars; default: a fifth of the rent. */
  monthlyExpenses?: Amount | null
  /** To buy. */
  priceUSD?: Amount | null
}

/** Percent a year; more is a slip. */
export const maxRoi = 99_999

export interface EstimatedReturns {
  /** Percent a year, within ±`maxRoi`. */
  estimatedROI: number | null
  /** US dollars, two decimals. */
  averageDailyRate: number | null
}

/** Null without a rent or a plausible price. */
export function estimateReturns(given: Expectations): EstimatedReturns {
  const monthlyRent = asNumber(given.expectedMonthlyRent)
  const purchasePrice = asNumber(given.priceUSD)
  if (monthlyRent <= 0) return { estimatedROI: null, averageDailyRate: null }
  const { roi, averageDailyRate } = calculateRoi({
    monthlyRent,
    monthlyExpenses: asNumber(given.monthlyExpenses ?? defaultExpenses(monthlyRent)),
    occupancy: asNumber(given.expectedOccupancy ?? defaultOccupancy),
    purchasePrice,
  })
  const isReturn = purchasePrice > 0 && Math.abs(roi) <= maxRoi
  return { estimatedROI: isReturn ? cents(roi) : null, averageDailyRate: cents(averageDailyRate) }
}
