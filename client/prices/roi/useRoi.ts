import { useState } from 'react'
import { readAmount } from '#shared/core/readAmount.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { calculateRoi, defaultExpenses, type RoiInput, roiDefaults } from '#shared/market/roi.ts'

/** What stands in the fields of the calculator: text while it is typed, so that nothing jumps under the fingers. */
interface Fields {
  rent: string
  /** Undefined: they follow the rent. */
  expenses: string | undefined
  price: string
  occupancy: number
}

interface Options {
  /** Figures to start with in the place of the listing's own. */
  given: RoiInput | undefined
  onChange: (input: RoiInput) => void
}

/** The ROI calculator's state for one listing. What is no number counts as 0. */
export function useRoi(listing: Listing, { given, onChange }: Options) {
  const [fields, setFields] = useState(() => (given ? fieldsOf(given) : startOf(listing)))
  const input = inputOf(fields)
  function set(next: Fields) {
    setFields(next)
    onChange(inputOf(next))
  }
  return {
    fields: { ...fields, expenses: expensesOf(fields) },
    change: (changed: Partial<Fields>) => set({ ...fields, ...changed }),
    reset: () => set(startOf(listing)),
    input,
    result: calculateRoi(input),
  }
}

function startOf(listing: Listing): Fields {
  return { ...fieldsOf(roiDefaults(listing)), expenses: undefined }
}

function fieldsOf({ monthlyRent, monthlyExpenses, occupancy, purchasePrice }: RoiInput): Fields {
  return {
    rent: text(monthlyRent),
    // A fifth of the rent is where they start, so they still follow it; a figure of one's own does not.
    expenses: monthlyExpenses === defaultExpenses(monthlyRent) ? undefined : text(monthlyExpenses),
    price: text(purchasePrice),
    occupancy,
  }
}

function expensesOf({ expenses, rent }: Fields): string {
  return expenses ?? text(defaultExpenses(number(rent)))
}

function inputOf(fields: Fields): RoiInput {
  return {
    monthlyRent: number(fields.rent),
    monthlyExpenses: number(expensesOf(fields)),
    occupancy: fields.occupancy,
    purchasePrice: number(fields.price),
  }
}

function text(value: number): string {
  return value === 0 ? '' : String(Math.round(value * 100) / 100)
}

function number(value: string): number {
  return Math.max(0, readAmount(value) ?? 0)
}
