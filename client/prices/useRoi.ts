import { useState } from 'react'
import type { Listing } from '#shared/listings.ts'
import { calculateRoi, defaultExpenses, roiDefaults } from '#shared/roi.ts'

/** What stands in the fields of the calculator: text while it is typed, so that nothing jumps under the fingers. */
interface Fields {
  rent: string
  /** Undefined: they follow the rent. */
  expenses: string | undefined
  price: string
  occupancy: number
}

/** The ROI calculator's state for one listing. What is no number counts as 0. */
export function useRoi(listing: Listing) {
  const start = startOf(listing)
  const [fields, setFields] = useState(start)
  const expenses = fields.expenses ?? text(defaultExpenses(number(fields.rent)))
  const input = {
    monthlyRent: number(fields.rent),
    monthlyExpenses: number(expenses),
    occupancy: fields.occupancy,
    purchasePrice: number(fields.price),
  }
  return {
    fields: { ...fields, expenses },
    change: (changed: Partial<Fields>) => setFields((now) => ({ ...now, ...changed })),
    reset: () => setFields(start),
    input,
    result: calculateRoi(input),
  }
}

function startOf(listing: Listing): Fields {
  const { monthlyRent, occupancy, purchasePrice } = roiDefaults(listing)
  return { rent: text(monthlyRent), expenses: undefined, price: text(purchasePrice), occupancy }
}

function text(value: number): string {
  return value === 0 ? '' : String(Math.round(value * 100) / 100)
}

function number(value: string): number {
  const parsed = Number(value.replaceAll(',', ''))
  return Number.isFinite(parsed) ? Math.max(0, parsed) : 0
}
