import { type Amount, asNumber, monthlyRentOf } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { defaultOccupancy } from '#shared/listings/listingTypes.ts'

/** Expenses start at this share of the rent. */
export const expenseShare = 0.2
/** The occupancy slider, in percent. */
export const occupancyRange = { min: 30, max: 100, step: 5 } as const

/** Percent a year from which a return earns each name; below the last it is `low`. */
export const minRoi = { high: 12, good: 8, moderate: 5 } as const
/** The names, the best first. */
const ratings = ['high', 'good', 'moderate'] as const
export type RoiRating = (typeof ratings)[number] | 'low'

/** Money is in US dollars, rent and expenses by the month, occupancy in percent. */
export interface RoiInput {
  monthlyRent: number
  monthlyExpenses: number
  occupancy: number
  purchasePrice: number
}

export interface Roi {
  /** Rent x occupancy; dollars a month. */
  effectiveMonthlyRent: number
  /** Effective monthly rent x 12; dollars. */
  annualIncome: number
  /** Annual income - monthly expenses x 12; dollars, negative where expenses exceed the rent. */
  annualNet: number
  /** Annual net / purchase price; percent a year, 0 without a purchase price. */
  roi: number
  /** Rent / 30; dollars a day. */
  averageDailyRate: number
  rating: RoiRating
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

function cents(value: number): number {
  return finite(Math.round(value * 100) / 100)
}

/** high from 12 %, good from 8 %, moderate from 5 %, else low. */
export function rateRoi(roi: number): RoiRating {
  return ratings.find((rating) => roi >= minRoi[rating]) ?? 'low'
}

/** The expenses a rent starts with: a fifth of it; dollars a month. */
export function defaultExpenses(monthlyRent: number): number {
  return cents(asNumber(monthlyRent) * expenseShare)
}

/** The ROI calculator (formulas at the fields of `Roi`). Every figure is finite, whatever is given; what is no number counts as 0. */
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
  'transactionType' | 'priceUSD' | 'pricePerMonth' | 'pricePerNight' | 'allowsLongTerm' | 'occupancyRate'
>

/**
 * Where the calculator starts for a listing: its monthly price if it is let long term, else 30 nights, else 0; a fifth of that
 * in expenses; its own occupancy or 75 %; its sale price, or 0 for one that is only let, whose price to buy nobody knows.
 */
export function roiDefaults(listing: Invested): RoiInput {
  const longTerm = listing.allowsLongTerm ? monthlyRentOf(listing) : null
  const monthlyRent = longTerm ?? asNumber(listing.pricePerNight) * 30
  return {
    monthlyRent,
    monthlyExpenses: defaultExpenses(monthlyRent),
    occupancy: listing.occupancyRate === null ? defaultOccupancy : asNumber(listing.occupancyRate),
    purchasePrice: listing.transactionType === 'rent' ? 0 : asNumber(listing.priceUSD),
  }
}

interface Expectations {
  /** Dollars a month. */
  expectedMonthlyRent?: Amount | null
  /** Percent; 75 where it is not given. */
  expectedOccupancy?: Amount | null
  /** Dollars a month; a fifth of the rent where they are not given. */
  monthlyExpenses?: Amount | null
  /** The price to buy; dollars. */
  priceUSD?: Amount | null
}

/** Percent a year; what would be beyond is a slip in one of the figures and no return. */
export const mostRoi = 99_999

export interface EstimatedReturns {
  /** Percent a year, two decimals, at most `mostRoi` up or down. */
  estimatedROI: number | null
  /** Dollars a day, two decimals. */
  averageDailyRate: number | null
}

/** What an author's expectations come to, by the calculator's formulas; null where no rent, or no sensible price to set it against, is given. */
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
  const isReturn = purchasePrice > 0 && Math.abs(roi) <= mostRoi
  return { estimatedROI: isReturn ? cents(roi) : null, averageDailyRate: cents(averageDailyRate) }
}
