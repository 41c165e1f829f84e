import { toCents } from '#shared/market/market.ts'
import type { RoiInput } from '#shared/market/roi.ts'
import { calculatorLimits } from '#shared/prices/priceKinds.ts'

const maxDollars = calculatorLimits.price.max

/** Null if empty, undefined if invalid. */
export function parseRoi(value: string): RoiInput | null | undefined {
  if (value === '') return null
  const parts = value.split(',')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,10}(\.\d{1,2})?$/.test(part))) return undefined
  const [monthlyRent = 0, monthlyExpenses = 0, occupancy = 0, purchasePrice = 0] = parts.map(Number)
  if (occupancy > 100 || Math.max(monthlyRent, monthlyExpenses, purchasePrice) > maxDollars) return undefined
  return { monthlyRent, monthlyExpenses, occupancy, purchasePrice }
}

export function roiValue({ monthlyRent, monthlyExpenses, occupancy, purchasePrice }: RoiInput): string {
  const dollars = (amount: number) => toCents(Math.min(amount, maxDollars))
  return [dollars(monthlyRent), dollars(monthlyExpenses), toCents(occupancy), dollars(purchasePrice)].join(
    ',',
  )
}
