import { toCents } from '#shared/market/market.ts'
import type { RoiInput } from '#shared/market/roi.ts'

/** The parameter of a property's address that opens its calculator: `?roi=rent,expenses,occupancy,price`. */
export const roiParameter = 'roi'

/** Dollars; more is a slip of the finger. */
const maxDollars = 1e9

/** The figures that an address names; undefined where it names none, or one that makes no sense. */
export function readRoi(query: string): RoiInput | undefined {
  const parts = new URLSearchParams(query).get(roiParameter)?.split(',')
  if (parts?.length !== 4 || !parts.every((part) => /^\d{1,10}(\.\d{1,2})?$/.test(part))) return undefined
  const [monthlyRent = 0, monthlyExpenses = 0, occupancy = 0, purchasePrice = 0] = parts.map(Number)
  if (occupancy > 100 || Math.max(monthlyRent, monthlyExpenses, purchasePrice) > maxDollars) return undefined
  return { monthlyRent, monthlyExpenses, occupancy, purchasePrice }
}

/** The query of an address with these figures, or without any; its other values stay. */
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
