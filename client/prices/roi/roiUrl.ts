import { toCents } from '#shared/market/market.ts'
import type { RoiInput } from '#shared/market/roi.ts'

/** Query parameter `?roi=rent,expenses,occupancy,price`, which also opens the calculator. */
export const roiParameter = 'roi'

const maxDollars = 1e9

/** The figures in a query string; undefined if absent or invalid. */
export function parseRoi(query: string): RoiInput | undefined {
  const parts = new URLSearchParams(query).get(roiParameter)?.split(',')
  if (parts?.length !== 4 || !parts.every((part) => /^\d{1,10}(\.\d{1,2})?$/.test(part))) return undefined
  const [monthlyRent = 0, monthlyExpenses = 0, occupancy = 0, purchasePrice = 0] = parts.map(Number)
  if (occupancy > 100 || Math.max(monthlyRent, monthlyExpenses, purchasePrice) > maxDollars) return undefined
  return { monthlyRent, monthlyExpenses, occupancy, purchasePrice }
}

/** The query string with these figures or without any; other parameters stay. */
export function writeRoi(query: string, input: RoiInput | undefined): string {
  const values = new URLSearchParams(query)
  if (input) {
    const { monthlyRent, monthlyExpenses, occupancy, purchasePrice } = input
    const figures = [monthlyRent, monthlyExpenses, occupancy, purchasePrice]
    values.set(roiParameter, figures.map(toCents).join(','))
  } else {
    values.delete(roiParameter)
  }
  return values.toString().replaceAll('%2C', ',')
}
